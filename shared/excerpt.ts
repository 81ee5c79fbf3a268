export interface Piece {
  text: string
  /** True for one of the searched words. */
  isMatch: boolean
}

/** With too many marks nothing stands out, and the page is long. */
const maxMatches = 12

/** In characters; a longer word may be cut. */
const maxWordLength = 60

/** Letters and digits with nothing but the signs of a number or a name between them. */
const word = /[\p{L}\p{M}\p{N}\u200c\u200d]+(?:[,'’][\p{L}\p{M}\p{N}]+)*/gu

/** A line that reads as a sentence: no heading, name, figure, item of a list or row of a table. */
const sentence = /^[^\p{Ll}•].{38,}[.!?।]["”’)]?$/u

/** Returns the sentences of a text; all of it where it has none. */
export function readable(text: string): string {
  const sentences = text.split('\n').filter((line) => sentence.test(line))
  return sentences.join(' ') || text
}

/** Of a text's lines, each a block of its page: a sentence before others, then the most of the words, then the longest. */
function bestLine(whole: string, isMatch: (word: string) => boolean) {
  const lines = whole.split('\n').map((line) => {
    const text = line.replace(/\s{2,}|[^\S ]/g, ' ').trim()
    const matches = matchesIn(text, isMatch)
    const count = countOf(matches)
    return {
      text,
      matches,
      rank: Number(sentence.test(text)) * (count > 0 ? 100 : 1) + count * 2 + Math.min(text.length, 99) / 100
    }
  })
  return lines.reduce((best, line) => (line.rank > best.rank ? line : best))
}

interface Match {
  found: string
  index: number
}

function matchesIn(text: string, isMatch: (word: string) => boolean): Match[] {
  const matches: Match[] = []
  // `matchAll` makes several objects for each word of a text: for the fifty of a search they were half of all that it left to collect.
  text.replace(word, (found, index: number) => {
    if (isMatch(found)) matches.push({ found, index })
    return ''
  })
  return matches
}

const countOf = (matches: readonly Match[]) => new Set(matches.map(({ found }) => found.toLowerCase())).size

/**
 * The part of a text in which most words match, of one block and about `length` characters, cut between sentences or words, in
 * pieces to mark matches. @param isMatch of a word as it stands in the text
 */
export function excerpt(whole: string, isMatch: (word: string) => boolean, length: number): Piece[] {
  const { text, matches } = bestLine(whole, isMatch)
  const before = Math.floor(length / 3)
  const countIn = (from: number, to: number) => countOf(matches.filter(({ index }) => index >= from && index < to))
  const best = matches.reduce(
    (best, { index }) => {
      const count = countIn(index, index + length - before)
      return count > best.count ? { index, count } : best
    },
    { index: 0, count: 0 }
  )
  // From the beginning of its sentence, where that is near.
  const lastEnd = (at: number) => Math.max(...['. ', '? ', '! ', '। '].map((mark) => text.lastIndexOf(mark, at)))
  const end = lastEnd(best.index)
  const isNear = end > 0 && best.index - end < length / 2
  const start = best.index <= before ? 0 : isNear ? end + 2 : text.lastIndexOf(' ', best.index - before) + 1
  // Earlier, where too little of the text follows.
  const latest = text.length > length ? text.indexOf(' ', text.length - length) + 1 : 0
  const from = best.index - start > length / 2 + maxWordLength ? best.index - before : Math.min(start, latest)
  const space = text.lastIndexOf(' ', from + length)
  // To the end of a sentence, where none of the words stands behind it.
  const stop = lastEnd(from + length) + 1
  const isWhole = stop > from + length / 2 && countIn(best.index, stop) === best.count
  const cut = isWhole ? stop : space > best.index ? space : from + length
  const to = from + length >= text.length ? text.length : cut
  const pieces: Piece[] = [{ text: from > 0 && !(isNear && from === end + 2) ? '… ' : '', isMatch: false }]
  let at = from
  const shown = matches.filter(({ found, index }) => index >= from && index + found.length <= to)
  for (const { found, index } of shown.slice(0, maxMatches)) {
    pieces.push({ text: text.slice(at, index), isMatch: false }, { text: found, isMatch: true })
    at = index + found.length
  }
  pieces.push({ text: text.slice(at, to) + (isWhole || to === text.length ? '' : ' …'), isMatch: false })
  return pieces.filter((piece) => piece.text !== '')
}
