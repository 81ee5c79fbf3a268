import type { Kysely } from 'kysely'
import { addId, createListIndex, createRecordTable, createTextIndex } from '../columns.ts'

/** Users, their sessions and second factors, the log of sign-ins, and the attempts that are limited. */
export async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await createRecordTable(db, 'user', {
    columns: { fullName: 'text', address: 'text', mobileNo: 'text', role: 'text', password: 'text' },
    isSearched: true,
    unique: ['searchText', 'mobileNo']
  })
  await createListIndex(db, 'user', ['id', 'searchText'])
  await createTextIndex(db, 'user', 'fullName')

  await addId(db, db.schema.createTable('session'))
    .addColumn('tokenHash', 'text', (column) => column.notNull())
    .addColumn('userId', 'integer', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('lastSeenAt', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .addUniqueConstraint('session_tokenHash_unique', ['tokenHash'])
    .execute()
  await db.schema.createIndex('session_userId').on('session').column('userId').execute()

  await createSecondFactor(db)

  await addId(db, db.schema.createTable('signInLog'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('userId', 'integer', (column) => column.references('user.id').onDelete('set null'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('signInLog_userId').on('signInLog').columns(['userId', 'id']).execute()
  await db.schema.createIndex('signInLog_at').on('signInLog').column('at').execute()

  await db.schema
    .createTable('attempt')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('resetAt', 'text', (column) => column.notNull())
    .addColumn('blockedUntil', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('attempt_resetAt').on('attempt').column('resetAt').execute()
}

async function createSecondFactor(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('secondFactor')
    .addColumn('userId', 'integer', (column) => column.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('begunAt', 'text', (column) => column.notNull())
    .addColumn('confirmedAt', 'text')
    .addColumn('lastStep', 'integer', (column) => column.notNull())
    .addColumn('recoverySalt', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('recoveryCode')
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('userId', 'integer', (column) => column.notNull().references('secondFactor.userId').onDelete('cascade'))
    .addPrimaryKeyConstraint('recoveryCode_key', ['userId', 'hash'])
    .execute()

  await db.schema
    .createTable('signInStep')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'integer', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('signInStep_userId').on('signInStep').column('userId').execute()
}
