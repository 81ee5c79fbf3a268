import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely'
import {
  type Collection,
  type Definition,
  isCollection,
  type Singleton,
  type SystemValues
} from '../../collections/define.ts'
import { collectionNamed } from '../../collections/index.ts'
import { fileFields } from '../../collections/schemas.ts'
import { relatedBy, sortOf } from '../../collections/sort.ts'
import { kindOf } from '../../fields/index.ts'
import { normalizeForSearch, searchWords } from '../../shared/search-text.ts'
import type { Db } from '../database/connect.ts'
import { contains, textOrder } from '../database/expressions.ts'
import type { ListQuery } from './types.ts'

/*
 * The only dynamic SQL: tables and columns named by definitions, never by a request. Functions take the database
 * first, so that a transaction fits as well.
 */

/** A record whose shape the definition states; `types.ts` gives it its name back. */
export type AnyRecord = Record<string, unknown> & SystemValues
/** Values of fields by name, as Zod left them. */
export type Values = Record<string, unknown>

type AnyDb = Kysely<Record<string, Record<string, unknown>>>
/** The database as code sees it that gets tables and columns from definitions. */
export const anyTable = (db: Db) => db as unknown as AnyDb

/** One page of a collection, in the order asked for, else the definition's. */
export async function selectList(db: Db, collection: Collection, query: ListQuery): Promise<AnyRecord[]> {
  const order = orderOf(db, collection, query.sort)
  let select = withLookups(db, collection)
  if (query.pageSize === undefined) {
    select = select.where(matches(db, collection, query))
  } else {
    // The page is found by ids alone, in an index that holds all it takes; only its own records are read whole.
    const page = withSortLookups(db, collection, query.sort)
      .select(`${collection.name}.id as id`)
      .where(matches(db, collection, query))
      .orderBy(order)
      .limit(query.pageSize)
      .offset(((query.page ?? 1) - 1) * query.pageSize)
    select = select.where(`${collection.name}.id`, 'in', page)
  }
  return (await select.orderBy(order).execute()).map((row) => toRecord(collection, row))
}

/** One page, and how many there are on all pages; they are only counted where the page does not tell. */
export async function selectPage(
  db: Db,
  collection: Collection,
  query: ListQuery
): Promise<{ records: AnyRecord[]; total: number }> {
  const records = await selectList(db, collection, query)
  const { page = 1, pageSize = Number.POSITIVE_INFINITY } = query
  const isLast = records.length < pageSize && (records.length > 0 || page === 1)
  const before = page === 1 ? 0 : (page - 1) * pageSize
  return { records, total: isLast ? before + records.length : await count(db, collection, query) }
}

