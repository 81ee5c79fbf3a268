import type { Kysely } from 'kysely'
import { addId } from '../columns.ts'

/** What records were before each write, and which files those versions name. */
export async function createHistory(db: Kysely<unknown>): Promise<void> {
  await addId(db, db.schema.createTable('history'))
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('recordId', 'integer', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('batch', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('values', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('history_record').on('history').columns(['collection', 'recordId', 'id']).execute()
  await db.schema.createIndex('history_batch').on('history').column('batch').execute()
  await db.schema.createIndex('history_at').on('history').column('at').execute()

  await db.schema
    .createTable('historyFile')
    .addColumn('historyId', 'integer', (column) => column.notNull().references('history.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('historyFile_historyId').on('historyFile').column('historyId').execute()
  await db.schema.createIndex('historyFile_name').on('historyFile').column('name').execute()
}
