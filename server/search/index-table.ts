import { sql } from 'kysely'
import { chunks } from '../../shared/chunks.ts'
import { type Language, languages } from '../../shared/languages.ts'
import { type Db, isPostgres } from '../database/db.ts'

/*
 * The words of public pages: `searchIndex` holds those of each page of a record, FTS5 in SQLite and text search vectors with a GIN
 * index in PostgreSQL, and `searchWord` each word once. The databases only look words up, so that both find the same.
 */

/** A row of the index: its key (entries.ts), its language, the words of its title, and all of its words. */
export interface IndexRow {
  key: number
  language: Language
  title: readonly string[]
  words: readonly string[]
}

export interface Place {
  scope: 'title' | 'anywhere'
  language: Language
}

/** The prefix of a place's words in the index; no word has such signs. '' for English, in which most pages are. */
function markOf({ scope, language }: Place): string {
  const place = languages.findIndex(({ code }) => code === language)
  return '†'.repeat(place) + (scope === 'title' ? '§' : '')
}

/** A condition for rows: each of `all`, a word or the beginning of one, any of `any`. */
export type Wanted = { all: readonly Wanted[] } | { any: readonly Wanted[] } | { word: string; isBeginning: boolean }

/** Replaces the rows of these keys. */
export async function writeRows(db: Db, keys: readonly number[], rows: readonly IndexRow[]): Promise<void> {
  if (keys.length === 0) return
  const key = isPostgres(db) ? sql`id` : sql`rowid`
  await sql`delete from "searchIndex" where ${key} in (${sql.join(keys)})`.execute(db)
  if (rows.length === 0) return
  const values = rows.map(({ key, language, title, words }) => {
    const anywhere = [...words, ...title].map((word) => markOf({ scope: 'anywhere', language }) + word)
    const inTitle = title.map((word) => markOf({ scope: 'title', language }) + word)
    const tokens = [...new Set([...anywhere, ...inTitle])]
    if (!isPostgres(db)) return sql`(${key}, ${tokens.join(' ')})`
    const mark = sectionMark(Math.floor(key / keysPerSection))
    return sql`(${key}::bigint, array_to_tsvector(${tokens.map((token) => mark + token)}::text[]))`
  })
  await sql`insert into "searchIndex" (${key}, words) values ${sql.join(values)}`.execute(db)
  await addWords(db, rows)
}

export async function clearIndex(db: Db): Promise<void> {
  await db.deleteFrom('searchWord').execute()
  const all = isPostgres(db)
    ? sql`delete from "searchIndex"`
    : sql`insert into "searchIndex" ("searchIndex") values ('delete-all')`
  await all.execute(db)
}

/**
 * Prepares an index that has just been filled, after the commit: SQLite merges its segments; PostgreSQL counts words and removes
 * the former rows, now and not during the first searches.
 */
export async function settleIndex(db: Db): Promise<void> {
  if (!isPostgres(db)) {
    await sql`insert into "searchIndex" ("searchIndex") values ('optimize')`.execute(db)
    return
  }
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`vacuum (analyze) "searchIndex"`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  })
}

/** True where typos of a word are looked for: not of numbers. */
const isListed = (word: string) => /^\D{2,}$/.test(word)

async function addWords(db: Db, rows: readonly IndexRow[]): Promise<void> {
  const all = new Set(rows.flatMap(({ title, words }) => [...title, ...words]).filter(isListed))
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

/** The condition for a word, or for its beginning: by the known words, since their rows are counted ahead, unless very many begin so. */
export async function wantedWord(db: Db, word: string, isBeginning: boolean): Promise<Wanted> {
  if (!isListed(word)) return { word, isBeginning }
  const words = isBeginning ? await wordsBeginning(db, word, mostBegun) : [...(await knownWords(db, [word]))]
  if (words.length === mostBegun) return { word, isBeginning }
  return { any: words.map((word) => ({ word, isBeginning: false })) }
}

/** True where no row can match. */
const isNothing = (wanted: Wanted) => 'any' in wanted && wanted.any.length === 0
export const allOf = (all: readonly Wanted[]): Wanted => all.find(isNothing) ?? { all }
export const anyOf = (any: readonly Wanted[]): Wanted => ({ any: any.filter((part) => !isNothing(part)) })

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

/** The number of keys in each section of the index. All keys are safe integers in JavaScript. */
export const keysPerSection = 2 ** 43

/** Finds the keys of the first matching rows of these sections, in their order. @param sections one, or all */
export async function findKeys(
  db: Db,
  wanted: Wanted,
  place: Place,
  limit: number,
  sections: readonly number[]
): Promise<number[]> {
  if (isNothing(wanted)) return []
  const starts = sections.map((section) => section * keysPerSection)
  if (isPostgres(db)) {
    const queries = sections.map((section) => toQuery(wanted, sectionMark(section) + markOf(place), postgres))
    return await findInPostgres(db, starts, queries, limit)
  }
  const found = sql<{ key: number }>`
    select rowid as key from "searchIndex" where "searchIndex" match ${toQuery(wanted, markOf(place), fts5)}
    and rowid >= ${starts[0]} and rowid < ${Number(starts.at(-1)) + keysPerSection} order by rowid limit ${limit}`
  return (await found.execute(db)).rows.map(({ key }) => key)
}

/** Before the words of a section's rows, in PostgreSQL. */
const sectionMark = (section: number) => `${section}.`

/** The number of rows of a section that are read in order: frequent words are among them. */
const firstRows = 1_000

/**
 * A GIN index gives all that it finds, in no order, and the planner knows neither which words stand together nor where: it may choose to read
 * the whole table. So section after section, as far as is needed, the first rows are read, and then the index is asked for the others.
 */
async function findInPostgres(db: Db, starts: readonly number[], queries: readonly string[], limit: number) {
  return await db.transaction().execute(async (transaction) => {
    await sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true),
      set_config('max_parallel_workers_per_gather', '0', true)`.execute(transaction)
    const { rows } = await sql<{ key: string }>`
      select found.id as key from unnest(${starts}::bigint[], ${queries}::text[]) as section (start, query) cross join lateral (
        (select id from (
          select * from "searchIndex" where id >= start and id < start + ${keysPerSection} order by id limit ${firstRows}
        ) first where words @@ query::tsquery)
        union all
        (select id from "searchIndex" where words @@ query::tsquery and id + 0 > (
          select id from "searchIndex" where id >= start and id < start + ${keysPerSection} order by id limit 1 offset ${firstRows - 1}
        ) order by id + 0 limit ${limit})
      ) found limit ${limit}`.execute(transaction)
    return rows.map(({ key }) => Number(key))
  })
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

/** Words have only letters and digits, so nothing in them is a sign of the query. */
function toQuery(wanted: Wanted, mark: string, syntax: typeof fts5): string {
  if ('word' in wanted) return syntax.word(mark + wanted.word, wanted.isBeginning)
  const [parts, between] = 'all' in wanted ? [wanted.all, syntax.all] : [wanted.any, syntax.any]
  return `(${parts.map((part) => toQuery(part, mark, syntax)).join(between)})`
}
