import type { Kysely } from 'kysely'

/** Which record a call that creates has made under its Idempotency-Key: see `server/content/idempotency.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('createdByKey')
    .addColumn('keyHash', 'text', (column) => column.primaryKey())
    .addColumn('bodyHash', 'text', (column) => column.notNull())
    .addColumn('recordId', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('createdByKey_createdAt').on('createdByKey').column('createdAt').execute()
}
