import { type Kysely, sql } from 'kysely'
import { createRecordTable, createTable, isPostgres } from './columns.ts'

/**
 * The site's search looks words up in an index of its own, which the program fills at its start; before it read all texts. Synonyms, and
 * searches without a result.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['news', 'newsDetail', 'product', 'service', 'teamMember', 'project'])
    await db.schema.alterTable(table).dropColumn('siteText').execute()
  if (isPostgres(db)) {
    await sql`create table "searchIndex" (id bigint primary key, words tsvector not null)`.execute(db)
    await sql`create index "searchIndex_words" on "searchIndex" using gin (words) with (fastupdate = off)`.execute(db)
  } else {
    await sql`create virtual table "searchIndex" using fts5(words, content='', contentless_delete=1, detail=none, tokenize='ascii',
      prefix='2 3 4 5')`.execute(db)
  }
  // Words are compared by their bytes, on both databases.
  await sql.raw(`create table "searchWord" (word text${isPostgres(db) ? ' collate "C"' : ''} primary key)`).execute(db)
  await createRecordTable(db, 'synonym', { columns: { words: 'text' }, isSearched: true })
  await createTable(db, 'searchState', { columns: { built: 'text' } })
  await createTable(db, 'searchMiss', { columns: { query: 'text key', count: 'integer', lastOn: 'text' } })
}
