import { existsSync } from 'node:fs'
import { Kysely, PostgresDialect } from 'kysely'
import { isDatabaseAway } from './away.ts'
import { refuseLeftovers } from './leftovers.ts'
import { migrateToLatest } from './migrate.ts'
import { DatabaseError, openSqlite, sqliteFile } from './sqlite.ts'
import type { Database } from './tables.ts'

export type Db = Kysely<Database>

export interface Connection {
  db: Db
  engine: 'sqlite' | 'postgres'
  /** Of the database server, for whoever listens there; SQLite has none. */
  url: string | undefined
  close(): Promise<void>
}

export interface ConnectOptions {
  /** `postgres://…`; without it SQLite in the data folder. */
  DATABASE_URL?: string | undefined
  DATA_DIR: string
}

/**
 * Connects to the database and brings its tables up to date.
 * @throws DatabaseError where the database is held by another process, damaged, newer than this program, or empty beside uploads
 */
export async function connect(options: ConnectOptions): Promise<Connection> {
  const connection = options.DATABASE_URL
    ? await connectPostgres(options.DATABASE_URL)
    : connectSqlite(options.DATA_DIR)
  try {
    if (await isEmpty(connection.db)) refuseLeftovers(options.DATA_DIR)
    await migrateToLatest(connection.db)
    return connection
  } catch (error) {
    await connection.close()
    throw unreachable(error) ?? error
  }
}

async function isEmpty(db: Db): Promise<boolean> {
  return (await db.introspection.getTables()).length === 0
}

function connectSqlite(folder: string): Connection {
  // Asked before as well, so that no empty file stays behind a refusal.
  if (!existsSync(sqliteFile(folder))) refuseLeftovers(folder)
  const { dialect, close } = openSqlite(folder)
  return { db: new Kysely<Database>({ dialect }), engine: 'sqlite', url: undefined, close: async () => close() }
}

async function connectPostgres(connectionString: string): Promise<Connection> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000
  })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  // The same for one that is in use, between two queries of a transaction: the next query fails.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return { db, engine: 'postgres', url: connectionString, close: () => db.destroy() }
}

// No such host, no such database, wrong user or password; the last two as PostgreSQL numbers them.
const unusableCodes = new Set(['ENOTFOUND', 'EAI_AGAIN', '3D000', '28000', '28P01'])

function unreachable(error: unknown): DatabaseError | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  if (!isDatabaseAway(error) && !unusableCodes.has(code)) return undefined
  return new DatabaseError(`DATABASE_URL: the database cannot be used: ${error.message || code}`)
}
