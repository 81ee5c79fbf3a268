import type { Kysely } from 'kysely'

/** What the site's own search looks through. Records written before this are found again after their next save. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['news', 'newsDetail', 'product', 'service', 'teamMember']) {
    await db.schema
      .alterTable(table)
      .addColumn('siteText', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  }
}
