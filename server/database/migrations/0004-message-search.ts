import { type Kysely, sql } from 'kysely'

/** Messages keep who marked them as read, and are found by their phone numbers, which are ten digits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('contactMessage')
    .addColumn('readBy', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await sql`update ${sql.table('contactMessage')}
    set ${sql.ref('searchText')} = ${sql.ref('searchText')} || ${'\n'} || ${sql.ref('phone')}`.execute(db)
}