/** How many records a query matches on all of its pages. */
export async function count(db: Db, collection: Collection, query: ListQuery): Promise<number> {
  const row = await anyTable(db)
    .selectFrom(collection.name)
    .where(matches(db, collection, query))
    .select((expressions) => expressions.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(row.total)
}

/** How many records have nothing in a field. */
export async function countEmpty(
  db: Db,
  collection: Collection,
  field: string,
  empty: string | number | null
): Promise<number> {
  const row = await anyTable(db)
    .selectFrom(collection.name)
    .where(field, empty === null ? 'is' : '=', empty)
    .select((expressions) => expressions.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(row.total)
}

/** The ids of all records that a query matches, ascending. */
export async function selectIds(db: Db, collection: Collection, query: ListQuery): Promise<number[]> {
  const id = `${collection.name}.id`
  const rows = await anyTable(db)
    .selectFrom(collection.name)
    .where(matches(db, collection, query))
    .select(`${id} as id`)
    .execute()
  // Sorted here: asked for in this order, a database may walk through the wide rows instead of an index.
  return rows.map((row) => Number(row.id)).sort((one, other) => one - other)
}

/** How many records have each value of a field, in alphabetical order. */
export async function countBy(
  db: Db,
  collection: Collection,
  field: string
): Promise<{ value: string; count: number }[]> {
  const rows = await anyTable(db)
    .selectFrom(collection.name)
    .select([field, (expressions) => expressions.fn.countAll<number | string>().as('total')])
    .groupBy(field)
    .orderBy(textOrder(db, field))
    .execute()
  return rows.map((row) => ({ value: String(row[field]), count: Number(row.total) }))
}

/** The records whose field has one of these values. */
export async function selectBy(
  db: Db,
  collection: Collection,
  field: string,
  values: readonly number[]
): Promise<AnyRecord[]> {
  if (values.length === 0) return []
  const select = withLookups(db, collection).where(`${collection.name}.${field}`, 'in', values)
  return (await select.execute()).map((row) => toRecord(collection, row))
}

/** The one record of a singleton, which its migration made. */
export async function selectOne(db: Db, singleton: Singleton): Promise<AnyRecord> {
  const row = await anyTable(db).selectFrom(singleton.name).selectAll().executeTakeFirstOrThrow()
  return toRecord(singleton, row)
}

/** The names of all files that records of a definition refer to, read piece by piece: there may be very many. */
export async function selectFileNames(db: Db, definition: Definition): Promise<Set<string>> {
  const columns = fileFields(definition).map(([name]) => name)
  const names = new Set<string>()
  let last: number | undefined = 0
  while (last !== undefined && columns.length > 0) {
    const rows: Record<string, unknown>[] = await anyTable(db)
      .selectFrom(definition.name)
      .select(['id', ...columns])
      .where('id', '>', last)
      .orderBy('id')
      .limit(5_000)
      .execute()
    for (const row of rows) for (const name of columns) if (typeof row[name] === 'string') names.add(row[name])
    const end = rows.at(-1)
    last = end && Number(end.id)
  }
  return names
}

/**
 * Writes a new record and gives its id.
 * @param system what the database would choose, for a record that was there before
 */
export async function insert(
  db: Db,
  definition: Definition,
  values: Values,
  now: string,
  system: { id?: number; createdAt?: string; version?: number } = {}
): Promise<number> {
  const { id } = await anyTable(db)
    .insertInto(definition.name)
    .values({ ...toColumns(definition, values), createdAt: now, updatedAt: now, ...system })
    .returning('id')
    .executeTakeFirstOrThrow()
  return Number(id)
}

/** Writes over a record of this version; false where there is none of it any more. */
export async function update(
  db: Db,
  definition: Definition,
  present: AnyRecord,
  values: Values,
  now: string
): Promise<boolean> {
  const { numUpdatedRows } = await anyTable(db)
    .updateTable(definition.name)
    .set({ ...toColumns(definition, { ...present, ...values }, values), version: present.version + 1, updatedAt: now })
    .where('id', '=', present.id)
    .where('version', '=', present.version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Deletes the records with these ids and says how many there were. */
export async function deleteByIds(db: Db, collection: Collection, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  const { numDeletedRows } = await anyTable(db)
    .deleteFrom(collection.name)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

function sortKeys(collection: Collection, sort: string | undefined): readonly string[] {
  return sort ? [sort, '-id'] : collection.order
}

/** What a record of a collection must be like to belong to a list. */
function matches(db: Db, collection: Collection, { search, text, where, unreferencedBy }: ListQuery) {
  const wanted = normalizeForSearch(search ?? '')
  // PostgreSQL refuses even to look for what it could not store.
  if (`${wanted}${where?.is ?? ''}`.includes('\0')) return sql<boolean>`1 = 0`
  const conditions: Expression<boolean>[] = []
  if (wanted !== '') conditions.push(isFound(db, collection, wanted))
  for (const word of searchWords(text)) conditions.push(contains(db, `${collection.name}.siteText`, word))
  if (where) conditions.push(sql<boolean>`${sql.ref(`${collection.name}.${where.field}`)} = ${where.is}`)
  if (unreferencedBy !== undefined) {
    const other = collectionNamed(unreferencedBy)
    const through = Object.entries(other.fields).find(
      ([, field]) => field.kind === 'relation' && field.to === collection.name
    )
    if (through) {
      const referred = anyTable(db).selectFrom(other.name).select(through[0])
      conditions.push(sql<boolean>`${sql.ref(`${collection.name}.id`)} not in (${referred})`)
    }
  }
  return conditions.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** Whether the text is in what the definition searches: fields of its own, or those of a record that it refers to. */
function isFound(db: Db, collection: Collection, text: string): Expression<boolean> {
  const lookup = collection.lookups?.[collection.search[0] ?? '']
  if (!lookup) return contains(db, `${collection.name}.searchText`, text)
  const related = relatedBy(collection, lookup.via).name
  const found = anyTable(db)
    .selectFrom(related)
    .select('id')
    .where(contains(db, `${related}.searchText`, text))
  // `is true` keeps PostgreSQL from a join that reads the wide rows one by one: it finds the ids once, and compares.
  return sql<boolean>`(${sql.ref(`${collection.name}.${lookup.via}`)} in (${found})) is true`
}

/** Joins what the sort key needs, and nothing else. */
function withSortLookups(db: Db, collection: Collection, sort: string | undefined) {
  const isLookup = sortKeys(collection, sort).some((key) => collection.lookups?.[key.replace('-', '')])
  return isLookup ? joinedTable(db, collection) : anyTable(db).selectFrom(collection.name)
}

/** Text in the order that both databases agree on, every other value in its own. */
function orderOf(db: Db, collection: Collection, sort: string | undefined): RawBuilder<unknown> {
  const keys = sortKeys(collection, sort).map((key) => {
    const name = key.replace('-', '')
    const column = columnOf(collection, name)
    const value = sortOf(collection, name) === 'text' ? textOrder(db, column) : sql.ref(column)
    return key.startsWith('-') ? sql`${value} desc` : sql`${value} asc`
  })
  return sql.join(keys)
}

const joined = (via: string) => `of_${via}`

/** Whole records with the values that they look up. */
function withLookups(db: Db, collection: Collection) {
  let select = joinedTable(db, collection).selectAll(collection.name)
  for (const [name, { via, field }] of Object.entries(collection.lookups ?? {})) {
    select = select.select(`${joined(via)}.${field} as ${name}`)
  }
  return select
}

function joinedTable(db: Db, collection: Collection) {
  let select = anyTable(db).selectFrom(collection.name)
  for (const via of new Set(Object.values(collection.lookups ?? {}).map((lookup) => lookup.via))) {
    const related = relatedBy(collection, via)
    select = select.leftJoin(`${related.name} as ${joined(via)}`, `${joined(via)}.id`, `${collection.name}.${via}`)
  }
  return select
}

function columnOf(collection: Collection, name: string): string {
  const lookup = collection.lookups?.[name]
  return lookup ? `${joined(lookup.via)}.${lookup.field}` : `${collection.name}.${name}`
}

function toRecord(definition: Definition, row: Record<string, unknown>): AnyRecord {
  const values: Values = {}
  for (const [name, field] of Object.entries(definition.fields)) {
    const kind = kindOf(field)
    if (!kind.writeOnly) values[name] = kind.column ? kind.column.read(row[name]) : row[name]
  }
  if (isCollection(definition)) {
    for (const [name, { fallback }] of Object.entries(definition.lookups ?? {})) values[name] = row[name] ?? fallback
  }
  return {
    id: Number(row.id),
    ...values,
    ...definition.derived?.from(values),
    version: Number(row.version),
    createdAt: String(row.createdAt),
    updatedAt: String(row.updatedAt)
  }
}

/** The columns for these values, those that searches look through among them; `changed` limits them to what a change names. */
export function toColumns(definition: Definition, values: Values, changed: Values = values): Record<string, unknown> {
  const columns: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(definition.fields)) {
    if (!(name in changed)) continue
    const kind = kindOf(field)
    columns[name] = kind.column ? kind.column.write(values[name]) : values[name]
  }
  if (!isCollection(definition)) return columns
  if (definition.search.some((name) => name in definition.fields)) {
    columns.searchText = foldAll(definition.search, values)
  }
  if (definition.onSite) columns.siteText = foldAll(definition.onSite.fields, values)
  return columns
}

function foldAll(names: readonly string[], values: Values): string {
  return names.map((name) => normalizeForSearch(String(values[name] ?? ''))).join('\n')
}
