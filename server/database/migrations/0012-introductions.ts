import type { Kysely } from 'kysely'

/** What the Team page says of each person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('teamMember')
    .addColumn('introduction', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
