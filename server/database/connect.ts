import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { allDefinitions } from '../../collections/index.ts'
import { columnNames, hasSearchText } from '../../collections/schemas.ts'
import type { Env } from '../env.ts'
import { errorCode } from '../errors.ts'
import type { FileStore } from '../files/storage.ts'
import { type Connection, generatedColumn, isPostgres, isUnreachable } from './db.ts'
import { migrateToLatest } from './migrate.ts'
import { listTables } from './raw-tables.ts'
import { DatabaseError, openSqlite, openSqliteBeside, sqliteFile } from './sqlite.ts'
import type { Database } from './tables.ts'

export type { Connection, Db } from './db.ts'

export type ConnectOptions = Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>

/**
 * Connects, and brings the tables up to date. @throws DatabaseError where the database is held by another process, damaged,
 * newer than this program, without a column that a definition needs, or empty beside uploads
 * @param store where uploads are, if not in the data folder
 */
export async function connect(options: ConnectOptions, store?: Pick<FileStore, 'list'>): Promise<Connection> {
  // Asked before as well, so that no empty file stays behind a refusal.
  if (!options.DATABASE_URL && !existsSync(sqliteFile(options.DATA_DIR))) refuseOrphans(options.DATA_DIR)
  return await connectTo(options, openSqlite, async (connection) => {
    const tables = await connection.db.introspection.getTables()
    if (tables.length === 0) {
      refuseOrphans(options.DATA_DIR)
      if (store && (await store.list()).length > 0) throw orphans('the bucket')
    }
    await migrateToLatest(connection.db)
    await refuseMissingColumns(connection)
  })
}

/** Connects to a database that may have no tables yet, and changes none. @throws DatabaseError as `connect` */
export async function connectUnmigrated(options: ConnectOptions): Promise<Connection> {
  return await connectTo(options, openSqlite, ask)
}

/** For commands beside a running program; changes no tables. @throws DatabaseError where there is none, or none readable */
export async function connectBeside(options: ConnectOptions): Promise<Connection> {
  return await connectTo(options, openSqliteBeside, ask)
}

async function connectTo(
  options: ConnectOptions,
  openFolder: typeof openSqlite,
  begin: (connection: Connection) => Promise<unknown>
): Promise<Connection> {
  const connection = options.DATABASE_URL
    ? await connectPostgres(options.DATABASE_URL)
    : connectSqlite(openFolder(options.DATA_DIR))
  try {
    await begin(connection)
    return connection
  } catch (error) {
    await connection.close()
    throw unreachable(error) ?? error
  }
}

/** Throws unless the database answers. */
async function ask({ db }: Connection): Promise<void> {
  await sql`select 1`.execute(db)
}

function connectSqlite({ dialect, close }: ReturnType<typeof openSqlite>): Connection {
  return { db: new Kysely<Database>({ dialect }), engine: 'sqlite', close: async () => close() }
}

async function connectPostgres(connectionString: string): Promise<Connection> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    // As for a disk without moving parts: else the planner reads whole tables where a list's index has all that it needs.
    options: '-c random_page_cost=1.1'
  })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  // Likewise for one in use, between two queries of a transaction: the next query fails.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return { db, engine: 'postgres', close: () => db.destroy() }
}

// No such host, no such database, wrong user or password; the last two as PostgreSQL numbers them.
const unusableCodes = new Set(['ENOTFOUND', 'EAI_AGAIN', '3D000', '28000', '28P01'])

function unreachable(error: unknown): DatabaseError | undefined {
  if (!(error instanceof Error)) return undefined
  const code = errorCode(error)
  if (!isUnreachable(error) && !unusableCodes.has(code)) return undefined
  return new DatabaseError(`DATABASE_URL: the database cannot be used: ${error.message || code}`)
}

/** Refuses a database without a table or column that a definition asks for: a migration is missing. @throws DatabaseError that names it */
export async function refuseMissingColumns({ db }: Pick<Connection, 'db'>): Promise<void> {
  const tables = await listTables(db)
  for (const definition of allDefinitions) {
    const existing = tables.get(definition.name)
    if (!existing)
      throw new DatabaseError(
        `There is no table '${definition.name}', which the definition of that name needs: add a migration.`
      )
    const generated = isPostgres(db) && hasSearchText(definition) ? [generatedColumn] : []
    const missing = [...columnNames(definition), ...generated].find((column) => !existing.includes(column))
    if (missing)
      throw new DatabaseError(
        `The table '${definition.name}' has no column '${missing}', which its definition needs: add a migration.`
      )
  }
}

/** An empty database beside uploads is refused: the sweep at the start would delete them all. @throws DatabaseError */
export function refuseOrphans(folder: string): void {
  const uploads = path.join(folder, 'uploads')
  if (!isEmptyOrMissing(uploads)) throw orphans(path.resolve(uploads))
}

function orphans(place: string): DatabaseError {
  return new DatabaseError(
    `The database is empty or gone, but there are uploads in ${place}. Nothing was changed: bring the database back, or move the uploads away to start anew.`
  )
}

function isEmptyOrMissing(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0
  } catch {
    return true
  }
}
