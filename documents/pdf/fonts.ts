import latinRegular from '../../assets/fonts/export/anek-latin-400.woff?url'
import latinBold from '../../assets/fonts/export/anek-latin-600.woff?url'
import latinExtRegular from '../../assets/fonts/export/anek-latin-ext-400.woff?url'
import latinExtBold from '../../assets/fonts/export/anek-latin-ext-600.woff?url'
import devanagariRegular from '../../assets/fonts/export/noto-sans-devanagari-400.woff?url'
import devanagariBold from '../../assets/fonts/export/noto-sans-devanagari-600.woff?url'
import { type Face, fontName, type Weight } from './script-runs.ts'
import { unpackWoff } from './woff.ts'

const files: Record<Face, Record<Weight, string>> = {
  latin: { regular: latinRegular, bold: latinBold },
  latinExt: { regular: latinExtRegular, bold: latinExtBold },
  devanagari: { regular: devanagariRegular, bold: devanagariBold }
}

/** Gives a document all fonts, each by the name that `fontName` tells. */
export async function registerFonts(document: PDFKit.PDFDocument): Promise<void> {
  const wanted = Object.entries(files).flatMap(([face, weights]) =>
    Object.entries(weights).map(([weight, url]) => ({ name: fontName(face as Face, weight as Weight), url }))
  )
  const loaded = await Promise.all(wanted.map(async ({ name, url }) => ({ name, font: await loadFont(url) })))
  for (const { name, font } of loaded) document.registerFont(name, font)
}

async function loadFont(url: string): Promise<Uint8Array> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The font ${url} could not be loaded.`)
  return await unpackWoff(await response.arrayBuffer())
}
