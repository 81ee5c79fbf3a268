import type { Kysely } from 'kysely'
import {
  createIndex,
  createListIndex,
  createRecordTable,
  createTable,
  createTextIndex,
  isPostgres
} from '../columns.ts'

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
    isSearched: true,
    indexes: [['read'], ['updatedAt', 'id']]
  })
  await createTextIndex(db, 'contactMessage', 'subject')
  // PostgreSQL takes at most 2,704 bytes into an index, and a message may be longer.
  if (!isPostgres(db)) await createListIndex(db, 'contactMessage', ['id', 'searchText'])

  await createTable(db, 'captcha', {
    columns: { id: 'text key', answer: 'text', expiresAt: 'text', sentHash: 'text?' }
  })
  await createTable(db, 'outbox', {
    columns: {
      id: 'id',
      contactMessageId: 'integer of contactMessage',
      mailId: 'text',
      state: 'text',
      attempts: 'integer',
      nextAttemptAt: 'text',
      createdAt: 'text',
      lastError: 'text?'
    },
    indexes: [['contactMessageId']]
  })
  await createIndex(db, 'outbox', ['state', 'nextAttemptAt'], 'due')
}
