import type { Kysely } from 'kysely'
import { addId, createListIndex, createRecordTable, createTextIndex, isPostgres } from '../columns.ts'

/** Messages of visitors, captchas, and the mails that wait to be sent. */
export async function createContact(db: Kysely<unknown>): Promise<void> {
  await createRecordTable(db, 'contactMessage', {
    columns: {
      name: 'text',
      email: 'text',
      subject: 'text',
      phone: 'text',
      message: 'text',
      read: 'integer',
      mail: "text = 'Waiting'"
    },
    isSearched: true
  })
  await createTextIndex(db, 'contactMessage', 'subject')
  // PostgreSQL takes at most 2,704 bytes into an index, and a message may be longer.
  if (!isPostgres(db)) await createListIndex(db, 'contactMessage', ['id', 'searchText'])
  await db.schema.createIndex('contactMessage_read').on('contactMessage').column('read').execute()
  await db.schema.createIndex('contactMessage_updatedAt').on('contactMessage').columns(['updatedAt', 'id']).execute()

  await db.schema
    .createTable('captcha')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addColumn('sentHash', 'text')
    .execute()

  await addId(db, db.schema.createTable('outbox'))
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
}
