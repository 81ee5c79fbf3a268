import { searchWords } from './search-text.ts'

/** A part of an excerpt. */
export interface Piece {
  text: string
  /** Whether it is one of the words looked for. */
  isMatch: boolean
}

/** Single letters stand everywhere: with all of them marked nothing stands out, and the page is long. */
const maxMatches = 12
/** In characters. */
const maxWordLength = 60

/** The part of a text around the first match, about `length` characters, in pieces, so that matches can be highlighted. */
export function excerpt(whole: string, words: string, length: number): Piece[] {
  const text = whole.normalize('NFD')
  const pattern = patternOf(searchWords(words))
  const first = Math.max(0, text.search(pattern))
  const from = wordStart(text, Math.max(0, first - Math.floor(length / 3)))
  const space = text.lastIndexOf(' ', from + length)
  const to = from + length >= text.length ? text.length : space > first ? space : from + length
  const shown = text.slice(from, to)
  const pieces: Piece[] = [{ text: from > 0 ? '… ' : '', isMatch: false }]
  let at = 0
  for (const { 0: match, index } of [...shown.matchAll(pattern)].slice(0, maxMatches)) {
    pieces.push({ text: shown.slice(at, index), isMatch: false }, { text: match, isMatch: true })
    at = index + match.length
  }
  pieces.push({ text: shown.slice(at) + (to < text.length ? ' …' : ''), isMatch: false })
  return pieces.filter((piece) => piece.text !== '').map((piece) => ({ ...piece, text: piece.text.normalize() }))
}

/** Finds these normalized words in a decomposed text, with any accents; those that touch are one match. */
function patternOf(words: string[]): RegExp {
  const withAccents = words
    .sort((one, other) => other.length - one.length)
    .map((word) => word.normalize('NFD').replace(/./gsu, (letter) => `${escaped(letter)}[\\u0300-\\u036f]*`))
  return new RegExp(words.length > 0 ? `(?:${withAccents.join('|')})+` : '(?!)', 'giu')
}

function escaped(letter: string): string {
  return letter.replace(/[$()*+.?[\\\]^{|}/]/, '\\$&')
}

/** Where the word at a place begins; the place itself within what is too long for a word. */
function wordStart(text: string, at: number): number {
  const start = at === 0 ? 0 : text.lastIndexOf(' ', at) + 1
  return at - start > maxWordLength ? at : start
}
