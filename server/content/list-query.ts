import { type Expression, type RawBuilder, sql } from 'kysely'
import { type Collection, relationsOf } from '../../collections/define.ts'
import { collectionNamed } from '../../collections/index.ts'
import { isPublishable, statusRelation } from '../../collections/publishing.ts'
import { recordColumns } from '../../collections/schemas.ts'
import { relatedBy, sortOf } from '../../collections/sort.ts'
import { type Field, kindOf } from '../../fields/index.ts'
import { nationalDigits } from '../../shared/phone.ts'
import { normalizeForSearch, splitSearch } from '../../shared/search-text.ts'
import { anyTable, beginsWith, contains, type Db, searchContains, textOrder, unindexed } from '../database/db.ts'
import type { ListQuery } from './content.ts'

/*
 * The parts of a list's query. Together with `records.ts` the only dynamic SQL: tables and columns are named by
 * definitions, never by a request.
 */

function sortKeys(collection: Collection, sort: string | undefined): readonly string[] {
  return sort ? [sort, '-id'] : collection.order
}

/** The condition by which a record belongs to a list. */
export function matches(db: Db, collection: Collection, query: ListQuery) {
  const { search, where = {}, missing = [], due, topic } = query
  const wanted = normalizeForSearch(search ?? '')
  // PostgreSQL refuses a parameter with a NUL character, which no stored text can have.
  if ([wanted, ...Object.values(where)].join('').includes('\0')) return sql<boolean>`1 = 0`
  const conditions: Expression<boolean>[] = []
  if (wanted !== '') conditions.push(isFound(db, collection, wanted))
  const column = (field: string) => {
    const name = `${collection.name}.${field}`
    return search ? unindexed(db, name) : sql.ref(name)
  }
  for (const [field, value] of Object.entries(where))
    if (value !== undefined) conditions.push(equals(column(field), value))
  for (const name of missing)
    conditions.push(
      name in collection.fields
        ? equals(sql.ref(`${collection.name}.${name}`), storedEmpty(collection.fields[name]))
        : isUnreferenced(db, collection, name)
    )
  conditions.push(...statusConditions(db, collection, query.status))
  if (topic && collection.topics) conditions.push(isOfTopic(db, column(collection.topics.field), topic, collection))
  if (due && collection.work)
    conditions.push(
      sql<boolean>`${column(collection.work.due)} > ''`,
      sql<boolean>`${column(collection.work.due)} ${due.isLate ? sql`<` : sql`<=`} ${due.today}`,
      sql<boolean>`${column(collection.work.stage)} in (${sql.join(collection.work.open)})`
    )
  return conditions.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`${sql.join(conditions, sql` and `)}`
}

function statusConditions(db: Db, collection: Collection, status: string | undefined): Expression<boolean>[] {
  if (status === undefined) return []
  if (isPublishable(collection)) return [equals(sql.ref(`${collection.name}.status`), status)]
  const other = statusRelation(collection)
  if (!other) return []
  // Where visitors read, few records have another status: those are excluded. Neither column is null.
  const ids = anyTable(db).selectFrom(other.to).select('id').where('status', '<>', status)
  return [sql<boolean>`${sql.ref(`${collection.name}.${other.field}`)} not in (${ids})`]
}

/** @param topic one of the collection's, or 'other' */
function isOfTopic(db: Db, key: RawBuilder<unknown>, topic: string, { topics }: Collection): Expression<boolean> {
  const names = Object.keys(topics?.names ?? {})
  const begins = (name: string) => beginsWith(db, key, `${name}.`)
  return names.includes(topic) ? begins(topic) : sql<boolean>`not (${sql.join(names.map(begins), sql` or `)})`
}

function equals(column: RawBuilder<unknown>, value: string | number | null): Expression<boolean> {
  return value === null ? sql<boolean>`${column} is null` : sql<boolean>`${column} = ${value}`
}

function isUnreferenced(db: Db, collection: Collection, by: string): Expression<boolean> {
  const other = collectionNamed(by)
  const [relation] = relationsOf(other, collection.name)
  if (!relation) throw new Error(`No field of ${by} refers to ${collection.name}.`)
  // A null among them would make the comparison unknown for all.
  const referred = anyTable(db).selectFrom(other.name).select(relation[0]).where(relation[0], 'is not', null)
  return sql<boolean>`${sql.ref(`${collection.name}.id`)} not in (${referred})`
}

/** The text is in the fields that the definition searches: its own, or those of a record that it refers to. */
function isFound(db: Db, collection: Collection, text: string): Expression<boolean> {
  const lookup = collection.lookups?.[collection.search[0] ?? '']
  const { name, searchBy } = collection
  if (!lookup) return searchBy === 'words' ? containsWords(db, collection, text) : searchContains(db, name, text)
  const related = relatedBy(collection, lookup.via).name
  const isThere = searchContains(db, related, text)
  const found = anyTable(db).selectFrom(related).select('id').where(isThere)
  // `is true` keeps PostgreSQL from a join that reads the wide rows one by one: it finds the ids once, and compares.
  return sql<boolean>`(${sql.ref(`${collection.name}.${lookup.via}`)} in (${found})) is true`
}

/** At least three digits, with the signs that people write between and before them. */
const phoneLike = /(?<!\S)\+?\(?\d[\d\s()-]+\d(?!\S)/g

/** Records have all the words of a text; a part like a phone number may be there in another spelling. */
function containsWords(db: Db, { name }: Collection, text: string): Expression<boolean> {
  const has = (word: string) => containsWord(db, name, word)
  const phones = text.match(phoneLike) ?? []
  const conditions = phones.map((phone) => {
    const asWords = allOf(splitSearch(phone).map(has))
    const digits = nationalDigits(phone).replace(/^0+/, '')
    return digits === '' || digits === phone ? asWords : sql<boolean>`(${has(digits)} or (${asWords}))`
  })
  // The longest first: it is the rarest, and a record without it is not searched for the others.
  const others = splitSearch(text.replace(phoneLike, ' ')).toSorted((one, other) => other.length - one.length)
  return allOf([...conditions, ...others.map(has)])
}

const allOf = (conditions: readonly Expression<boolean>[]) => sql<boolean>`${sql.join(conditions, sql` and `)}`

/** Few records have a long text (row.ts), so these are looked up once, and the others read in an index. */
function containsWord(db: Db, table: string, word: string): Expression<boolean> {
  const long = anyTable(db).selectFrom(table).select('id').where('longSearchText', '<>', '')
  const found = long.where(contains(db, `${table}.longSearchText`, word))
  return sql<boolean>`(${searchContains(db, table, word)} or ${sql.ref(`${table}.id`)} in (${found}))`
}

/** Joins only the tables that the sort key needs. */
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
    // In the definition's order, records without a position come last; written as the index of the list has it.
    if (sort === undefined) return sql`coalesce(${value}, 1000000000) ${direction}`
    return sql`${value} ${direction} ${key.startsWith('-') ? sql`nulls last` : sql`nulls first`}`
  })
  return sql.join(keys)
}

function isNullable({ fields }: Collection, name: string): boolean {
  return fields[name] !== undefined && !fields[name].required && storedEmpty(fields[name]) === null
}

function storedEmpty(field: Field | undefined): string | number | null {
  if (!field) return null
  const { empty, column } = kindOf(field)
  return column ? column.write(empty) : empty
}

const joined = (via: string) => `of_${via}`

/** Whole records with the values that they look up. */
export function withLookups(db: Db, collection: Collection) {
  const columns = recordColumns(collection).map((column) => `${collection.name}.${column} as ${column}` as const)
  let select = joinedTable(db, collection).select(columns)
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
