import { sql } from 'kysely'
import type { Db } from './db.ts'
import { lockForWrites } from './expressions.ts'
import { readMigrations } from './raw-tables.ts'

/*
 * Before the first release there were seven migrations. One has taken their place and makes the same tables
 * (docs/decisions/0012-one-first-migration.md), so their databases and backups need nothing but its name.
 */

const unreleased = [
  '0001-content',
  '0002-accounts',
  '0003-contact',
  '0004-site-search',
  '0005-history',
  '0006-second-factor',
  '0008-list-indexes'
]
const successor = '0001-tables'

/** The names of the migrations that have made the same tables. */
export function currentNames(names: readonly string[]): readonly string[] {
  return isUnreleased(names) ? [successor] : names
}

/** Whether exactly the unreleased migrations have run. */
export async function hasUnreleasedNames(db: Db): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  return tables.some(({ name }) => name === 'kysely_migration') && isUnreleased(await readMigrations(db))
}

/** Replaces the unreleased names, in a transaction; another server that does the same waits, and then finds it done. */
export async function replaceUnreleasedNames(transaction: Db): Promise<void> {
  await lockForWrites(transaction, 'kysely_migration')
  if (!isUnreleased(await readMigrations(transaction))) return
  await sql`delete from kysely_migration where name <> ${unreleased[0]}`.execute(transaction)
  await sql`update kysely_migration set name = ${successor}`.execute(transaction)
}

function isUnreleased(names: readonly string[]): boolean {
  return names.join() === unreleased.join()
}
