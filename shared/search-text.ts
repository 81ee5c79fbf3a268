const latinAccents = /[\u0300-\u036f]/g

/**
 * Text as searches compare it: without case, Latin accents and compatibility forms. Vowel signs of Indian scripts are
 * letters, not accents, and stay. Both databases compare normalized text byte by byte, and so find the same.
 */
export function normalizeForSearch(text: string): string {
  return text.normalize('NFKD').replace(latinAccents, '').toLowerCase().normalize('NFC').trim()
}

/** The normalized words of a search, each once. */
export function searchWords(text: string | undefined): string[] {
  return [...new Set(normalizeForSearch(text ?? '').split(/\s+/))].filter((word) => word !== '')
}

/** A part of an excerpt. */
export interface Piece {
  text: string
  /** Whether it is one of the words looked for. */
  isMatch: boolean
}

/**
 * The part of a text around the first match, in pieces, so that matches can be highlighted.
 * @param length about how many characters the part has
 */
export function excerpt(text: string, words: string, length: number): Piece[] {
  const { normalized, positions } = normalizeWithPositions(text)
  const matches = searchWords(words)
    .flatMap((word) => occurrences(normalized, word))
    .map(([start, end]): [number, number] => [positions[start] ?? 0, positions[end] ?? text.length])
    .sort(([a], [b]) => a - b)
  const [first = 0] = matches[0] ?? []
  const from = wordStart(text, Math.max(0, first - Math.floor(length / 3)))
  const to = Math.min(text.length, from + length)
  const pieces: Piece[] = []
  let at = from
  for (const [start, end] of matches) {
    if (start < at || end > to) continue
    pieces.push({ text: text.slice(at, start), isMatch: false }, { text: text.slice(start, end), isMatch: true })
    at = end
  }
  const cut = to < text.length ? text.lastIndexOf(' ', to) : to
  pieces.push({ text: text.slice(at, Math.max(at, cut)) + (to < text.length ? ' …' : ''), isMatch: false })
  if (from > 0) pieces.unshift({ text: '… ', isMatch: false })
  return pieces.filter((piece) => piece.text !== '')
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

function wordStart(text: string, at: number): number {
  return at === 0 ? 0 : text.lastIndexOf(' ', at) + 1
}
