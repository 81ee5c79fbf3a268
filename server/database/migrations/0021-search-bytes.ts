import { type Kysely, sql } from 'kysely'
import { liftTimeLimits } from '../raw-tables.ts'
import { addLongSearchText, addSearchBytes, createIndex, isPostgres } from './columns.ts'

/**
 * PostgreSQL looks through bytes in three quarters of the time that it takes for letters: its lists have the bytes of the searched
 * text in their indexes. Areas, whose pincodes may be too long for an index, get the column that messages have for those.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addLongSearchText(db, 'area')
  if (!isPostgres(db)) return
  await liftTimeLimits(db)
  const lists = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and indexname like '%_list' and indexdef like '%"searchText"%'
    order by indexname`.execute(db)
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'searchText' order by table_name`.execute(db)
  // First dropped: the new column writes each table anew, and its indexes with it.
  for (const { name } of lists.rows) await sql`drop index ${sql.ref(name)}`.execute(db)
  for (const { name } of tables.rows) await addSearchBytes(db, name)
  for (const { definition } of lists.rows)
    await sql.raw(definition.replace('"searchText"', '"searchBytes"')).execute(db)
  await sql`drop index area_list`.execute(db)
  await createIndex(db, 'area', 'list', ['coalesce("position", 1000000000)', 'id', 'position', 'searchBytes'])
}
