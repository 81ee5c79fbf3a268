import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from 'kysely'

/** The type of a column. `?` admits null; a text may have a default. */
type ColumnType = 'text' | 'text?' | `text = '${string}'` | 'integer' | 'integer?' | 'number' | 'number?'

/** `references` names the table; its rows take these with them when they are deleted. */
type ColumnSpec = ColumnType | { type: 'integer' | 'integer?'; references: string }

export interface RecordTable {
  /** The fields' columns, by name. */
  columns: Readonly<Record<string, ColumnSpec>>
  /** Whether lists search fields of the record itself: they look through `searchText`. */
  isSearched?: boolean
  /** Whether visitors see these records: the site's search looks through `siteText`. */
  isOnSite?: boolean
  /** Columns with a UNIQUE constraint, whose name tells which one was violated (expressions.ts). */
  unique?: readonly string[]
}

/**
 * Creates the table of a collection or singleton: id, version and times, the fields' columns, and what searches look
 * through. Yes-or-no is an `integer`, a number a `number`, everything else `text`.
 */
export async function createRecordTable(db: Kysely<unknown>, name: string, table: RecordTable): Promise<void> {
  let create: CreateTableBuilder<string, string> = addId(db, db.schema.createTable(name))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
  for (const [column, spec] of Object.entries(table.columns)) create = addColumn(create, column, spec)
  if (table.isSearched) create = create.addColumn('searchText', 'text', (column) => column.notNull())
  if (table.isOnSite) create = create.addColumn('siteText', 'text', (column) => column.notNull().defaultTo(''))
  for (const column of table.unique ?? []) create = create.addUniqueConstraint(`${name}_${column}_unique`, [column])
  await create.execute()
}

/** Adds an `id` that is given to no second row, not even after the first is deleted. */
export function addId<C extends string>(
  db: Kysely<unknown>,
  table: CreateTableBuilder<string, C>
): CreateTableBuilder<string, C | 'id'> {
  return table.addColumn('id', 'integer', (column) =>
    // SQLite would give the id of the last deleted row to the next one without AUTOINCREMENT.
    isPostgres(db) ? column.primaryKey().generatedByDefaultAsIdentity() : column.primaryKey().autoIncrement()
  )
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
  await db.schema.createIndex(`${table}_list`).on(table).columns(columns).execute()
}

/** The index of a list sorted by a text: of the very expression that sorts it (expressions.ts). */
export async function createTextIndex(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  const order = isPostgres(db) ? sql`lower(${sql.ref(column)} collate "C")` : sql`lower(${sql.ref(column)})`
  await db.schema.createIndex(`${table}_${column}`).on(table).expression(order).execute()
}

/** Whether a migration runs on PostgreSQL; else it is SQLite. */
export function isPostgres(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

const dataTypes = { text: 'text', integer: 'integer', number: 'double precision' } as const

function addColumn(table: CreateTableBuilder<string, string>, name: string, spec: ColumnSpec) {
  const { type, references } = typeof spec === 'string' ? { type: spec, references: undefined } : spec
  const [, plain, defaultText] = /^(\w+)(?: = '(.*)')?/.exec(type) ?? []
  return table.addColumn(name, dataTypes[plain as keyof typeof dataTypes], (column) => {
    const nullable = type.endsWith('?') ? column : column.notNull()
    const withDefault = defaultText === undefined ? nullable : nullable.defaultTo(sql.lit(defaultText))
    return references ? withDefault.references(`${references}.id`).onDelete('cascade') : withDefault
  })
}
