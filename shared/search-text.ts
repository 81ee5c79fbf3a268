const latinAccents = /[\u0300-\u036f]/g

/**
 * Text as searches compare it: without case, Latin accents and compatibility forms. Vowel signs of Indian scripts are
 * letters, not accents, and stay. Both databases compare normalized text byte by byte, and so find the same.
 */
export function normalizeForSearch(text: string): string {
  return text.normalize('NFKD').replace(latinAccents, '').toLowerCase().normalize('NFC').trim()
}

/** The words of a normalized text, without those within another one, which are found with it. */
export function withoutContainedWords(text: string): string {
  const longestFirst = text.split(/\s+/).toSorted((one, other) => other.length - one.length)
  let kept = ''
  for (const word of longestFirst) if (!kept.includes(word)) kept += `${word}\n`
  return kept.trimEnd()
}

/** The longest search, in characters; more is cut off. */
export const maxSearchLength = 120
/** Each word is a condition of its own, and is looked for in every text. */
const maxSearchWords = 12

/** The typed search with single spaces and within the limits; '' for nothing. */
export function limitSearch(typed: string | null | undefined): string {
  const words = (typed ?? '')
    .slice(0, 10 * maxSearchLength)
    .trim()
    .split(/\s+/)
    .slice(0, maxSearchWords)
    .join(' ')
  return Array.from(words).slice(0, maxSearchLength).join('').trimEnd()
}

/** The normalized words of a search, each once, within the limits. */
export function splitSearch(text: string | undefined): string[] {
  const words = new Set(normalizeForSearch(limitSearch(text)).split(/\s+/))
  return [...words].filter((word) => word !== '').slice(0, maxSearchWords)
}
