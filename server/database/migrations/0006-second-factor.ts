import type { Kysely } from 'kysely'
import { isPostgres } from './dialect.ts'

/**
 * The second factor, the sign-ins that wait for it, the log of sign-ins, and what a person reads of the own sessions.
 * Sessions are made anew, with a number each: who is signed in during the upgrade signs in once more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
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

  await db.schema
    .createTable('signInLog')
    .addColumn('id', 'integer', (column) =>
      isPostgres(db) ? column.primaryKey().generatedByDefaultAsIdentity() : column.primaryKey().autoIncrement()
    )
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('userId', 'integer', (column) => column.references('user.id').onDelete('set null'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('signInLog_userId').on('signInLog').columns(['userId', 'id']).execute()
  await db.schema.createIndex('signInLog_at').on('signInLog').column('at').execute()

  await db.schema.dropTable('session').execute()
  await db.schema
    .createTable('session')
    .addColumn('id', 'integer', (column) =>
      isPostgres(db) ? column.primaryKey().generatedByDefaultAsIdentity() : column.primaryKey().autoIncrement()
    )
    .addColumn('tokenHash', 'text', (column) => column.notNull())
    .addColumn('userId', 'integer', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('lastSeenAt', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .addUniqueConstraint('session_tokenHash_unique', ['tokenHash'])
    .execute()
  await db.schema.createIndex('session_userId').on('session').column('userId').execute()
}
