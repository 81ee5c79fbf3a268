import { type Kysely, PostgresAdapter } from 'kysely'

/** Whether a migration runs on PostgreSQL; else it is SQLite. */
export function isPostgres(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
