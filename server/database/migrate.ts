import type { Kysely } from 'kysely'
import { type Migration, Migrator, NO_MIGRATIONS } from 'kysely/migration'
import * as content from './migrations/0001-content.ts'
import * as accounts from './migrations/0002-accounts.ts'
import * as contact from './migrations/0003-contact.ts'
import * as siteSearch from './migrations/0004-site-search.ts'
import * as history from './migrations/0005-history.ts'
import * as secondFactor from './migrations/0006-second-factor.ts'
import * as listIndexes from './migrations/0008-list-indexes.ts'
import { DatabaseError } from './sqlite.ts'
import type { Database } from './tables.ts'

/** In order. A migration that was ever released is frozen: a change is a new one. */
const migrations: Record<string, Migration> = {
  '0001-content': content,
  '0002-accounts': accounts,
  '0003-contact': contact,
  '0004-site-search': siteSearch,
  '0005-history': history,
  '0006-second-factor': secondFactor,
  '0008-list-indexes': listIndexes
}

/**
 * Runs the migrations that the database does not have yet, all in one transaction: all of them happen, or none.
 * @throws DatabaseError where the database has been written by a newer program
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest()
  if (!error) return
  if (error instanceof Error && /corrupted migrations/.test(error.message)) {
    throw new DatabaseError(
      'The database was written by a newer version of this program; start that version, or restore a backup.'
    )
  }
  throw error
}

/**
 * Gives an empty database the tables of these migrations and no later ones.
 * @param wanted all of their names, in order
 * @throws DatabaseError where this program does not have them
 */
export async function migrateEmptyTo(db: Kysely<Database>, wanted: readonly string[]): Promise<void> {
  const known = Object.keys(migrations).slice(0, wanted.length)
  if (known.join() !== wanted.join())
    throw new DatabaseError('This was written by a newer version of this program; use that version, or a newer one.')
  const { error } = await migratorOf(db).migrateTo(wanted.at(-1) ?? NO_MIGRATIONS)
  if (error) throw error
}

function migratorOf(db: Kysely<Database>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } })
}
