import { type Kysely, sql } from 'kysely'
import {
  createIndex,
  createListIndex,
  createRecordTable,
  createTable,
  createTextIndex,
  isPostgres,
  type RecordTable
} from './columns.ts'

/** All tables of the first release. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createContent(db)
  await createAccounts(db)
  await createContact(db)
  await createHistory(db)
}

/** A table for each collection that visitors see, one row each for About and the site settings, and the revision. */
async function createContent(db: Kysely<unknown>): Promise<void> {
  await createRecordTable(db, 'news', {
    columns: { title: 'text', category: 'text', date: 'text', description: 'text', newsImage: 'text' },
    isSearched: true,
    isOnSite: true,
    indexes: [['category', 'date', 'id']]
  })
  await createListIndex(db, 'news', ['date', 'id', 'searchText'])
  await createTextIndex(db, 'news', 'title')

  await createRecordTable(db, 'newsDetail', {
    columns: {
      news_id: 'integer of news',
      description: 'text',
      video: 'text?',
      image1: 'text?',
      image2: 'text?',
      image3: 'text?'
    },
    isOnSite: true,
    unique: ['news_id']
  })
  // Details are searched by the titles of their news.
  await createListIndex(db, 'newsDetail', ['id', 'news_id'])

  for (const name of ['product', 'service']) {
    await createNamedTable(db, name, `${name}Name`, {
      isOnSite: true,
      columns: {
        [`${name}Name`]: 'text',
        [`${name}Image`]: 'text',
        description: 'text',
        detailText: 'text',
        detailImage1: 'text?',
        detailImage2: 'text?'
      }
    })
  }
  await createNamedTable(db, 'teamMember', 'fullName', {
    columns: { fullName: 'text', designation: 'text', teamImage: 'text' },
    isOnSite: true
  })
  await createNamedTable(db, 'testimonial', 'fullName', {
    columns: { fullName: 'text', comment: 'text', image: 'text' }
  })
  for (const table of ['news', 'newsDetail', 'product', 'service', 'teamMember', 'testimonial'])
    await createIndex(db, table, ['updatedAt', 'id'])

  await createSingletons(db)
  await createTable(db, 'contentRevision', { columns: { id: 'integer key', revision: 'integer' } })
  await sql`insert into ${sql.table('contentRevision')} (id, revision) values (1, 1)`.execute(db)
}

/** Records that are listed by id, searched by their name and sorted by it. */
async function createNamedTable(
  db: Kysely<unknown>,
  name: string,
  title: string,
  table: Omit<RecordTable, 'isSearched'>
): Promise<void> {
  await createRecordTable(db, name, { ...table, isSearched: true })
  await createListIndex(db, name, ['id', 'searchText'])
  await createTextIndex(db, name, title)
}

async function createSingletons(db: Kysely<unknown>): Promise<void> {
  const texts = (names: string[]) => Object.fromEntries(names.map((name) => [name, "text = ''" as const]))
  await createRecordTable(db, 'about', {
    columns: { ...texts(['title', 'subtitle', 'content', 'point1', 'point2', 'point3']), image: 'text?' }
  })
  await insertOnly(db, 'about', { title: 'About us' })

  await createRecordTable(db, 'settings', {
    columns: texts([
      ...['companyName', 'logoText', 'phone1', 'phone2', 'phone3', 'whatsapp', 'email', 'address'],
      ...['facebook', 'instagram', 'linkedin', 'youtube', 'mapUrl', 'videoUrl', 'copyright', 'creditText', 'creditUrl']
    ])
  })
  await insertOnly(db, 'settings', { companyName: 'Our company', logoText: 'Our company' })
}

async function insertOnly(db: Kysely<unknown>, table: string, values: Record<string, string>): Promise<void> {
  const epoch = new Date(0).toISOString()
  const row = { id: 1, createdAt: epoch, updatedAt: epoch, ...values }
  await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))})`.execute(db)
}

/** Users, their sessions and second factors, the log of sign-ins, and the attempts that are limited. */
async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await createRecordTable(db, 'user', {
    columns: { fullName: 'text', address: 'text', mobileNo: 'text', role: 'text', password: 'text' },
    isSearched: true,
    unique: ['searchText', 'mobileNo']
  })
  await createListIndex(db, 'user', ['id', 'searchText'])
  await createTextIndex(db, 'user', 'fullName')

  const times = { createdAt: 'text', lastSeenAt: 'text' } as const
  const client = { address: 'text', browser: 'text' } as const
  await createTable(db, 'session', {
    columns: { id: 'id', tokenHash: 'text', userId: 'integer of user', ...times, ...client },
    unique: ['tokenHash'],
    indexes: [['userId']]
  })
  await createSecondFactor(db)
  await createTable(db, 'signInLog', {
    columns: { id: 'id', at: 'text', userId: 'integer? of user', name: 'text', event: 'text', ...client },
    indexes: [['userId', 'id'], ['at']]
  })
  await createTable(db, 'attempt', {
    columns: { key: 'text key', count: 'integer', resetAt: 'text', blockedUntil: 'text' },
    indexes: [['resetAt']]
  })
}

async function createSecondFactor(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'secondFactor', {
    columns: {
      userId: 'integer key of user',
      secret: 'text',
      begunAt: 'text',
      confirmedAt: 'text?',
      lastStep: 'integer',
      recoverySalt: 'text'
    }
  })
  await createTable(db, 'recoveryCode', {
    columns: { hash: 'text', userId: 'integer of secondFactor.userId' },
    key: ['userId', 'hash']
  })
  await createTable(db, 'signInStep', {
    columns: { tokenHash: 'text key', userId: 'integer of user', expiresAt: 'text' },
    indexes: [['userId']]
  })
}

/** Messages of visitors, captchas, and the mails that wait to be sent. */
async function createContact(db: Kysely<unknown>): Promise<void> {
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

/** What records were before each write, and which files those versions name. */
async function createHistory(db: Kysely<unknown>): Promise<void> {
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
