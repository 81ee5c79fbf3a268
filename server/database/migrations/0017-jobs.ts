import type { Kysely } from 'kysely'
import { createTable } from './columns.ts'

/** Which scheduled work is due when: of several servers one does it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'job', { columns: { name: 'text key', dueAt: 'text', doneAt: 'text' } })
}
