import { type Kysely, sql } from 'kysely'
import { createIndex, isPostgres, textOrder } from './columns.ts'

/**
 * Every list has an index of its order and its searched texts, and one of the last changes. The first has `position` itself as
 * well: PostgreSQL does not see that the order's expression suffices, and would read whole rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const place = 'coalesce("position", 1000000000)'
  const [before, added] = [
    ['news', 'product', 'service', 'teamMember', 'testimonial'],
    ['slide', 'project', 'client', 'question']
  ]
  for (const table of before) await sql`drop index ${sql.ref(`${table}_list`)}`.execute(db)
  for (const table of [...before, ...added]) {
    const order = table === 'news' ? ['date desc', 'id desc'] : ['id']
    await createIndex(db, table, 'list', [place, ...order, 'status', 'searchText', 'position'])
  }
  await createIndex(db, 'fact', 'list', [textOrder(db, 'key'), 'id', 'searchText', 'key'])
  // The pincodes of an area may be more than PostgreSQL takes into an index.
  await createIndex(db, 'area', 'list', [place, 'id', 'position', ...(isPostgres(db) ? [] : ['searchText'])])
  for (const table of [...added, 'fact', 'area', 'synonym'])
    await createIndex(db, table, 'updatedAt', ['updatedAt', 'id'])
}
