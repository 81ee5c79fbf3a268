import { type Kysely, sql } from 'kysely'
import { isPostgres } from './columns.ts'

/** Messages are searched in an index on PostgreSQL, too, which takes short texts alone: long ones get a column of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('contactMessage')
    .addColumn('longSearchText', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await sql`update "contactMessage" set "longSearchText" = "searchText", "searchText" = ''
    where octet_length("searchText") > 2400`.execute(db)
  await sql`create index "contactMessage_long" on "contactMessage" (id) where "longSearchText" <> ''`.execute(db)
  // As SQLite has it since the first migration.
  if (isPostgres(db))
    await sql`create index "contactMessage_list" on "contactMessage" (id, "searchText", stage, "ownerId", "followUpOn")`.execute(
      db
    )
}
