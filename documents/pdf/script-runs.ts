/** The families of which a text is put together: none holds all scripts. */
export type Face = 'latin' | 'latinExt' | 'devanagari'
export type Weight = 'regular' | 'bold'

/** A piece of text that one family can show. */
export interface Run {
  face: Face
  text: string
}

/** The name under which a document knows a family in a weight. */
export function fontName(face: Face, weight: Weight): string {
  return `${face}-${weight}`
}

const devanagari = /[\u0900-\u097f\ua8e0-\ua8ff\u25cc\u200c\u200d]/
const latin = /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2000-\u200b\u200e-\u206f\u20ac\u2122\u2212]/
/** What takes the family of the text before it, as far as that has it. */
const shared = /[ \u00a0]/

/** Parts a text by script. A character that no family has is shown as a box. */
export function splitRuns(text: string): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const face = last && shared.test(character) ? last.face : faceOf(character)
    if (last?.face === face) last.text += character
    else runs.push({ face, text: character })
  }
  return runs
}

function faceOf(character: string): Face {
  if (latin.test(character)) return 'latin'
  return devanagari.test(character) ? 'devanagari' : 'latinExt'
}
