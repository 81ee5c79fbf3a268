import { sql } from 'kysely'
import type { Collection, Definition, Singleton } from '../../collections/define.ts'
import { fileNameFields, filesOf, hasSearchText } from '../../collections/schemas.ts'
import { isArranged } from '../../collections/sort.ts'
import { anyTable, type Db, idRanges, piecesOf, textOrder } from '../database/db.ts'
import { ClientError } from '../errors.ts'
import type { ListQuery } from './content.ts'
import { matches, orderOf, withLookups, withSortLookups } from './list-query.ts'
import { type AnyRecord, type SystemGiven, toColumns, toRecord, type Values } from './row.ts'

/* Reading and writing the records of a definition. Functions take the database first, so that a transaction fits as well. */

export type { AnyRecord, Values } from './row.ts'

/** One page of a collection, in the order asked for, else the definition's. */
export async function selectList(db: Db, collection: Collection, query: ListQuery): Promise<AnyRecord[]> {
  const order = orderOf(db, collection, query.sort)
  let select = withLookups(db, collection)
  if (query.pageSize === undefined) {
    select = select.where(matches(db, collection, query))
  } else {
    // An index finds the ids of the page without reading records; only the page's own records are read whole.
    select = select.where(`${collection.name}.id`, 'in', idsOfPage(db, collection, query, query.pageSize))
  }
  return (await select.orderBy(order).execute()).map((row) => toRecord(collection, row))
}

function idsOfPage(db: Db, collection: Collection, query: ListQuery, pageSize: number) {
  return withSortLookups(db, collection, query.sort)
    .select(`${collection.name}.id as id`)
    .where(matches(db, collection, query))
    .orderBy(orderOf(db, collection, query.sort))
    .limit(pageSize)
    .offset(((query.page ?? 1) - 1) * pageSize)
}

/** One page, and the total. A count is queried only where the page does not reveal it. */
export async function selectPage(db: Db, collection: Collection, query: ListQuery) {
  if (query.search && query.pageSize && !hasSearchText(collection)) {
    // A search reads the texts of all records that these refer to: only once, since it counts its results as well.
    const page = idsOfPage(db, collection, query, query.pageSize).select(sql<number>`count(*) over ()`.as('total'))
    const found = await page.execute()
    const ids = found.map(({ id }) => Number(id))
    const byId = new Map((await selectBy(db, collection, 'id', ids)).map((record) => [record.id, record]))
    if (ids.length > 0 || (query.page ?? 1) === 1)
      return { records: ids.flatMap((id) => byId.get(id) ?? []), total: Number(found[0]?.total ?? 0) }
  }
  const records = await selectList(db, collection, query)
  const { page = 1, pageSize = Number.POSITIVE_INFINITY } = query
  const isLast = records.length < pageSize && (records.length > 0 || page === 1)
  const before = page === 1 ? 0 : (page - 1) * pageSize
  return { records, total: isLast ? before + records.length : await count(db, collection, query) }
}

/** Counts the records that a query matches on all of its pages. */
export async function count(db: Db, collection: Collection, query: ListQuery): Promise<number> {
  const { name, order } = collection
  // Only an index that begins with the id, as such a list's does, can be read in parts.
  const isInParts = query.search && order[0]?.replace('-', '') === 'id'
  const parts = isInParts ? await idRanges(db, name) : [sql<boolean>`1 = 1`]
  const totals = await Promise.all(
    parts.map(async (part) => {
      const select = anyTable(db)
        .selectFrom(name)
        .where(part)
        .where(matches(db, collection, query))
      const row = await select.select(({ fn }) => fn.countAll<number | string>().as('total')).executeTakeFirstOrThrow()
      return Number(row.total)
    })
  )
  return totals.reduce((sum, total) => sum + total, 0)
}

/** The ids of all matching records, in the query's order; without one in the order that people made, else ascending. */
export async function selectIds(db: Db, collection: Collection, query: ListQuery): Promise<number[]> {
  const { sort } = query
  const isOrdered = sort !== undefined || isArranged(collection)
  const table = isOrdered ? withSortLookups(db, collection, sort) : anyTable(db).selectFrom(collection.name)
  const select = table.where(matches(db, collection, query)).select(`${collection.name}.id as id`)
  const rows = await (isOrdered ? select.orderBy(orderOf(db, collection, sort)) : select).execute()
  const ids = rows.map((row) => Number(row.id))
  // Sorted here: asked for in this order, a database may walk through the wide rows instead of an index.
  return isOrdered ? ids : ids.sort((one, other) => one - other)
}

