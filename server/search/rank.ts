import { termsOf } from '../../shared/search-terms.ts'
import type { Alternative, Group, Query } from './query.ts'

/** The words of a text in their order. A list of where each one stands would be more to make, and to collect, than a walk through them. */
type Words = readonly string[]

export interface Doc {
  title: Words
  text: Words
}

export function docOf(title: string, text: string): Doc {
  return { title: termsOf(title), text: termsOf(text) }
}

const weights = {
  title: 10,
  /** Of a title that has the query's words and no others. */
  wholeTitle: 6,
  /** Of all words side by side. */
  phrase: 4,
  beginning: 0.5,
  /** Numbers and units are in many names: they say little of a page's subject. */
  number: 0.15
}

const isMeasure = (word: string) => /^(?:\d+|k?wh?|kva|hp|watt|volt|ah)$/.test(word)

/**
 * Counts the groups of a query that a page has, and rates it: title before text, whole words before beginnings, frequent words
 * before single ones.
 */
export function rankOf({ groups, phrase }: Query, { title, text }: Doc) {
  let [matched, score, inTitle] = [0, 0, 0]
  for (const group of groups) {
    const [titleCount, textCount] = [bestOf(group, title), bestOf(group, text)]
    if (titleCount === 0 && textCount === 0 && !isSpread(group, title, text)) continue
    matched++
    const telling = group.every(({ words }) => words.every(isMeasure)) ? weights.number : 1
    score += weights.title * telling * Math.min(1, titleCount) + Math.log2(1 + textCount)
    if (titleCount > 0) inTitle += telling
  }
  if (title.length > 0) score += (weights.wholeTitle * inTitle) / Math.max(title.length, groups.length)
  if (phrase.words.length > 1 && bestOf([phrase], title) > 0 && inTitle >= 1) score += weights.phrase
  if (phrase.words.length > 1) score += Math.min(weights.phrase, Math.log2(1 + bestOf([phrase], text)))
  return { matched, score }
}

/** Counts the best of the alternatives in a text, less where it was not typed. */
function bestOf(group: Group, text: Words): number {
  return Math.max(...group.map((alternative) => alternative.weight * countOf(alternative, text)))
}

/** True where the typed words are all there, some in the title and others in the text. */
function isSpread([typed]: Group, title: Words, text: Words): boolean {
  return typed?.words.every((word) => countWord(word, typed, title) + countWord(word, typed, text) > 0) === true
}

function countOf(alternative: Alternative, text: Words): number {
  const { words, isPhrase } = alternative
  if (words.length === 1 || !isPhrase) return Math.min(...words.map((word) => countWord(word, alternative, text)))
  const [first = '', ...others] = words
  const isNext = (start: number) => (word: string, index: number) =>
    isWordOf(text[start + index + 1] ?? '', word, alternative)
  return text.filter((word, start) => word === first && others.every(isNext(start))).length
}

function countWord(word: string, alternative: Alternative, text: Words): number {
  const isBegun = canBegin(word, alternative)
  let [whole, begun] = [0, 0]
  for (const other of text)
    if (other === word) whole++
    else if (isBegun && other.startsWith(word)) begun++
  return whole || weights.beginning * begun
}

/** True where a word of a text is the wanted one, or begins with it. */
function isWordOf(word: string, wanted: string, alternative: Alternative): boolean {
  return word === wanted || (canBegin(wanted, alternative) && word.startsWith(wanted))
}

/**
 * A number is looked for as a whole, and one or two letters begin too many words. An alternative that was not typed
 * begins words of Hindi and Marathi, which have endings: `surya` is not `Suryavayu`.
 */
export function canBegin(word: string, { weight }: Alternative): boolean {
  return word.length > 2 && !/^\d/.test(word) && (weight === 1 || !/^[a-z]/.test(word))
}

/** Tells of a piece of a text, without spaces, whether it is one of the words looked for. */
export function matcherOf({ groups }: Query): (piece: string) => boolean {
  const wanted = groups.flat().flatMap((alternative) => alternative.words.map((word) => ({ word, alternative })))
  const known = new Map<string, boolean>()
  return (piece) => {
    const isMatch =
      known.get(piece) ?? termsOf(piece).some((word) => wanted.some((one) => isWordOf(word, one.word, one.alternative)))
    known.set(piece, isMatch)
    return isMatch
  }
}
