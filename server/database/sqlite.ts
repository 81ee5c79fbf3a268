import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings
} from 'kysely'
import { LRUCache } from 'lru-cache'

/** The database cannot be used as it is; the message says why and what to do. */
export class DatabaseError extends Error {}

export const sqliteFile = (folder: string) => path.join(folder, 'site.sqlite')

/** bytes; https://sqlite.org/fileformat2.html#page_size */
const smallestPage = 512

/** Letters of SQL of which the statements are kept: some five hundred of the usual length. */
const keptSql = 200_000

/**
 * Kysely's SQLite dialect, with three differences that it leaves to its user: a transaction takes the write lock at its
 * beginning, so that it cannot fail half way, unless it says that it only reads; migrations run inside one; and statements
 * are kept, since preparing one takes longer than most of them run. SQLite prepares them anew itself after a migration.
 */
export function durableDialect(database: Sqlite.Database): Dialect {
  return {
    createDriver: () => new ImmediateDriver(database),
    createAdapter: () => new TransactionalAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db)
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #database: Sqlite.Database

  constructor(database: Sqlite.Database) {
    const statements = new LRUCache<string, Sqlite.Statement>({
      maxSize: keptSql,
      sizeCalculation: (_, sql) => sql.length,
      memoMethod: (sql) => database.prepare(sql)
    })
    super({ database: { prepare: (sql) => statements.memo(sql), close: () => database.close() } })
    this.#database = database
  }

  /** After some errors, such as a full disk, SQLite has rolled back by itself: another rollback would hide the error. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection)
  }

  override async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings = {}) {
    await connection.executeQuery(CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'))
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** Opens or makes the data folder's database; no other process can open it then. @throws DatabaseError where it is held or damaged */
export function openSqlite(folder: string): { dialect: Dialect; close(): void } {
  mkdirSync(folder, { recursive: true, mode: 0o750 })
  const lock = holdFolder(folder)
  const file = sqliteFile(folder)
  try {
    const database = openChecked(file)
    // It holds hashes, messages and addresses; its companions get the same mode.
    chmodSync(file, 0o600)
    return {
      dialect: durableDialect(database),
      close() {
        database.pragma('wal_checkpoint(TRUNCATE)')
        database.close()
        lock.close()
      }
    }
  } catch (error) {
    lock.close()
    throw error
  }
}

/** Opens the database beside the process that may hold it, for a command. @throws DatabaseError where it is missing or damaged */
export function openSqliteBeside(folder: string): { dialect: Dialect; close(): void } {
  const file = sqliteFile(folder)
  if (!existsSync(file)) throw new DatabaseError(`There is no database in the data folder ${path.resolve(folder)}.`)
  const database = openChecked(file)
  return { dialect: durableDialect(database), close: () => database.close() }
}

function openChecked(file: string): Sqlite.Database {
  if (existsSync(file)) {
    // SQLite takes a file without a whole first page for a new database: a truncated one must not silently become that.
    const { size } = statSync(file)
    if (size < smallestPage) throw damaged(file, size === 0 ? 'the file is empty' : `it has only ${size} bytes`)
  } else if (existsSync(`${file}-wal`)) {
    throw damaged(file, 'it is gone, and its log is there')
  } else {
    createWhole(file)
  }
  let database: Sqlite.Database | undefined
  try {
    database = new Sqlite(file)
    database.pragma('journal_mode = WAL')
    // In WAL the default, NORMAL, may lose acknowledged commits on a power cut.
    database.pragma('synchronous = FULL')
    database.pragma('foreign_keys = ON')
    // Deleted data are overwritten: an erased person's words are not to be found in the file.
    database.pragma('secure_delete = ON')
    database.pragma('trusted_schema = OFF')
    database.pragma('busy_timeout = 2000')
    database.pragma(`journal_size_limit = ${16 * 1024 * 1024}`)
    const verdict = database.pragma('quick_check(1)', { simple: true })
    if (verdict !== 'ok') throw damaged(file, String(verdict).replaceAll('\n', ' '))
    return database
  } catch (error) {
    database?.close()
    if (error instanceof Sqlite.SqliteError) throw damaged(file, error.message)
    throw error
  }
}

/** Makes an empty database complete with its first page or not at all: a crash must not leave one that looks truncated. */
function createWhole(file: string): void {
  const unfinished = `${file}-new`
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(unfinished + end, { force: true })
  const database = new Sqlite(unfinished)
  database.pragma('journal_mode = WAL')
  database.close()
  renameSync(unfinished, file)
}

function damaged(file: string, reason: string): DatabaseError {
  return new DatabaseError(
    `The database ${file} is damaged (${reason}). Nothing was changed; restore it from a backup.`
  )
}

/** The operating system releases the lock however the process ends: a killed program leaves nothing to clean up. */
function holdFolder(folder: string): Sqlite.Database {
  const holder = path.join(folder, 'holder.json')
  const lock = new Sqlite(path.join(folder, 'lock.sqlite'), { timeout: 500 })
  try {
    lock.pragma('locking_mode = EXCLUSIVE')
    lock.exec('BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new DatabaseError(`Another process${holderOf(holder)} uses the data folder ${path.resolve(folder)}.`)
  }
  writeFileSync(holder, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }))
  return lock
}

function holderOf(file: string): string {
  try {
    return ` (pid ${JSON.parse(readFileSync(file, 'utf8')).pid})`
  } catch {
    return ''
  }
}
