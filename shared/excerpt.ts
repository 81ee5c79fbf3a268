import { normalizeForSearch, searchWords } from './search-text.ts'

/** A part of an excerpt. */
export interface Piece {
  text: string
  /** Whether it is one of the words looked for. */
  isMatch: boolean
}

/** Single letters stand everywhere: with all of them marked nothing stands out, and the page is long. */
const maxMatches = 12
/** A text is looked through in parts of this length, in characters: the exact places of matches are dear to find. */
const minPartLength = 2_000
/** In characters. */
const maxWordLength = 60

/** The part of a text around the first match, about `length` characters, in pieces, so that matches can be highlighted. */
export function excerpt(whole: string, words: string, length: number): Piece[] {
  const wanted = searchWords(words)
  const start = startOfPart(whole, wanted, length)
  const text = whole.slice(start, start + Math.max(minPartLength, length) + length)
  const isCutAfter = start + text.length < whole.length
  const { normalized, positions } = normalizeWithPositions(text)
  const matches = joined(
    wanted
      .flatMap((word) => occurrences(normalized, word))
      .map(([start, end]): [number, number] => [positions[start] ?? 0, positions[end] ?? text.length])
      .sort(([a], [b]) => a - b)
  )
  const [first = 0] = matches[0] ?? []
  const from = wordStart(text, Math.max(0, first - Math.floor(length / 3)))
  const to = Math.min(text.length, from + length)
  const shown = matches.filter(([start, end]) => start >= from && end <= to).slice(0, maxMatches)
  const pieces: Piece[] = []
  let at = from
  for (const [start, end] of shown) {
    pieces.push({ text: text.slice(at, start), isMatch: false }, { text: text.slice(start, end), isMatch: true })
    at = end
  }
  const isCut = isCutAfter || to < text.length
  const cut = isCut ? text.lastIndexOf(' ', to) : to
  pieces.push({ text: text.slice(at, Math.max(at, cut)) + (isCut ? ' …' : ''), isMatch: false })
  if (start + from > 0) pieces.unshift({ text: '… ', isMatch: false })
  return pieces.filter((piece) => piece.text !== '')
}

/** Where the part begins that is looked at: some way before the first part with a match, or at the text's own beginning. */
function startOfPart(text: string, wanted: readonly string[], length: number): number {
  const partLength = Math.max(minPartLength, length)
  for (let at = 0; at < text.length; ) {
    const end = at + partLength < text.length ? wordStart(text, at + partLength) : text.length
    // A part without a space is cut within the word.
    const next = end > at ? end : at + partLength
    const normalized = normalizeForSearch(text.slice(at, next))
    if (wanted.some((word) => normalized.includes(word)))
      return at === 0 ? 0 : wordStart(text, Math.max(0, at - length))
    at = next
  }
  return 0
}

/** Matches that overlap or touch, as one. */
function joined(matches: readonly [number, number][]): [number, number][] {
  const result: [number, number][] = []
  for (const [start, end] of matches) {
    const last = result.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else result.push([start, end])
  }
  return result
}

/** The normalized text, and for each of its characters the position in the original. */
function normalizeWithPositions(text: string): { normalized: string; positions: number[] } {
  let normalized = ''
  const positions: number[] = []
  let position = 0
  // By clusters: an accent alone would not be dropped in the same way.
  for (const [cluster] of text.matchAll(/[^\p{M}]\p{M}*|\p{M}+/gsu)) {
    const plain = /^\s$/.test(cluster) ? ' ' : normalizeForSearch(cluster)
    normalized += plain
    for (let index = 0; index < plain.length; index++) positions.push(position)
    position += cluster.length
  }
  return { normalized, positions: [...positions, position] }
}

function occurrences(normalized: string, word: string): [number, number][] {
  const found: [number, number][] = []
  for (let at = normalized.indexOf(word); at >= 0; at = normalized.indexOf(word, at + word.length))
    found.push([at, at + word.length])
  return found
}

/** Where the word at a place begins; the place itself within what is too long for a word. */
function wordStart(text: string, at: number): number {
  const start = at === 0 ? 0 : text.lastIndexOf(' ', at) + 1
  return at - start > maxWordLength ? at : start
}
