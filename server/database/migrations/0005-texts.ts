import { type Kysely, sql } from 'kysely'
import { createTable } from './columns.ts'

/** What staff have changed of the pages' texts, and which records the demo content has brought. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'text', {
    columns: { key: 'text', language: 'text', text: 'text', updatedAt: 'text', updatedBy: 'text' },
    key: ['key', 'language']
  })
  await createTable(db, 'demoRecord', {
    columns: { collection: 'text', recordId: 'integer' },
    key: ['collection', 'recordId']
  })
  // A site that still has the demo's e-mail began with it; what nobody has changed since came with it.
  for (const name of ['about', 'settings', 'service', 'product', 'teamMember', 'testimonial', 'news', 'newsDetail'])
    await sql`insert into ${sql.table('demoRecord')} (collection, ${sql.ref('recordId')})
      select ${sql.lit(name)}, id from ${sql.table(name)} where version = 1
      and exists (select 1 from settings where email like '%@example.com')`.execute(db)
}
