/** No font has the glyphs of all scripts: each run of a script is set in its own. */
export type Script = 'latin' | 'devanagari'

export interface ScriptRun {
  script: Script
  text: string
}

const letters = '\\u0900-\\u097f\\ua8e0-\\ua8ff\\u25cc\\u200c\\u200d'
/** A space belongs to the run before it. */
const runs = new RegExp(`([${letters}][${letters} \\u00a0]*)|[^${letters}]+`, 'g')

/** Splits a text by script. What is not Devanagari is set in the Latin font, which shows what it lacks as a box. */
export function splitScriptRuns(text: string): ScriptRun[] {
  return Array.from(text.matchAll(runs), ([run, devanagari]) => ({
    script: devanagari ? 'devanagari' : 'latin',
    text: run
  }))
}
