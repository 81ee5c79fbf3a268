import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * A column: its type; `?` admits null, `key` is the primary key, a default is SQL. `of` names the table whose id it is: rows go
 * with the record that they refer to, an optional reference is emptied. An `id` is given to no second row, not even after the
 * first is deleted.
 */
type ColumnSpec = 'id' | `${keyof typeof dataTypes}${'' | '?' | ' key'}${'' | ` = ${string}` | ` of ${string}`}`

type Columns = Readonly<Record<string, ColumnSpec>>

interface Table {
  columns: Columns
  /** The primary key where it is of several columns. */
  key?: readonly string[]
  /** Columns with a UNIQUE constraint, whose name tells which one was violated (db.ts). */
  unique?: readonly string[]
  /** By their names, without the table's: columns, each perhaps with `desc`, and expressions in SQL. */
  indexes?: Readonly<Record<string, readonly string[]>>
}

export interface RecordTable extends Table {
  /** True where lists search fields of the record itself: they look through `searchText`. */
  isSearched?: boolean
  /** Before 0015, true where visitors see these records: the site's search looked through `siteText`. */
  isOnSite?: boolean
  /** True where they have a position, a status, and a time from which on they are public. */
  isPublished?: boolean
}

/** Texts that are '' in a row that is given none. */
export function texts(...names: string[]): Columns {
  return Object.fromEntries(names.map((name) => [name, "text = ''"]))
}

/**
 * Creates the table of a collection or singleton: id, version and times, the fields' columns, and the searched
 * text. Yes-or-no is an `integer`, a number a `number`, everything else `text`.
 */
export async function createRecordTable(db: Kysely<unknown>, name: string, table: RecordTable): Promise<void> {
  const columns: Record<string, ColumnSpec> = { id: 'id', version: 'integer = 1', createdAt: 'text', updatedAt: 'text' }
  Object.assign(columns, table.columns)
  if (table.isSearched) columns.searchText = 'text'
  if (table.isOnSite) columns.siteText = "text = ''"
  if (table.isPublished)
    Object.assign(columns, { position: 'number?', status: "text = 'published'", publishAt: 'text?' })
  await createTable(db, name, { ...table, columns })
  if (table.isPublished) await createIndex(db, name, 'due', ['publishAt'], ` where "status" = 'scheduled'`)
}

/** Creates a table with its indexes. */
export async function createTable(db: Kysely<unknown>, name: string, table: Table): Promise<void> {
  let create: CreateTableBuilder<string, string> = db.schema.createTable(name)
  for (const [column, spec] of Object.entries(table.columns)) create = addColumn(db, create, column, spec)
  for (const column of table.unique ?? []) create = create.addUniqueConstraint(`${name}_${column}_unique`, [column])
  if (table.key) create = create.addPrimaryKeyConstraint(`${name}_key`, [...table.key])
  await create.execute()
  for (const [index, columns] of Object.entries(table.indexes ?? {})) await createIndex(db, name, index, columns)
}

export async function createIndex(
  db: Kysely<unknown>,
  table: string,
  name: string,
  columns: readonly string[],
  where = ''
) {
  const quoted = columns.map((column) => column.replace(/^\w+(?=$| desc$)/, '"$&"'))
  await sql.raw(`create index "${table}_${name}" on "${table}" (${quoted.join(', ')})${where}`).execute(db)
}

/** On PostgreSQL, adds the bytes of the searched text, which lists look through (db.ts). */
export async function addSearchBytes(db: Kysely<unknown>, table: string): Promise<void> {
  // Text with its backslashes doubled is the escape format of its bytes.
  if (isPostgres(db))
    await sql`alter table ${sql.table(table)} add column "searchBytes" bytea
      generated always as (decode(replace("searchText", '\\', '\\\\'), 'escape')) stored`.execute(db)
}

/** Adds the column for searched texts that are too long for an index of PostgreSQL (server/content/row.ts), and moves them there. */
export async function addLongSearchText(db: Kysely<unknown>, table: string): Promise<void> {
  const name = sql.table(table)
  await sql`alter table ${name} add column "longSearchText" text not null default ''`.execute(db)
  await sql`update ${name} set "longSearchText" = "searchText", "searchText" = ''
    where octet_length("searchText") > 2400`.execute(db)
  await createIndex(db, table, 'long', ['id'], ` where "longSearchText" <> ''`)
}

/** The sort key of a text: the very expression of the list's query (db.ts). */
export function textOrder(db: Kysely<unknown>, column: string): string {
  return isPostgres(db) ? `lower("${column}" collate "C")` : `lower("${column}")`
}

/** True on PostgreSQL, false on SQLite. */
export function isPostgres(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

const dataTypes = { text: 'text', integer: 'integer', number: 'double precision' } as const

function addColumn(db: Kysely<unknown>, table: CreateTableBuilder<string, string>, name: string, spec: ColumnSpec) {
  if (spec === 'id')
    return table.addColumn(name, 'integer', (column) =>
      // SQLite would give the id of the last deleted row to the next one without AUTOINCREMENT.
      isPostgres(db) ? column.primaryKey().generatedByDefaultAsIdentity() : column.primaryKey().autoIncrement()
    )
  const [, type, optional, key, initial, of] = /^(\w+)(\?)?( key)?(?: = (.*))?(?: of ([\w.]+))?$/.exec(spec) ?? []
  return table.addColumn(name, dataTypes[type as keyof typeof dataTypes], (column) => {
    const plain = key ? column.primaryKey() : optional ? column : column.notNull()
    const filled = initial === undefined ? plain : plain.defaultTo(sql.raw(initial))
    return of
      ? filled.references(of.includes('.') ? of : `${of}.id`).onDelete(optional ? 'set null' : 'cascade')
      : filled
  })
}
