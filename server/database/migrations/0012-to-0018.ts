import { type Kysely, sql } from 'kysely'
import { addLongSearchText, createTable, isPostgres } from './columns.ts'

/** The introduction of each person on the Team page. */
export async function introductions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('teamMember')
    .addColumn('introduction', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}

/** A product's technical figures, and the group in which the list of products shows it. */
export async function productFacts(db: Kysely<unknown>): Promise<void> {
  for (const name of ['category', 'facts'])
    await db.schema
      .alterTable('product')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
}

/** The language of the page where a message was written, for mails to its visitor. */
export async function messageLanguage(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('contactMessage')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
    .execute()
}

/** The times at which scheduled work is due: of several servers one does it. */
export async function jobs(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'job', { columns: { name: 'text key', dueAt: 'text', doneAt: 'text' } })
}

/** PostgreSQL gets the index of messages that SQLite has, for texts that fit into one: the others have a column of their own. */
export async function messageIndex(db: Kysely<unknown>): Promise<void> {
  await addLongSearchText(db, 'contactMessage')
  const columns = sql.raw('id, "searchText", stage, "ownerId", "followUpOn"')
  if (isPostgres(db)) await sql`create index "contactMessage_list" on "contactMessage" (${columns})`.execute(db)
}
