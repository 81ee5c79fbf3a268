import type { Kysely } from 'kysely'
import { createTable } from './columns.ts'

/** Which record a call that creates has made under its Idempotency-Key: see `server/content/idempotency.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'createdByKey', {
    columns: { keyHash: 'text key', bodyHash: 'text', recordId: 'integer', createdAt: 'text' },
    indexes: [['createdAt']]
  })
}
