import { isDeepStrictEqual } from 'node:util'
import { staticPages } from '../../collections/static-pages.ts'
import { excerpt, type Piece } from '../../shared/excerpt.ts'
import { defaultLanguage, type Language } from '../../shared/languages.ts'
import { saysSomething, termsOf } from '../../shared/search-terms.ts'
import type { TextKey } from '../../texts/catalogue.ts'
import { findArea } from '../content/find-area.ts'
import { perEdition } from '../content/revision.ts'
import type { Db } from '../database/db.ts'
import type { Services } from '../services.ts'
import { type Entry, entriesOf, foundBy, idOf, sectionsOf } from './entries.ts'
import { allOf, anyOf, findKeys, type Place, type Wanted, wantedWord } from './index-table.ts'
import { countMiss } from './misses.ts'
import { type Group, type Query, readQuery } from './query.ts'
import { canBegin, type Doc, docOf, matcherOf, rankOf } from './rank.ts'

export interface Hit {
  /** The name of the collection whose record it shows; 'page' for one of the others. */
  kind: string
  /** The visitors' word for this kind. */
  label: TextKey
  /** The text's language: English where the page is not translated. */
  language: Language
  path: string
  /** The file name of the record's first picture. */
  picture?: string | undefined
  /** Its named figures, a line each. */
  figures?: string | undefined
  title: readonly Piece[]
  /** The part of its text where most words are, about two lines. */
  excerpt: readonly Piece[]
}

export interface SearchResult {
  hits: readonly Hit[]
  /** No page has all of the query: these have most of it. */
  isPartial: boolean
  /** The ids of a collection's matching records, a thousand at most: those among the hits first, then the others, newest first. */
  idsOf(collection: string): Promise<number[]>
}

/** A page before it is ranked. */
interface Found extends Pick<Hit, 'kind' | 'label' | 'language' | 'path' | 'picture' | 'figures'> {
  /** Of a record, in the index. */
  key?: number
  title: string
  text: string
  doc: Doc
}

interface Pages {
  pages: readonly Found[]
  words: ReadonlySet<string>
}

const maxHits = 50
/** Records that are compared with a query; the index gives the others no better place. */
const maxCompared = 40
/** Records of one collection that are listed page by page, at most. */
const maxListed = 1_000
/** A page without records answers more than a record that says the same. */
const pageBonus = 1.5
/** They mention everything: where one is not the best answer it is among the last. */
const overviews: readonly string[] = ['/', '/about']
/** In characters. */
const excerptLength = 150

export type Search = ReturnType<typeof createSearch>

/**
 * Finds pages by their words, the best first; each page once.
 * @param readPageTexts reads the texts of public pages, by their paths
 */
