import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * A column: its type; `?` admits null, `key` is the primary key, a default is SQL. `of` names the table whose id it is: rows go
 * with the record that they refer to, an optional reference is emptied. An `id` is given to no second row, not even after the
 * first is deleted.
 */
type ColumnSpec = 'id' | `${keyof typeof dataTypes}${'' | '?' | ' key'}${'' | ` = ${string}` | ` of ${string}`}`

interface Table {
  columns: Readonly<Record<string, ColumnSpec>>
  /** The primary key where it is of several columns. */
  key?: readonly string[]
  /** Columns with a UNIQUE constraint, whose name tells which one was violated (db.ts). */
  unique?: readonly string[]
  /** The columns of each index, which is named after the first. */
  indexes?: readonly string[][]
}

export interface RecordTable extends Table {
  /** Whether lists search fields of the record itself: they look through `searchText`. */
  isSearched?: boolean
  /** Whether visitors see these records: the site's search looks through `siteText`. */
  isOnSite?: boolean
}

/**
 * Creates the table of a collection or singleton: id, version and times, the fields' columns, and what searches look
 * through. Yes-or-no is an `integer`, a number a `number`, everything else `text`.
 */
export async function createRecordTable(db: Kysely<unknown>, name: string, table: RecordTable): Promise<void> {
  const columns: Record<string, ColumnSpec> = { id: 'id', version: 'integer = 1', createdAt: 'text', updatedAt: 'text' }
  Object.assign(columns, table.columns)
  if (table.isSearched) columns.searchText = 'text'
  if (table.isOnSite) columns.siteText = "text = ''"
  await createTable(db, name, { ...table, columns })
}

/** Creates a table with its indexes. */
export async function createTable(db: Kysely<unknown>, name: string, table: Table): Promise<void> {
  let create: CreateTableBuilder<string, string> = db.schema.createTable(name)
  for (const [column, spec] of Object.entries(table.columns)) create = addColumn(db, create, column, spec)
  for (const column of table.unique ?? []) create = create.addUniqueConstraint(`${name}_${column}_unique`, [column])
  if (table.key) create = create.addPrimaryKeyConstraint(`${name}_key`, [...table.key])
  await create.execute()
  for (const columns of table.indexes ?? []) await createIndex(db, name, columns)
}

/** @param name tells the table's indexes apart */
export async function createIndex(db: Kysely<unknown>, table: string, columns: string[], name = columns[0]) {
  await db.schema.createIndex(`${table}_${name}`).on(table).columns(columns).execute()
}

/** Adds a text column to a table that may have rows, which get `value`. */
export async function addText<T>(db: Kysely<T>, table: string, column: string, value = ''): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn(column, 'text', (text) => text.notNull().defaultTo(sql.lit(value)))
    .execute()
}

/** The index of a list's order; it ends with the text that the list searches, so that a search reads nothing else. */
export async function createListIndex(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  await createIndex(db, table, columns, 'list')
}

/** The index of a list sorted by a text: of the very expression that sorts it (db.ts). */
export async function createTextIndex(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  const order = isPostgres(db) ? sql`lower(${sql.ref(column)} collate "C")` : sql`lower(${sql.ref(column)})`
  await db.schema.createIndex(`${table}_${column}`).on(table).expression(order).execute()
}

/** Whether a migration runs on PostgreSQL; else it is SQLite. */
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
