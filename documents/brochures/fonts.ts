import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { projectFolder } from '../../server/project-folder.ts'
import { type Face, fontName, type Weight } from '../pdf/script-runs.ts'
import { unpackWoff } from '../pdf/woff.ts'

const folder = path.join(projectFolder, 'assets', 'fonts', 'export')
const families: Record<Face, string> = {
  latin: 'anek-latin',
  latinExt: 'anek-latin-ext',
  devanagari: 'noto-sans-devanagari'
}
const weights: Record<Weight, string> = { regular: '400', bold: '600' }

/** Gives a document all fonts, each by the name that `fontName` tells. */
export async function registerFonts(document: PDFKit.PDFDocument): Promise<void> {
  for (const [face, family] of Object.entries(families)) {
    for (const [weight, number] of Object.entries(weights)) {
      const woff = await readFile(path.join(folder, `${family}-${number}.woff`))
      const font = await unpackWoff(new Uint8Array(woff).buffer)
      document.registerFont(fontName(face as Face, weight as Weight), font)
    }
  }
}
