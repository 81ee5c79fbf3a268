import { type Kysely, sql } from 'kysely'
import { isPostgres } from './dialect.ts'

/**
 * What lists walk through with 100,000 records, measured (docs/performance.md): a search reads the searched text from
 * the index of the list's order and never the wide rows; the last changes and a list sorted by name have an index each.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const names: [table: string, name: string][] = [
    ['product', 'productName'],
    ['service', 'serviceName'],
    ['teamMember', 'fullName'],
    ['testimonial', 'fullName'],
    ['user', 'fullName']
  ]
  for (const [table, name] of names) {
    await listIndex(db, table, ['id', 'searchText'])
    await nameIndex(db, table, name)
  }
  await db.schema.dropIndex('news_date').execute()
  await listIndex(db, 'news', ['date', 'id', 'searchText'])
  // Details are searched by the titles of their news.
  await listIndex(db, 'newsDetail', ['id', 'news_id'])
  await nameIndex(db, 'news', 'title')
  await nameIndex(db, 'contactMessage', 'subject')
  // PostgreSQL takes at most 2,704 bytes into an index, and a message may be longer.
  if (!isPostgres(db)) await listIndex(db, 'contactMessage', ['id', 'searchText'])
  await db.schema.createIndex('contactMessage_read').on('contactMessage').column('read').execute()
  for (const table of ['news', 'newsDetail', 'product', 'service', 'teamMember', 'testimonial', 'contactMessage']) {
    await db.schema.createIndex(`${table}_updatedAt`).on(table).columns(['updatedAt', 'id']).execute()
  }
}

async function listIndex(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(`${table}_list`).on(table).columns(columns).execute()
}

/** By the very expression that sorts text (expressions.ts). */
async function nameIndex(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  const order = isPostgres(db) ? sql`lower(${sql.ref(column)} collate "C")` : sql`lower(${sql.ref(column)})`
  await db.schema.createIndex(`${table}_${column}`).on(table).expression(order).execute()
}
