import type { Kysely } from 'kysely'

/** The language of the page where a message was written, for mails to its visitor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('contactMessage')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
    .execute()
}
