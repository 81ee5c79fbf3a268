import type { Kysely } from 'kysely'
import { createTable } from './columns.ts'

/** The times at which scheduled work is due: of several servers one does it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'job', { columns: { name: 'text key', dueAt: 'text', doneAt: 'text' } })
}
