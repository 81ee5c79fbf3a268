import type { Kysely } from 'kysely'

/** The introduction of each person on the Team page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('teamMember')
    .addColumn('introduction', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
