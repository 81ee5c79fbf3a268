import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely'
import type { Collection } from '../../collections/define.ts'
import { collectionNamed } from '../../collections/index.ts'
import { relationsOf } from '../../collections/relations.ts'
import { relatedBy, sortOf } from '../../collections/sort.ts'
import { kindOf } from '../../fields/index.ts'
import { normalizeForSearch, searchWords } from '../../shared/search-text.ts'
import type { Db } from '../database/connect.ts'
import { contains, textOrder } from '../database/expressions.ts'
import type { ListQuery } from './types.ts'

/*
 * The parts of a list's query. Together with `records.ts` the only dynamic SQL: tables and columns are named by
 * definitions, never by a request.
 */

type AnyDb = Kysely<Record<string, Record<string, unknown>>>
/** The database as code sees it that gets tables and columns from definitions. */
export const anyTable = (db: Db) => db as unknown as AnyDb

function sortKeys(collection: Collection, sort: string | undefined): readonly string[] {
  return sort ? [sort, '-id'] : collection.order
}

/** What a record of a collection must be like to belong to a list. */
export function matches(db: Db, collection: Collection, { search, text, where, unreferencedBy }: ListQuery) {
  const wanted = normalizeForSearch(search ?? '')
  // PostgreSQL refuses even to look for what it could not store.
  if (`${wanted}${where?.is ?? ''}`.includes('\0')) return sql<boolean>`1 = 0`
  const conditions: Expression<boolean>[] = []
  if (wanted !== '') conditions.push(isFound(db, collection, wanted))
  for (const word of searchWords(text)) conditions.push(contains(db, `${collection.name}.siteText`, word))
  if (where) conditions.push(sql<boolean>`${sql.ref(`${collection.name}.${where.field}`)} = ${where.is}`)
  if (unreferencedBy !== undefined) {
    const other = collectionNamed(unreferencedBy)
    for (const [name] of relationsOf(other, collection.name).slice(0, 1)) {
      // A null among them would make the comparison unknown for all.
      const referred = anyTable(db).selectFrom(other.name).select(name).where(name, 'is not', null)
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
export function withSortLookups(db: Db, collection: Collection, sort: string | undefined) {
  const isLookup = sortKeys(collection, sort).some((key) => collection.lookups?.[key.replace('-', '')])
  return isLookup ? joinedTable(db, collection) : anyTable(db).selectFrom(collection.name)
}

/** Text in the order that both databases agree on, every other value in its own. */
export function orderOf(db: Db, collection: Collection, sort: string | undefined): RawBuilder<unknown> {
  const keys = sortKeys(collection, sort).map((key) => {
    const name = key.replace('-', '')
    const column = columnOf(collection, name)
    const value = sortOf(collection, name) === 'text' ? textOrder(db, column) : sql.ref(column)
    const direction = key.startsWith('-') ? sql`desc` : sql`asc`
    // The databases disagree on where null stands. Only where there may be any: an index has an order of its own.
    if (!isNullable(collection, name)) return sql`${value} ${direction}`
    return sql`${value} ${direction} ${key.startsWith('-') ? sql`nulls last` : sql`nulls first`}`
  })
  return sql.join(keys)
}

function isNullable({ fields }: Collection, name: string): boolean {
  const field = fields[name]
  return field !== undefined && !field.required && kindOf(field).empty === null
}

const joined = (via: string) => `of_${via}`

/** Whole records with the values that they look up. */
export function withLookups(db: Db, collection: Collection) {
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
