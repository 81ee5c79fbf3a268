import { type Kysely, sql } from 'kysely'
import { isPostgres } from './columns.ts'

/** PostgreSQL gets the index of messages that SQLite has, for texts that fit into one: the others have a column of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "contactMessage" add column "longSearchText" text not null default ''`.execute(db)
  await sql`update "contactMessage" set "longSearchText" = "searchText", "searchText" = ''
    where octet_length("searchText") > 2400`.execute(db)
  await sql`create index "contactMessage_long" on "contactMessage" (id) where "longSearchText" <> ''`.execute(db)
  const columns = sql.raw('id, "searchText", stage, "ownerId", "followUpOn"')
  if (isPostgres(db)) await sql`create index "contactMessage_list" on "contactMessage" (${columns})`.execute(db)
}
