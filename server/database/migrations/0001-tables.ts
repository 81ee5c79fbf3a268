import { type Kysely, sql } from 'kysely'
import { createContent, createSingletons, createSmallContent } from './0001-content-tables.ts'
import { createRecordTable, createTable, isPostgres, textOrder, texts } from './columns.ts'

/** All tables of the first release. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createContent(db)
  await createSmallContent(db)
  await createSingletons(db)
  await createAccounts(db)
  await createContact(db)
  await createKept(db)
}

/** Users, their sessions and second factors, the log of sign-ins, and the attempts that are limited. */
async function createAccounts(db: Kysely<unknown>): Promise<void> {
  const person = { fullName: 'text', address: 'text', mobileNo: 'text', role: 'text', password: 'text' } as const
  await createRecordTable(db, 'user', {
    columns: { ...person, ...texts('email'), fullNameKey: 'text?', mobileNoKey: 'text?' },
    isSearched: true,
    unique: ['searchText', 'mobileNo', 'fullNameKey', 'mobileNoKey'],
    indexes: { list: ['id', 'searchText'], fullName: [textOrder(db, 'fullName')] }
  })
  const client = { address: 'text', browser: 'text' } as const
  const times = { createdAt: 'text', lastSeenAt: 'text', ...texts('provenAt') } as const
  await createTable(db, 'session', {
    columns: { id: 'id', tokenHash: 'text', userId: 'integer of user', ...times, ...client },
    unique: ['tokenHash'],
    indexes: { userId: ['userId'] }
  })
  const secret = { secret: 'text', recoverySalt: 'text', lastStep: 'integer' } as const
  await createTable(db, 'secondFactor', {
    columns: { userId: 'integer key of user', ...secret, begunAt: 'text', confirmedAt: 'text?' }
  })
  await createTable(db, 'recoveryCode', {
    columns: { hash: 'text', userId: 'integer of secondFactor.userId' },
    key: ['userId', 'hash']
  })
  await createTable(db, 'signInStep', {
    columns: { tokenHash: 'text key', userId: 'integer of user', expiresAt: 'text' },
    indexes: { userId: ['userId'] }
  })
  await createTable(db, 'signInLog', {
    columns: {
      id: 'id',
      at: 'text',
      userId: 'integer? of user',
      name: 'text',
      event: 'text',
      ...texts('by'),
      ...client
    },
    indexes: { userId: ['userId', 'id'], at: ['at'] }
  })
  await createTable(db, 'attempt', {
    columns: { key: 'text key', count: 'integer', resetAt: 'text', blockedUntil: 'text' },
    indexes: { resetAt: ['resetAt'] }
  })
}

/** Messages of visitors, what happens to them, captchas, and the mails that wait to be sent. */
async function createContact(db: Kysely<unknown>): Promise<void> {
  const list = ['id', 'searchText', 'stage', 'ownerId', 'followUpOn']
  await createRecordTable(db, 'contactMessage', {
    columns: {
      ...({ name: 'text', email: 'text', subject: 'text', phone: 'text', message: 'text' } as const),
      ...texts('reference', 'topic', 'pincode', 'about', 'estimate', 'callAt', 'attachment', 'followUpOn'),
      ...({ bill: 'number?', value: 'number?', stage: "text = 'New'", ownerId: 'integer? of user' } as const),
      ...({ read: 'integer', readBy: "text = ''", mail: "text = 'Waiting'" } as const)
    },
    isSearched: true,
    indexes: {
      read: ['read'],
      updatedAt: ['updatedAt', 'id'],
      subject: [textOrder(db, 'subject')],
      stage: ['stage', 'id'],
      ownerId: ['ownerId', 'id'],
      followUpOn: ['followUpOn', 'id'],
      phone: ['phone'],
      email: ['email'],
      // Due leads of the open stages, with their owners.
      due: ['stage', 'followUpOn', 'ownerId', 'id'],
      // PostgreSQL takes at most 2,704 bytes into an index, and a message may be longer.
      ...(isPostgres(db) ? {} : { list })
    }
  })
  await sql`create unique index "contactMessage_reference" on "contactMessage" ("reference") where "reference" <> ''`.execute(
    db
  )
  await createTable(db, 'messageEvent', {
    columns: {
      id: 'id',
      messageId: 'integer',
      at: 'text',
      byId: 'integer?',
      kind: 'text',
      ...texts('by', 'text', 'from', 'to')
    },
    indexes: { messageId: ['messageId', 'id'] }
  })
  await createTable(db, 'captcha', {
    columns: { id: 'text key', answer: 'text', expiresAt: 'text', sentHash: 'text?' }
  })
  const mail = { contactMessageId: 'integer of contactMessage', kind: "text = 'company'", userId: 'integer?' } as const
  const state = { state: 'text', attempts: 'integer', nextAttemptAt: 'text', lastError: 'text?' } as const
  await createTable(db, 'outbox', {
    columns: { id: 'id', ...mail, ...texts('day'), mailId: 'text', ...state, createdAt: 'text' },
    indexes: { contactMessageId: ['contactMessageId'], due: ['state', 'nextAttemptAt'] }
  })
  await sql`create unique index "outbox_followUp" on "outbox" ("contactMessageId", "userId", "day") where "kind" = 'followUp'`.execute(
    db
  )
}

/** The tables beside the records: earlier versions, changed texts, which records are demo, repeated calls, previews, the media library. */
async function createKept(db: Kysely<unknown>): Promise<void> {
  const about = { collection: 'text', recordId: 'integer', action: 'text', batch: 'text', title: 'text' } as const
  await createTable(db, 'history', {
    columns: { id: 'id', ...about, values: 'text?', at: 'text', by: 'text' },
    indexes: { batch: ['batch'], at: ['at'], record: ['collection', 'recordId', 'id'] }
  })
  await createTable(db, 'historyFile', {
    columns: { historyId: 'integer of history', name: 'text' },
    indexes: { historyId: ['historyId'], name: ['name'] }
  })
  await createTable(db, 'text', {
    columns: { key: 'text', language: 'text', text: 'text', updatedAt: 'text', updatedBy: 'text' },
    key: ['key', 'language']
  })
  const record = { collection: 'text', recordId: 'integer' } as const
  await createTable(db, 'demoRecord', { columns: record, key: ['collection', 'recordId'] })
  await createTable(db, 'createdByKey', {
    columns: { keyHash: 'text key', bodyHash: 'text', recordId: 'integer', createdAt: 'text' },
    indexes: { createdAt: ['createdAt'] }
  })
  await createTable(db, 'preview', {
    columns: { tokenHash: 'text key', collection: 'text', recordId: 'integer?', values: 'text?', expiresAt: 'text' }
  })
  await createTable(db, 'media', { columns: { name: 'text key', originalName: 'text', addedAt: 'text' } })
}
