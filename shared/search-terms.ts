import { normalizeForSearch } from './search-text.ts'
import { stopWords } from './stop-words.ts'

/** In characters; longer ones are looked for by their beginning. */
const maxWordLength = 40

/**
 * The words of a text as the site's search compares them, in their order: normalized, digits apart from letters (`3kw` is `3 kw`),
 * English ones by their stems. Amounts lose their commas, Indian digits are those of English.
 */
export function termsOf(text: string): string[] {
  const plain = normalizeForSearch(text)
    .replace(/\u200c|\u200d|['’]/g, '')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/(?<=\d),(?=\d)/g, '')
  const words = plain.match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? []
  return words.map(termOf)
}

/** Texts repeat their words, and a stem takes longer than all else. Of a long word V8 would keep the text that it was cut from. */
const terms = new Map<string, string>()
const maxTerms = 20_000
const maxKeptLength = 12

function termOf(word: string): string {
  const term = terms.get(word) ?? (stopWords.has(word) ? word : stemOf(word).slice(0, maxWordLength))
  if (terms.size === maxTerms) terms.clear()
  if (word.length <= maxKeptLength) terms.set(word, term)
  return term
}

/** True unless it is a stop word, which searches ignore beside other words. */
export function saysSomething(word: string): boolean {
  return !stopWords.has(word)
}

/**
 * The stem of an English word, so that `subsidies` is `subsidy`, and `metering` `meter`. Other words are their own stems: Hindi and
 * Marathi endings are found as words that begin alike.
 */
function stemOf(word: string): string {
  if (!/^[a-z]{4,40}$/.test(word)) return word
  const singular = word.replace(/ies$/, 'y').replace(/(?<=ss|sh|ch|x)es$|(?<![sui]|^new)s$/, '')
  const base = singular.replace(/(?<=[aeiouy].*[a-z]{2,})(?:ing|(?<!e)ed)$/, '')
  const stem = base.length < 4 ? singular : base.replace(/([bdgmnprt])\1$/, base === singular ? '$&' : '$1')
  return stem.replace(/(?<=.{3})y$/, 'i').replace(/(?<=.{4})e$/, '')
}