export function createSearch(
  services: Pick<Services, 'db' | 'limits' | 'log' | 'reader' | 'readEdition' | 'readTexts' | 'today'>,
  readPageTexts: (paths: readonly string[], language: Language) => Promise<string[]>
) {
  const { db, limits, log, reader, readEdition, readTexts, today } = services
  const readSynonyms = perEdition(readEdition, async () => {
    const rows = await db.selectFrom('synonym').select('words').orderBy('id').execute()
    return rows.map(({ words }) => words.split('\n').map(termsOf))
  })
  const readPages = new Map<Language, () => Promise<Pages>>()

  async function pagesIn(language: Language): Promise<Pages> {
    const { texts } = await readTexts(language)
    const read = (paths: readonly string[]) => readPageTexts(paths, language)
    const shown = staticPages.filter(({ lead }) => !lead).map(({ path }) => path)
    const textByPath = new Map((await read(shown)).map((text, index) => [shown[index], text]))
    const pages = staticPages.map(({ path, title: key, lead }): Found => {
      const title = texts(key)
      const text = textByPath.get(path) ?? ''
      const doc = docOf(title, text)
      return { kind: 'page', label: 'search.page', language, path, title, text: lead ? texts(lead) : text, doc }
    })
    return { pages, words: new Set(pages.flatMap(({ doc }) => [...doc.title, ...doc.text])) }
  }

  async function staticPagesIn(language: Language): Promise<Pages> {
    const known = readPages.get(language) ?? perEdition(readEdition, () => pagesIn(language))
    readPages.set(language, known)
    // Records are found, too, while one of the pages fails.
    return await known().catch((err) => {
      log.error({ err }, 'pages without records cannot be searched')
      return { pages: [], words: new Set<string>() }
    })
  }

  return async function search(words: string, language: Language = defaultLanguage): Promise<SearchResult> {
    const [synonyms, { pages, words: pageWords }] = await Promise.all([readSynonyms(), staticPagesIn(language)])
    const placeOf = async (pincode: string) => [(await findArea(reader, pincode))?.district ?? []].flat()
    const query = await readQuery(words, { db, synonyms, pageWords, placeOf })
    if (query.groups.length === 0) return { hits: [], isPartial: false, idsOf: async () => [] }
    const inLanguages = [...new Set([language, defaultLanguage])]
    const attempts = await attemptsOf(query)
    const records = await Promise.all(inLanguages.map((one) => findRecords(attempts, one)))
    const ranked = ranksOf(query, [...pages, ...records.flat()], language)
    const isMissing = !ranked.some(({ matched }) => matched === query.groups.length)
    if (isMissing)
      await countMiss(limits, db, words, today()).catch((err) => log.error({ err }, 'a search was not counted'))
    const idsOf = async (collection: string) => {
      const wanted = allOf(attempts.at(-1) ?? [])
      // A query of stop words finds only titles, which are all among the hits.
      const places = query.isWhole ? [] : inLanguages.map((one) => ({ scope: 'anywhere', language: one }) as const)
      const all = places.map((place) => findKeys(db, wanted, place, maxListed, sectionsOf(collection)))
      const first = ranked.flatMap(({ key, kind }) => (key !== undefined && kind === collection ? key : []))
      return [...new Set([...first, ...(await Promise.all(all)).flat()].map(idOf))]
    }
    return { hits: hitsOf(query, ranked), isPartial: isMissing && ranked.length > 0, idsOf }
  }

  /** The conditions of each group: its words, and then, where that finds more, words that begin with them. */
  async function attemptsOf({ groups }: Query): Promise<Wanted[][]> {
    const inIndex = (begins: boolean) => Promise.all(groups.map((group) => wantedOf(db, group, begins)))
    const wholeWords = await inIndex(false)
    const beginnings = await inIndex(true)
    return isDeepStrictEqual(wholeWords, beginnings) ? [wholeWords] : [wholeWords, beginnings]
  }

  /** Those that have all of the query first; where there are none, those that have most of it. */
  async function findRecords(attempts: readonly (readonly Wanted[])[], language: Language): Promise<Found[]> {
    const keys = new Set<number>()
    const add = async (wanted: Wanted, scope: Place['scope']) => {
      for (const key of await findKeys(db, wanted, { scope, language }, maxCompared, sectionsOf())) keys.add(key)
    }
    for (const groups of attempts) {
      if (keys.size < maxCompared) await add(allOf(groups), 'title')
      if (keys.size < maxCompared) await add(allOf(groups), 'anywhere')
    }
    for (const groups of attempts) {
      const butOne = groups.map((_, left) => allOf(groups.filter((_, index) => index !== left)))
      if (keys.size === 0 && groups.length > 2) await add(anyOf(butOne), 'anywhere')
      if (keys.size === 0 && groups.length > 1) await add(anyOf(groups), 'title')
      if (keys.size === 0 && groups.length > 1) await add(anyOf(groups), 'anywhere')
    }
    return (await entriesOf(db, [...keys])).map(foundRecord)
  }
}

function foundRecord({ collection, ...entry }: Entry): Found {
  return {
    ...entry,
    kind: collection.name,
    label: collection.onSite.group.heading,
    doc: docOf(entry.title, foundBy({ collection, ...entry }))
  }
}

async function wantedOf(db: Db, group: Group, begins: boolean): Promise<Wanted> {
  const alternatives = group.map(async (alternative) => {
    const { words } = alternative
    const telling = words.some(saysSomething) ? words.filter(saysSomething) : words
    return allOf(await Promise.all(telling.map((word) => wantedWord(db, word, begins && canBegin(word, alternative)))))
  })
  return anyOf(await Promise.all(alternatives))
}

/** The pages that have as much of the query as any has: those in the language first, the best first, each once. */
function ranksOf(query: Query, pages: readonly Found[], language: Language) {
  const wanted = query.phrase.words.join(' ')
  const ranked = pages
    .map((page) => ({ ...page, ...rankOf(query, page.doc) }))
    .filter(({ matched, doc }) => matched > 0 && (!query.isWhole || doc.title.join(' ') === wanted))
  const most = Math.max(...ranked.map(({ matched }) => matched))
  const isOwn = (page: Found) => Number(page.language === language)
  const scoreOf = ({ kind, score }: (typeof ranked)[number]) => score + (kind === 'page' ? pageBonus : 0)
  const sorted = ranked
    .filter(({ matched }) => matched === most)
    .toSorted((one, other) => isOwn(other) - isOwn(one) || scoreOf(other) - scoreOf(one))
  const isLate = (page: Found) => Number(page !== sorted[0] && overviews.includes(page.path))
  return sorted
    .toSorted((one, other) => isOwn(other) - isOwn(one) || isLate(one) - isLate(other))
    .filter((page, index, all) => !all.slice(0, index).some((before) => isSamePage(before, page)))
    .slice(0, maxHits)
}

/** True where two have one address, or are a page and a record of one title. */
function isSamePage(one: Found, other: Found): boolean {
  return one.path === other.path || (one.kind !== other.kind && one.title === other.title)
}

function hitsOf(query: Query, pages: readonly Found[]): Hit[] {
  const isMatch = matcherOf(query)
  return pages.map(({ kind, label, language, path, picture, figures, title, text }) => ({
    kind,
    label,
    language,
    path,
    picture,
    figures,
    title: excerpt(title, isMatch, title.length * 3),
    excerpt: excerpt(text, isMatch, excerptLength)
  }))
}
