export type Weight = 400 | 600

/** Reads a font (TrueType) of assets/fonts/pdf by its file name. */
export type ReadFont = (file: string) => Promise<Uint8Array>

const families: Record<Script, string> = { latin: 'anek-latin', devanagari: 'noto-sans-devanagari' }
const weights: readonly Weight[] = [400, 600]

/** The name under which a document knows the font of a script. */
export function fontName(script: Script, weight: Weight): string {
  return `${families[script]}-${weight}`
}

export async function registerFonts(pdf: PDFKit.PDFDocument, readFont: ReadFont): Promise<void> {
  const scripts = Object.keys(families) as Script[]
  const names = scripts.flatMap((script) => weights.map((weight) => fontName(script, weight)))
  const fonts = await Promise.all(names.map(async (name) => ({ name, data: await readFont(`${name}.ttf`) })))
  for (const { name, data } of fonts) pdf.registerFont(name, data)
}

/** No font has the glyphs of all scripts: each run of a script is set in its own. */
export type Script = 'latin' | 'devanagari'

export interface ScriptRun {
  script: Script
  text: string
}

const letters = '\\u0900-\\u097f\\ua8e0-\\ua8ff\\u25cc\\u200c\\u200d'
/** A space belongs to the run before it. */
const runs = new RegExp(`([${letters}][${letters} \\u00a0]*)|[^${letters}]+`, 'g')

/** Splits a text by script. All but Devanagari is set in the Latin font, which shows a box for a missing character. */
export function splitScriptRuns(text: string): ScriptRun[] {
  return Array.from(text.matchAll(runs), ([run, devanagari]) => ({
    script: devanagari ? 'devanagari' : 'latin',
    text: run
  }))
}
