import type { Kysely } from 'kysely'

/** A product's technical figures, and the group in which the list of products shows it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['category', 'facts'])
    await db.schema
      .alterTable('product')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
}
