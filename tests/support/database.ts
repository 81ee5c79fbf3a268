import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { type ConnectOptions, connect, type Db } from '../../server/database/connect.ts'
import { sqliteFile } from '../../server/database/sqlite.ts'
import { createDatabase } from './postgres.ts'
import { until } from './until.ts'

export interface TestDatabase {
  options: ConnectOptions
  /** The data folder: uploads, and the database where it is SQLite. */
  folder: string
  remove(): Promise<void>
}

export const isPostgres = process.env.TEST_DATABASE === 'postgres'

/** Waits until so many calls wait for a lock in a PostgreSQL database. On SQLite they do so unseen, one after the other. */
export async function untilWaiting(db: Db, count: number): Promise<void> {
  const waits = sql`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  const isSo = async () => (await waits.execute(db)).rows.length >= count
  if (isPostgres) await until(isSo, 'Nothing waits for a lock.')
}

/**
 * A database of its own, of the kind that this run tests: empty, or where wanted with all tables. These are copied, since
 * to run the migrations for every site of a test takes longer than most tests.
 */
export async function createTestDatabase({ isMigrated = false } = {}): Promise<TestDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  if (!isPostgres) {
    if (isMigrated) copyFileSync(await migratedFile(), sqliteFile(folder))
    return { options: { DATA_DIR: folder }, folder, remove: async () => removeFolder() }
  }

  const { url, drop } = await createDatabase(inject('postgresUrl'), isMigrated ? inject('migratedDatabase') : undefined)
  return {
    options: { DATA_DIR: folder, DATABASE_URL: url },
    folder,
    async remove() {
      await drop()
      removeFolder()
    }
  }
}

let migrated: Promise<string> | undefined

/** The path of an SQLite database with all tables, made once in each process. */
function migratedFile(): Promise<string> {
  migrated ??= migrate()
  return migrated

  async function migrate() {
    const folder = mkdtempSync(path.join(tmpdir(), 'migrated-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    await (await connect({ DATA_DIR: folder })).close()
    return sqliteFile(folder)
  }
}
