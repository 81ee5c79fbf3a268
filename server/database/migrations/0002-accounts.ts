import type { Kysely } from 'kysely'
import { isPostgres } from './dialect.ts'

/** Users, their sessions, and the attempts that are limited. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('user')
    .addColumn('id', 'integer', (column) =>
      isPostgres(db) ? column.primaryKey().generatedByDefaultAsIdentity() : column.primaryKey().autoIncrement()
    )
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('fullName', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('mobileNo', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('password', 'text', (column) => column.notNull())
    .addColumn('searchText', 'text', (column) => column.notNull())
    .addUniqueConstraint('user_searchText_unique', ['searchText'])
    .addUniqueConstraint('user_mobileNo_unique', ['mobileNo'])
    .execute()

  await db.schema
    .createTable('session')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'integer', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('lastSeenAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('session_userId').on('session').column('userId').execute()

  await db.schema
    .createTable('attempt')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('resetAt', 'text', (column) => column.notNull())
    .addColumn('blockedUntil', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('attempt_resetAt').on('attempt').column('resetAt').execute()
}
