import { type Kysely, sql } from 'kysely'
import { addText, createTable } from './columns.ts'

const listed = ['product', 'service', 'teamMember', 'testimonial']
const positioned = ['slide', 'project', 'client', 'question']
/** What stands for no position in the order of a list: see `orderOf` (server/content/list-query.ts). */
const place = 'coalesce("position", 1000000000)'

/** Status, time and place of what visitors see; links of previews; what staff put in the media library. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['news', ...listed, ...positioned]) {
    await addText(db, table, 'status', 'published')
    await db.schema.alterTable(table).addColumn('publishAt', 'text').execute()
    await sql`create index ${sql.id(`${table}_due`)} on ${sql.table(table)} ("publishAt") where "status" = 'scheduled'`.execute(
      db
    )
  }
  for (const table of ['news', ...listed])
    await db.schema.alterTable(table).addColumn('position', 'double precision').execute()

  // The indexes of the lists: their order, then what visitors' lists and searches ask for.
  await db.schema.dropIndex('news_list').execute()
  await sql
    .raw(`create index "news_list" on "news" (${place}, "date" desc, "id" desc, "status", "searchText")`)
    .execute(db)
  await db.schema.dropIndex('news_category').execute()
  await sql
    .raw(`create index "news_category" on "news" ("category", ${place}, "date" desc, "id" desc, "status")`)
    .execute(db)
  for (const table of listed) {
    await db.schema.dropIndex(`${table}_list`).execute()
    await sql.raw(`create index "${table}_list" on "${table}" (${place}, "id", "status", "searchText")`).execute(db)
  }

  await createTable(db, 'preview', {
    columns: { tokenHash: 'text key', collection: 'text', recordId: 'integer?', values: 'text?', expiresAt: 'text' }
  })
  await createTable(db, 'media', { columns: { name: 'text key', originalName: 'text', addedAt: 'text' } })
}
