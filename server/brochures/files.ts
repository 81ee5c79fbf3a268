import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { BrochureFiles } from '../../documents/brochures/brochure.ts'
import { projectFolder } from '../project-folder.ts'

const assets = path.join(projectFolder, 'assets')
/** Dots per mm of paper: sharp on a home printer, and small enough to be mailed. */
const density = 6

/** @param uploads the folder of the uploaded pictures */
export function brochureFiles(uploads: string): BrochureFiles {
  return {
    readFont: (file) => readFile(path.join(assets, 'fonts', 'pdf', file)),
    readPicture: (name, width, height) =>
      cropPicture(path.join(name.includes('/') ? assets : uploads, name), width, height)
  }
}

async function cropPicture(file: string, width: number, height: number): Promise<Uint8Array | undefined> {
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
