import { type Kysely, sql } from 'kysely'

/** What staff have changed of the pages' texts, and which records the demo content has brought. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('text')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('updatedBy', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('text_key', ['key', 'language'])
    .execute()
  await db.schema
    .createTable('demoRecord')
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('recordId', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('demoRecord_key', ['collection', 'recordId'])
    .execute()
  // A site that still has the demo's e-mail began with it; what nobody has changed since came with it.
  for (const name of ['about', 'settings', 'service', 'product', 'teamMember', 'testimonial', 'news', 'newsDetail'])
    await sql`insert into ${sql.table('demoRecord')} (collection, ${sql.ref('recordId')})
      select ${sql.lit(name)}, id from ${sql.table(name)} where version = 1
      and exists (select 1 from settings where email like '%@example.com')`.execute(db)
}
