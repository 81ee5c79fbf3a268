/** No font has the glyphs of all scripts: each run of a script is set in its own. */
export type Script = 'latin' | 'devanagari'

export interface ScriptRun {
  script: Script
  text: string
}

const devanagari = /[\u0900-\u097f\ua8e0-\ua8ff\u25cc\u200c\u200d]/
/** Belongs to the run before it. */
const space = /[ \u00a0]/

/** Splits a text by script. What is not Devanagari is set in the Latin font, which shows what it lacks as a box. */
export function splitScriptRuns(text: string): ScriptRun[] {
  const runs: ScriptRun[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const script = last && space.test(character) ? last.script : scriptOf(character)
    if (last?.script === script) last.text += character
    else runs.push({ script, text: character })
  }
  return runs
}

function scriptOf(character: string): Script {
  return devanagari.test(character) ? 'devanagari' : 'latin'
}
