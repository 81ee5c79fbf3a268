import assert from 'node:assert/strict'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { query } from '../../support/postgres.ts'
import { until } from '../../support/until.ts'
import type { Data } from './context.ts'

/** The program's SQLite database. */
export const databaseFile = ({ folder }: Data) => path.join(folder, 'site.sqlite')

/** Runs a statement beside the program. Both databases must understand it: names in double quotes, values in the text. */
export async function ask(data: Data, statement: string): Promise<Record<string, unknown>[]> {
  const { DATABASE_URL } = data.settings
  if (DATABASE_URL) return await query(DATABASE_URL, statement)
  return onSqlite(data, (database) => {
    const prepared = database.prepare<[], Record<string, unknown>>(statement)
    if (prepared.reader) return prepared.all()
    prepared.run()
    return []
  })
}

/** Waits until a query finds no rows any more. */
export async function untilNone(data: Data, statement: string): Promise<void> {
  await until(async () => (await ask(data, statement)).length === 0, `There are still rows: ${statement}`)
}

/** Fails where the database's own checks find damage: pages, indexes, foreign keys. */
export async function checkIntegrity(data: Data): Promise<void> {
  const { DATABASE_URL } = data.settings
  if (DATABASE_URL) return await checkPostgres(DATABASE_URL)
  onSqlite(data, (database) => {
    assert.equal(database.pragma('integrity_check', { simple: true }), 'ok')
    assert.deepEqual(database.pragma('foreign_key_check'), [])
  })
}

/** Compares every index with the rows of its table (contrib/amcheck), which reads every row as well. */
async function checkPostgres(url: string): Promise<void> {
  await query(url, 'create extension if not exists amcheck')
  await query(
    url,
    `select bt_index_check(index => i.indexrelid, heapallindexed => true) from pg_index i
     join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
     join pg_namespace n on n.oid = c.relnamespace where a.amname = 'btree' and n.nspname = 'public'`
  )
}

function onSqlite<T>(data: Data, work: (database: Sqlite.Database) => T): T {
  const database = new Sqlite(databaseFile(data), { fileMustExist: true, timeout: 5_000 })
  try {
    return work(database)
  } finally {
    database.close()
  }
}
