import { type Kysely, sql } from 'kysely'
import { isPostgres } from './dialect.ts'

/** Captchas, and the mails that wait to be sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('captcha')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addColumn('sentHash', 'text')
    .execute()

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'integer', (column) =>
      isPostgres(db) ? column.primaryKey().generatedByDefaultAsIdentity() : column.primaryKey().autoIncrement()
    )
    .addColumn('contactMessageId', 'integer', (column) =>
      column.notNull().references('contactMessage.id').onDelete('cascade')
    )
    .addColumn('mailId', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('nextAttemptAt', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('lastError', 'text')
    .execute()
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'nextAttemptAt']).execute()
  await db.schema.createIndex('outbox_contactMessageId').on('outbox').column('contactMessageId').execute()

  await db.schema
    .alterTable('contactMessage')
    .addColumn('mail', 'text', (column) => column.notNull().defaultTo(sql.lit('Waiting')))
    .execute()
}
