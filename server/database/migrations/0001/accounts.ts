import type { Kysely } from 'kysely'
import { createListIndex, createRecordTable, createTable, createTextIndex } from '../columns.ts'

/** Users, their sessions and second factors, the log of sign-ins, and the attempts that are limited. */
export async function createAccounts(db: Kysely<unknown>): Promise<void> {
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
