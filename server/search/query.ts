import { saysSomething, termsOf } from '../../shared/search-terms.ts'
import { limitSearch } from '../../shared/search-text.ts'
import type { Db } from '../database/db.ts'
import { knownWords, wordsBeginning, wordsNear } from './index-table.ts'

/** One way to say a part of a query. */
export interface Alternative {
  words: readonly string[]
  /** The words stand side by side in this order, not just on the same page. */
  isPhrase: boolean
  /** 1 for the typed word, less for one that may be meant. */
  weight: number
}

/** A word of a query, or a few that have a synonym, with all alternatives. */
export type Group = readonly Alternative[]

export interface Query {
  groups: readonly Group[]
  /** All words as they were typed. */
  phrase: Alternative
  /** It has nothing but stop words: it finds only pages with such a title. */
  isWhole: boolean
}

/** The words that queries are read with. */
export interface Vocabulary {
  db: Db
  /** Lists of phrases that mean the same. */
  synonyms: readonly (readonly (readonly string[])[])[]
  /** The words of the pages without records. */
  pageWords: ReadonlySet<string>
  /** The names by which the company knows the place of a pincode. */
  placeOf(pincode: string): Promise<string[]>
}

const maxWords = 12
const weights = { synonym: 0.9, joined: 0.9, typo: 0.7 }

/** Reads a query from a typed text. Without groups it finds nothing. */
export async function readQuery(text: string, vocabulary: Vocabulary): Promise<Query> {
  const words = termsOf(limitSearch(text)).slice(0, maxWords)
  const isWhole = !words.some(saysSomething)
  const groups: Group[] = []
  for (let at = 0; at < words.length; ) {
    const { length, others } = synonymsAt(words, at, vocabulary)
    const own = words.slice(at, at + length)
    const [word = ''] = own
    if (length === 1 && others.length === 0 && !isWhole && !saysSomething(word)) {
      at++
      continue
    }
    const meant = length === 1 ? await meantBy(word, [words[at - 1], words[at + 1]], others.length > 0, vocabulary) : []
    groups.push([
      { words: own, isPhrase: false, weight: 1 },
      ...others.map((words) => ({ words, isPhrase: true, weight: weights.synonym })),
      ...meant
    ])
    at += length
  }
  return { groups, phrase: { words, isPhrase: true, weight: 1 }, isWhole }
}

/** Finds the longest phrase of the synonyms that begins there: its length, and its synonyms; else the length of the word alone. */
function synonymsAt(words: readonly string[], at: number, { synonyms }: Vocabulary) {
  const begins = (phrase: readonly string[]) =>
    phrase.length > 0 && phrase.every((word, index) => word === words[at + index])
  const length = Math.max(1, ...synonyms.flat().map((phrase) => (begins(phrase) ? phrase.length : 0)))
  const own = words.slice(at, at + length).join(' ')
  const lists = synonyms.filter((list) => list.some((phrase) => phrase.join(' ') === own))
  return { length, others: lists.flat().filter((phrase) => phrase.length > 0 && phrase.join(' ') !== own) }
}

/** The meanings of a word: two words, one with a neighbour, a place; and where it is in no page, a word without the typo. */
async function meantBy(
  word: string,
  neighbours: readonly (string | undefined)[],
  hasSynonyms: boolean,
  vocabulary: Vocabulary
): Promise<Alternative[]> {
  const { db, pageWords, placeOf } = vocabulary
  if (/^\d+$/.test(word)) {
    const places = word.length === 6 ? await placeOf(word) : []
    return places.map((place) => ({ words: termsOf(place), isPhrase: true, weight: weights.synonym }))
  }
  const letters = Array.from(word)
  const cuts = letters.length < 5 ? [] : letters.slice(3).map((_, index) => index + 2)
  const pairs = cuts.map((cut) => termsOf(`${letters.slice(0, cut).join('')} ${letters.slice(cut).join('')}`))
  const [before, after] = neighbours
  const joined = [before && before + word, after && word + after].filter((both) => both !== undefined && both !== '')
  const candidates = [...new Set([word, ...pairs.flat(), ...joined.map(String)])]
  const inIndex = await knownWords(db, candidates)
  const isKnown = (one: string) => inIndex.has(one) || pageWords.has(one)
  const found = [
    ...pairs.filter((pair) => pair.every((part) => isKnown(part) || !saysSomething(part))),
    ...joined.filter((both) => isKnown(String(both))).map((both) => [String(both)])
  ]
  if (found.length > 0 || hasSynonyms || isKnown(word) || letters.length < 5)
    return found.map((words) => ({ words, isPhrase: true, weight: weights.joined }))
  if ((await wordsBeginning(db, word, 1)).length > 0 || [...pageWords].some((other) => other.startsWith(word)))
    return []
  const near = new Set([...(await wordsNear(db, word)), ...pageWords])
  const right = [...near].filter((other) => isOneTypo(word, other)).sort()
  return right.slice(0, maxWords).map((other) => ({ words: [other], isPhrase: true, weight: weights.typo }))
}

/** True where two words differ by one letter: another, missing, added, or in the place of its neighbour. */
export function isOneTypo(one: string, other: string): boolean {
  const letters = [Array.from(one), Array.from(other)]
  const [short = [], long = []] = letters.sort((first, second) => first.length - second.length)
  if (long.length - short.length > 1) return false
  const at = short.findIndex((letter, index) => letter !== long[index])
  if (at === -1) return long.length > short.length
  const rest = (letters: string[], from: number) => letters.slice(from).join('')
  if (long.length > short.length) return rest(short, at) === rest(long, at + 1)
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return rest(short, at + 1) === rest(long, at + 1) || (isSwapped && rest(short, at + 2) === rest(long, at + 2))
}
