import type { Kysely } from 'kysely'
import { createIndex, createTable } from '../columns.ts'

/** What records were before each write, and which files those versions name. */
export async function createHistory(db: Kysely<unknown>): Promise<void> {
  const about = { collection: 'text', recordId: 'integer', action: 'text', batch: 'text', title: 'text' } as const
  await createTable(db, 'history', {
    columns: { id: 'id', ...about, values: 'text?', at: 'text', by: 'text' },
    indexes: [['batch'], ['at']]
  })
  await createIndex(db, 'history', ['collection', 'recordId', 'id'], 'record')
  await createTable(db, 'historyFile', {
    columns: { historyId: 'integer of history', name: 'text' },
    indexes: [['historyId'], ['name']]
  })
}
