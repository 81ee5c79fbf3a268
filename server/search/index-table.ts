import { sql } from 'kysely'
import { chunks } from '../../shared/chunks.ts'
import { type Language, languages } from '../../shared/languages.ts'
import { type Db, isPostgres } from '../database/db.ts'

/*
 * The words of what visitors can read: `searchIndex` holds those of each page of a record, FTS5 in SQLite and text search vectors with a GIN
 * index in PostgreSQL, and `searchWord` each word once. The databases only look words up, so that both find the same.
 */

/** A row of the index: its key (entries.ts), the words of its title, and all of its words. */
export interface IndexRow {
  key: number
  title: readonly string[]
  words: readonly string[]
}

/** Before a word that stands in a title; no word has it. */
const titleMark = '§'

/** What rows must have: each of `all`, a word or the beginning of one, any of `any`. */
export type Wanted = { all: readonly Wanted[] } | { any: readonly Wanted[] } | { word: string; isBeginning: boolean }

/** Replaces the rows of these keys. */
export async function writeRows(db: Db, keys: readonly number[], rows: readonly IndexRow[]): Promise<void> {
  if (keys.length === 0) return
  const key = isPostgres(db) ? sql`id` : sql`rowid`
  await sql`delete from "searchIndex" where ${key} in (${sql.join(keys)})`.execute(db)
  if (rows.length === 0) return
  const values = rows.map(({ key, title, words }) => {
    const all = [...new Set([...words, ...title, ...title.map((word) => titleMark + word)])]
    return isPostgres(db) ? sql`(${key}::bigint, array_to_tsvector(${all}::text[]))` : sql`(${key}, ${all.join(' ')})`
  })
  await sql`insert into "searchIndex" (${key}, words) values ${sql.join(values)}`.execute(db)
  await addWords(db, rows)
}

/** Empties the index. */
export async function clearIndex(db: Db): Promise<void> {
  await db.deleteFrom('searchWord').execute()
  const all = isPostgres(db)
    ? sql`delete from "searchIndex"`
    : sql`insert into "searchIndex" ("searchIndex") values ('delete-all')`
  await all.execute(db)
}

/** Prepares an index that has just been filled for being read: SQLite merges its parts, PostgreSQL counts its words. */
export async function settleIndex(db: Db): Promise<void> {
  const settle = isPostgres(db)
    ? sql`analyze "searchIndex"`
    : sql`insert into "searchIndex" ("searchIndex") values ('optimize')`
  await settle.execute(db)
}

/** Numbers are not among them: none is another one mistyped. */
async function addWords(db: Db, rows: readonly IndexRow[]): Promise<void> {
  const all = new Set(rows.flatMap(({ title, words }) => [...title, ...words]).filter((word) => /^\D{2,}$/.test(word)))
  // In one order, so that two writers cannot wait for each other.
  for (const some of chunks([...all].sort(), wordsAtOnce)) {
    const known = await knownWords(db, some)
    const added = some.filter((word) => !known.has(word)).map((word) => ({ word }))
    if (added.length === 0) continue
    await db
      .insertInto('searchWord')
      .values(added)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Databases limit the values of a statement. */
const wordsAtOnce = 5_000

/** Those of these words that the index has, or had. */
export async function knownWords(db: Db, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set()
  const rows = await db.selectFrom('searchWord').select('word').where('word', 'in', words).execute()
  return new Set(rows.map(({ word }) => word))
}

/** Words of the index that begin so. */
export async function wordsBeginning(db: Db, beginning: string, limit: number): Promise<string[]> {
  const words = db.selectFrom('searchWord').select('word').where('word', '>=', beginning)
  const rows = await words.where('word', '<', `${beginning}\u{10ffff}`).orderBy('word').limit(limit).execute()
  return rows.map(({ word }) => word)
}

const mostBegun = 30

/** The same with the words themselves in the place of beginnings, unless very many begin so: rows of words are counted ahead, those of beginnings are not. */
export async function inWords(db: Db, wanted: Wanted): Promise<Wanted> {
  if ('all' in wanted) return { all: await Promise.all(wanted.all.map((part) => inWords(db, part))) }
  if ('any' in wanted) return { any: await Promise.all(wanted.any.map((part) => inWords(db, part))) }
  const words = wanted.isBeginning ? await wordsBeginning(db, wanted.word, mostBegun) : []
  if (words.length === 0 || words.length === mostBegun) return wanted
  return { any: words.map((word) => ({ word, isBeginning: false })) }
}

/** Words of the index of about the length of this one which begin or end as it does: those among which a mistyped one is. */
export async function wordsNear(db: Db, word: string): Promise<string[]> {
  const letters = Array.from(word)
  const half = Math.floor((letters.length - 2) / 2)
  const [start, end] = [letters.slice(0, half).join(''), letters.slice(-half).join('')]
  const { rows } = await sql<{ word: string }>`
    select word from "searchWord" where length(word) between ${letters.length - 1} and ${letters.length + 1}
    and (substr(word, 1, ${half}) = ${start} or substr(word, length(word) - ${half - 1}) = ${end})`.execute(db)
  return rows.map((row) => row.word)
}

/** Where rows are looked for. */
export interface Place {
  part: 'title' | 'anywhere'
  language: Language
}

/** How many languages a key has room for: its remainder is the place of the row's language among all. */
export const languageKeys = 4

/** The keys of the first rows, in their order, that have what is wanted there. @param among the lowest key, and the first beyond */
export async function findKeys(
  db: Db,
  wanted: Wanted,
  { part, language }: Place,
  limit: number,
  among: readonly [number, number] = [0, Number.MAX_SAFE_INTEGER]
): Promise<number[]> {
  const mark = part === 'title' ? titleMark : ''
  const place = languages.findIndex(({ code }) => code === language)
  const [key, matches] = isPostgres(db)
    ? [sql`id`, sql`words @@ ${toQuery(wanted, mark, postgres)}::tsquery`]
    : [sql`rowid`, sql`"searchIndex" match ${toQuery(wanted, mark, fts5)}`]
  const { rows } = await sql<{ key: string | number }>`
    select ${key} as key from "searchIndex" where ${matches} and ${key} % ${languageKeys} = ${place}
    and ${key} >= ${among[0]} and ${key} < ${among[1]}
    order by ${key} limit ${limit}`.execute(db)
  return rows.map(({ key }) => Number(key))
}

const fts5 = {
  all: ' AND ',
  any: ' OR ',
  word: (word: string, isBeginning: boolean) => `"${word}"${isBeginning ? '*' : ''}`
}
const postgres = {
  all: ' & ',
  any: ' | ',
  word: (word: string, isBeginning: boolean) => `'${word}'${isBeginning ? ':*' : ''}`
}

/** Words have letters and digits alone, so nothing in them is a sign of the query. */
function toQuery(wanted: Wanted, mark: string, language: typeof fts5): string {
  if ('word' in wanted) return language.word(mark + wanted.word, wanted.isBeginning)
  const [parts, between] = 'all' in wanted ? [wanted.all, language.all] : [wanted.any, language.any]
  return `(${parts.map((part) => toQuery(part, mark, language)).join(between)})`
}
