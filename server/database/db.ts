import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Expression, Kysely, RawBuilder, SelectQueryBuilder } from 'kysely'
import { PostgresAdapter, sql } from 'kysely'
import { errorCode } from '../errors.ts'
import type { Database } from './tables.ts'

export type Db = Kysely<Database>

export type Row = Record<string, unknown>

/** The database for code that takes tables and columns from definitions, or takes all of them. */
export const anyTable = (db: Db) => db as unknown as Kysely<Record<string, Row>>

export interface Connection {
  db: Db
  engine: 'sqlite' | 'postgres'
  close(): Promise<void>
}

/* The differences between the two databases. */

export function isPostgres<D>(db: Kysely<D>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

/** True where a column contains a text, literally: % and _ mean themselves. Both are faster than `instr` and `strpos`. */
export function contains<D>(db: Kysely<D>, column: string, text: string): RawBuilder<boolean> {
  return isPostgres(db)
    ? sql<boolean>`${sql.ref(column)} like ${likePattern(text)}`
    : sql<boolean>`${sql.ref(column)} glob ${`*${text.replace(/[*?[]/g, '[$&]')}*`}`
}

/** True where a value begins with a text of letters, digits and dots, in this case of letters. */
export function beginsWith<D>(db: Kysely<D>, value: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  return isPostgres(db) ? sql<boolean>`${value} like ${`${text}%`}` : sql<boolean>`${value} glob ${`${text}*`}`
}

/** On PostgreSQL the bytes of a table's `searchText`, generated from it: `like` looks through them faster. */
export const generatedColumn = 'searchBytes'

/** `contains` for a table's searched text. */
export function searchContains<D>(db: Kysely<D>, table: string, text: string): RawBuilder<boolean> {
  return isPostgres(db)
    ? sql<boolean>`${sql.ref(`${table}.${generatedColumn}`)} like ${Buffer.from(likePattern(text))}::bytea`
    : contains(db, `${table}.searchText`, text)
}

const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** A column whose own index SQLite shall not use: reading the list's index is faster than row by row. PostgreSQL chooses well. */
export function unindexed<D>(db: Kysely<D>, column: string): RawBuilder<unknown> {
  return isPostgres(db) ? sql.ref(column) : sql`+${sql.ref(column)}`
}

/**
 * Conditions that divide a table's rows by their ids, for queries that run at once: PostgreSQL answers them in two of its processes, while
 * a parallel plan starts new ones for each query, which costs what they save. SQLite has one thread, and one condition.
 */
export async function idRanges(db: Db, table: string): Promise<RawBuilder<boolean>[]> {
  if (!isPostgres(db)) return [sql<boolean>`1 = 1`]
  const newest = await anyTable(db)
    .selectFrom(table)
    .select(({ fn }) => fn.max<number | null>('id').as('id'))
    .executeTakeFirstOrThrow()
  const id = sql.ref(`${table}.id`)
  const middle = Math.floor(Number(newest.id) / 2)
  return [sql<boolean>`${id} <= ${middle}`, sql<boolean>`${id} > ${middle}`]
}

/** Text in an order without regard to the database's locale and the case of ASCII letters. */
export function textOrder<D>(db: Kysely<D>, column: string): Expression<string> {
  return isPostgres(db) ? sql<string>`lower(${sql.ref(column)} collate "C")` : sql<string>`lower(${sql.ref(column)})`
}

/** A text in a column of JSON. */
export function jsonText<D>(db: Kysely<D>, column: string, name: string): RawBuilder<string> {
  const json = isPostgres(db) ? sql`${sql.ref(column)}::json` : sql.ref(column)
  return sql<string>`${json} ->> ${sql.lit(name)}`
}

/** The table and column of a broken unique rule, in the words of either database; undefined for another error. */
export function uniqueViolation(error: unknown): { table: string; column: string } | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  // PostgreSQL names the constraint, which the migrations name {table}_{column}_unique, or the index, {table}_{column}.
  const postgres =
    error.code === '23505' && 'constraint' in error && /^([^_]+)_(\w+?)(?:_unique)?$/.exec(String(error.constraint))
  const sqlite = error.code === 'SQLITE_CONSTRAINT_UNIQUE' && /failed: (\w+)\.(\w+)/.exec(error.message)
  const [, table, column] = postgres || sqlite || []
  return table && column ? { table, column } : undefined
}

/** Makes other writers of a table wait until this transaction ends; SQLite always does. */
export async function lockForWrites<D>(db: Kysely<D>, table: string): Promise<void> {
  if (isPostgres(db)) await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(db)
}

/** Does work in a transaction; again where PostgreSQL ended it in a deadlock. @param work leaves nothing besides its transaction */
export async function inTransaction<D, T>(db: Kysely<D>, work: (transaction: Kysely<D>) => Promise<T>): Promise<T> {
  const run = () => db.transaction().execute(work)
  return await run().catch((error) => (errorCode(error) === '40P01' ? run() : Promise.reject(error)))
}

/** Does work in a transaction that begins with this lock. */
export async function whileLocked<D, T>(db: Kysely<D>, table: string, work: (transaction: Kysely<D>) => Promise<T>) {
  return await inTransaction(db, async (transaction) => {
    await lockForWrites(transaction, table)
    return await work(transaction)
  })
}

/** Keeps the rows that a query reads as they are until this transaction ends; on SQLite nobody else writes meanwhile. */
export function forShare<D, Q extends { forShare(): Q }>(db: Kysely<D>, query: Q): Q {
  return isPostgres(db) ? query.forShare() : query
}

/** Empties SQLite's log into the database, so that deleted data are in neither. PostgreSQL forgets them when it vacuums. */
export async function emptyLog<D>(db: Kysely<D>): Promise<void> {
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db)
}

/** One page of a query's rows, and the number of all. */
export async function pageOf<T extends keyof Database, R>(
  query: SelectQueryBuilder<Database, T, R>,
  { page, pageSize }: { page: number; pageSize: number }
) {
  const rowsOfPage = query.limit(pageSize).offset((page - 1) * pageSize)
  const all = query.clearSelect().clearOrderBy()
  const [rows, { total }] = await Promise.all([
    rowsOfPage.execute(),
    all.select(({ fn }) => fn.countAll<number | string>().as('total')).executeTakeFirstOrThrow()
  ])
  return { rows, total: Number(total) }
}

/** The rows of a table by their ids, piece by piece: there may be very many, and others wait. */
export async function* piecesOf(db: Db, table: string, columns: readonly string[], size: number) {
  let last = 0
  for (;;) {
    const select = anyTable(db)
      .selectFrom(table)
      .select(['id', ...columns])
    const rows: Row[] = await select.where('id', '>', last).orderBy('id').limit(size).execute()
    if (rows.length === 0) return
    yield rows
    last = Number(rows.at(-1)?.id)
    await nextTurn()
  }
}

/*
 * A database server that is not there, starts, or ends: connections that nobody takes, that break, or that it ends
 * itself (PostgreSQL's classes 08 and 57P). What the driver finds out by itself has no code.
 */
const codes = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|08...|57P0[123])$/
const messages = /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/

/** True where an error says that the database cannot be reached now; trying again later makes sense. */
export function isUnreachable(error: unknown): boolean {
  return codes.test(errorCode(error)) || (error instanceof Error && messages.test(error.message))
}
