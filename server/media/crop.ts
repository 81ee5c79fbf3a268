import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { projectFolder } from '../project-folder.ts'
import { allowLoaders } from './pictures.ts'

/** The file of a picture by its name: without a folder it is an upload, else it is below `assets`. */
export function pictureFile(name: string, uploads: string): string {
  return path.join(name.includes('/') ? path.join(projectFolder, 'assets') : uploads, name)
}

/** The middle of a picture of the program's own, as JPEG of this size, px. Undefined where it cannot be read. */
export async function cropPicture(file: string, width: number, height: number): Promise<Uint8Array | undefined> {
  // The formats of the program's own pictures.
  allowLoaders(['image/jpeg', 'image/png'])
  try {
    return await sharp(await readFile(file))
      .resize({ width: Math.round(width), height: Math.round(height), fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer()
  } catch {
    return undefined
  }
}
