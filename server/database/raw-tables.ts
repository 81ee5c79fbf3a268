import { type Kysely, sql } from 'kysely'
import { anyTable, type Db, generatedColumn, isPostgres, type Row } from './db.ts'

/* Tables as the database has them, regardless of the program's types: for backups, which take all of them. */

/** Rows fetched from PostgreSQL at once. */
const batch = 500

/** The names and columns of all tables but those of the migrations and the search's index, each after those that it refers to. */
export async function listTables(db: Db): Promise<Map<string, string[]>> {
  const current = sql<{ schema: string }>`select current_schema() as schema`
  const schema = isPostgres(db) ? (await current.execute(db)).rows[0]?.schema : undefined
  const found = (await db.introspection.getTables()).filter(
    ({ name, isView, schema: own }) => !isView && own === schema && !/^searchIndex(?:_|$)/.test(name)
  )
  const columns = new Map(found.map((table) => [table.name, table.columns.map((column) => column.name)]))
  const ordered = new Map<string, string[]>()
  const references = await listReferences(db)
  const add = (name: string) => {
    const own = columns.get(name)
    if (!own || ordered.has(name)) return
    // A circle would end here as well; there is none, since rows could not be inserted then.
    columns.delete(name)
    for (const { child, parent } of references) if (child === name) add(parent)
    ordered.set(name, own)
  }
  for (const name of [...columns.keys()].sort()) add(name)
  return ordered
}

async function listReferences(db: Db): Promise<{ child: string; parent: string }[]> {
  const query = isPostgres(db)
    ? sql<{ child: string; parent: string }>`
          select c.relname as child, p.relname as parent from pg_constraint r
          join pg_class c on c.oid = r.conrelid join pg_class p on p.oid = r.confrelid
          where r.contype = 'f' and r.connamespace = current_schema()::regnamespace`
    : sql<{ child: string; parent: string }>`
          select m.name as child, f."table" as parent from sqlite_master m, pragma_foreign_key_list(m.name) f
          where m.type = 'table'`
  return (await query.execute(db)).rows
}

/**
 * These columns of all rows of a table, a few rows at a time, without the generated one: either database can restore them. On
 * PostgreSQL within a transaction.
 */
export async function* readRows(db: Db, table: string, columns: readonly string[]): AsyncGenerator<Row> {
  const select = anyTable(db)
    .selectFrom(table)
    .select(columns.filter((column) => column !== generatedColumn))
  if (!isPostgres(db)) {
    yield* select.stream()
    return
  }
  await sql`declare all_rows no scroll cursor for ${select}`.execute(db)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(batch)} from all_rows`.execute(db)
    yield* rows
    if (rows.length < batch) break
  }
  await sql`close all_rows`.execute(db)
}

/** Lets a transaction wait for files as long as they take; PostgreSQL would end it after 30 seconds (connect.ts). */
export async function liftTimeLimits<D>(transaction: Kysely<D>): Promise<void> {
  if (!isPostgres(transaction)) return
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction)
  await sql`set local statement_timeout = 0`.execute(transaction)
}

/** The last id given in each table that generates ids and has given one. */
export async function readLastIds(db: Db): Promise<Map<string, number>> {
  const query = isPostgres(db)
    ? sql<{ name: string; last: string | null }>`
          select t.relname as name, pg_sequence_last_value(s.oid) as last from pg_class s
          join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
          join pg_class t on t.oid = d.refobjid
          where s.relkind = 'S' and t.relnamespace = current_schema()::regnamespace`
    : sql<{ name: string; last: number }>`select name, seq as last from sqlite_sequence`
  const { rows } = await query.execute(db)
  return new Map(rows.flatMap(({ name, last }) => (last === null ? [] : [[name, Number(last)]])))
}

/** Sets the last id of a table's sequence: the next row gets the one after it. */
export async function setLastId(db: Db, table: string, lastId: number): Promise<void> {
  if (isPostgres(db)) {
    await sql`select setval(pg_get_serial_sequence(quote_ident(${table}), 'id'), ${lastId})`.execute(db)
    return
  }
  await sql`delete from sqlite_sequence where name = ${table}`.execute(db)
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${lastId})`.execute(db)
}

export async function readMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
