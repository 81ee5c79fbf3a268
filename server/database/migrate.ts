import { Migrator, NO_MIGRATIONS } from 'kysely/migration'
import type { Db } from './db.ts'
import { migrations } from './migrations/index.ts'
import { readMigrations } from './raw-tables.ts'
import { DatabaseError } from './sqlite.ts'

/** Runs the missing migrations, all or none. @throws DatabaseError where a newer program has written the database */
export async function migrateToLatest(db: Db): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest()
  if (!error) return
  if (error instanceof Error && /corrupted migrations/.test(error.message)) throw writtenByNewer()
  throw error
}

/** The migrations that the next start will run. @throws DatabaseError where the database has been written by a newer program */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  const isNew = !tables.some(({ name }) => name === 'kysely_migration')
  const done = isNew ? [] : await readMigrations(db)
  if (done.some((name) => !Object.hasOwn(migrations, name))) throw writtenByNewer()
  return Object.keys(migrations).filter((name) => !done.includes(name))
}

function writtenByNewer(): DatabaseError {
  return new DatabaseError(
    'The database was written by a newer version of this program, or by one from before the first release; start that version, or restore a backup.'
  )
}

/** Gives an empty database the tables of these migrations only, in order. @throws DatabaseError where this program lacks one */
export async function migrateEmptyTo(db: Db, wanted: readonly string[]): Promise<void> {
  const known = Object.keys(migrations).slice(0, wanted.length)
  if (known.join() !== wanted.join())
    throw new DatabaseError('This was written by a newer version of this program; use that version, or a newer one.')
  const { error } = await migratorOf(db).migrateTo(wanted.at(-1) ?? NO_MIGRATIONS)
  if (error) throw error
}

function migratorOf(db: Db): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } })
}