/** The positions of all records, in the definition's order; null where one has none. */
export async function selectPositions(db: Db, collection: Collection): Promise<Map<number, number | null>> {
  const select = withSortLookups(db, collection, undefined).select(
    ['id', 'position'].map((name) => `${collection.name}.${name} as ${name}` as const)
  )
  const rows = await select.orderBy(orderOf(db, collection, undefined)).execute()
  return new Map(rows.map(({ id, position }) => [Number(id), position === null ? null : Number(position)]))
}

/** Counts the records that a query matches by a field's value, in alphabetical order. */
export async function countBy(db: Db, collection: Collection, field: string, query: ListQuery = {}) {
  const rows = await anyTable(db)
    .selectFrom(collection.name)
    .where(matches(db, collection, query))
    .select([field, (expressions) => expressions.fn.countAll<number | string>().as('total')])
    .groupBy(field)
    .orderBy(textOrder(db, field))
    .execute()
  return rows.map((row) => ({ value: String(row[field]), count: Number(row.total) }))
}

/** The records whose field has one of these values. @param query that they match as well */
export async function selectBy(
  db: Db,
  collection: Collection,
  field: string,
  values: readonly number[],
  query: ListQuery = {}
) {
  if (values.length === 0) return []
  const select = withLookups(db, collection).where(`${collection.name}.${field}`, 'in', values)
  return (await select.where(matches(db, collection, query)).execute()).map((row) => toRecord(collection, row))
}

/** The record whose field has this value, with those that are related. @throws ClientError 404 */
export async function requireRecord(db: Db, collection: Collection, field: string, value: number, query?: ListQuery) {
  const [found] = await selectBy(db, collection, field, [value], query)
  if (!found) throw new ClientError(404, `There is no such ${collection.label.singular}.`)
  return { ...found, ...(await selectRelated(db, collection, found)) }
}

const mostRelated = 50

/** Others of a collection that has related records, newest first, by their name. */
async function selectRelated(db: Db, { name, related }: Collection, record: AnyRecord): Promise<Values> {
  if (!related) return {}
  const found = await anyTable(db)
    .selectFrom(name)
    .select(['id', ...related.shown])
    .where('id', '<>', record.id)
    .where(({ eb, or }) => or(related.by.map((field) => eb(field, '=', record[field]))))
    .orderBy('id', 'desc')
    .limit(mostRelated)
    .execute()
  return { [related.name]: found }
}

/** These columns of all records, as they are stored, with their ids. */
export async function selectValues(db: Db, { name }: Collection, columns: readonly string[]): Promise<Values[]> {
  return await anyTable(db)
    .selectFrom(name)
    .select(['id', ...columns])
    .execute()
}

/** The one record of a singleton, which its migration made. */
export async function selectOne(db: Db, singleton: Singleton): Promise<AnyRecord> {
  const row = await anyTable(db).selectFrom(singleton.name).selectAll().executeTakeFirstOrThrow()
  return toRecord(singleton, row)
}

/** The names of the stored files of all records; few at a time, since whole texts of many would stay in memory for long. */
export async function selectFileNames(db: Db, definition: Definition): Promise<Set<string>> {
  const columns = fileNameFields(definition).map(([name]) => name)
  const names = new Set<string>()
  if (columns.length === 0) return names
  for await (const rows of piecesOf(db, definition.name, columns, 100))
    for (const row of rows) for (const { name } of filesOf(definition, row)) names.add(name)
  return names
}

export async function insert(db: Db, definition: Definition, values: Values, now: string): Promise<number> {
  return (await insertAll(db, definition, [values], now))[0] ?? 0
}

/** Writes new records in one statement and gives their ids. */
export async function insertAll(
  db: Db,
  definition: Definition,
  all: readonly Values[],
  now: string,
  system: SystemGiven = {}
): Promise<number[]> {
  const rows = await anyTable(db)
    .insertInto(definition.name)
    .values(all.map((values) => ({ ...toColumns(definition, values), createdAt: now, updatedAt: now, ...system })))
    .returning('id')
    .execute()
  return rows.map(({ id }) => Number(id))
}

/** Writes over a record of this version; false where another version has taken its place, or it is gone. */
export async function update(db: Db, definition: Definition, stored: AnyRecord, values: Values, now: string) {
  const { numUpdatedRows } = await anyTable(db)
    .updateTable(definition.name)
    .set({ ...toColumns(definition, { ...stored, ...values }, values), version: stored.version + 1, updatedAt: now })
    .where('id', '=', stored.id)
    .where('version', '=', stored.version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Deletes the records with these ids. @returns their number */
export async function deleteByIds(db: Db, collection: Collection, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  const { numDeletedRows } = await anyTable(db)
    .deleteFrom(collection.name)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
