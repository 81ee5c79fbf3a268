import { monthName } from '../../shared/indian-format.ts'
import type { Language } from '../../shared/languages.ts'

/** Of Devanagari a letter is several characters. */
const letters = new Intl.Segmenter('hi')

/** The first letter of a month's name, and the next two. @param month counted from 0 */
export function monthLetters(month: number, language: Language): readonly [first: string, more: string] {
  const [first = '', ...more] = [...letters.segment(monthName(month, language))].map(({ segment }) => segment)
  return [first, more.slice(0, 2).join('')]
}
