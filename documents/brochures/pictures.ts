import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** Dots for each mm of paper: sharp when printed at home, and small enough to be sent on. */
const density = 6

/** Reads pictures and cuts them to the shape of their place, as a brochure shows them. */
export interface Pictures {
  /** An uploaded picture; undefined where there is none, or it cannot be read. @param width and height in mm */
  upload(name: string | null, width: number, height: number): Promise<Buffer | undefined>
  /** A picture of the program's own, by its path below assets. */
  own(name: string, width: number, height: number): Promise<Buffer | undefined>
}

/** @param uploads the folder of the uploads @param assets the program's own folder of pictures */
export function readPictures(uploads: string, assets: string): Pictures {
  return {
    upload: async (name, width, height) => (name ? await cut(path.join(uploads, name), width, height) : undefined),
    own: (name, width, height) => cut(path.join(assets, name), width, height)
  }
}

async function cut(file: string, width: number, height: number): Promise<Buffer | undefined> {
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(await readFile(file))
      .resize({ width: Math.round(width * density), height: Math.round(height * density), fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer()
  } catch {
    return undefined
  }
}
