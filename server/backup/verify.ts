import Sqlite from 'better-sqlite3'
import { Kysely } from 'kysely'
import { withVariants } from '../../shared/image-variants.ts'
import { referencedFiles } from '../content/stored-files.ts'
import { migrateToLatest } from '../database/migrate.ts'
import { durableDialect } from '../database/sqlite.ts'
import type { Database } from '../database/tables.ts'
import { loadBackup } from './load.ts'
import { BackupError, type Manifest } from './manifest.ts'

/** Restores into a temporary database and verifies checksums, counts, references, migrations and files. @throws BackupError */
export async function verifyBackup(file: string): Promise<Manifest> {
  // Without a name SQLite uses a temporary file.
  const scratch = new Sqlite('')
  scratch.pragma('foreign_keys = ON')
  const db = new Kysely<Database>({ dialect: durableDialect(scratch) })
  try {
    const manifest = await db
      .transaction()
      .execute((transaction) => loadBackup(file, { db: transaction, engine: 'sqlite' }))
    await migrateToLatest(db)
    if (scratch.pragma('integrity_check', { simple: true }) !== 'ok')
      throw new BackupError(`The database that ${file} holds does not pass its integrity check.`)
    const present = new Set([...manifest.files.map(({ name }) => name), ...manifest.missing])
    const lacking = [...(await referencedFiles(db))].flatMap(withVariants).find((name) => !present.has(name))
    if (lacking) throw new BackupError(`${file} lacks the file ${lacking}, which a record refers to.`)
    return manifest
  } finally {
    await db.destroy()
  }
}
