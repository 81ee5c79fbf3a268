import { type Kysely, sql } from 'kysely'
import { addText, createIndex, createListIndex, createTable, isPostgres } from './columns.ts'

/** Messages become leads: what visitors say beside their words, how far the office is, and what has happened so far. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const texts = ['reference', 'topic', 'pincode', 'about', 'estimate', 'callAt', 'attachment', 'followUpOn']
  for (const name of texts) await addText(db, 'contactMessage', name)
  await addText(db, 'contactMessage', 'stage', 'New')
  for (const name of ['bill', 'value'])
    await db.schema
      .alterTable('contactMessage')
      .addColumn(name, isPostgres(db) ? 'double precision' : 'real')
      .execute()
  await db.schema
    .alterTable('contactMessage')
    .addColumn('ownerId', 'integer', (column) => column.references('user.id').onDelete('set null'))
    .execute()
  // Messages of before have no reference.
  await sql`create unique index "contactMessage_reference" on "contactMessage" ("reference") where "reference" <> ''`.execute(
    db
  )
  for (const columns of [['stage', 'id'], ['ownerId', 'id'], ['followUpOn', 'id'], ['phone'], ['email']])
    await createIndex(db, 'contactMessage', columns)
  // What is due of the open stages, with whose it is.
  await createIndex(db, 'contactMessage', ['stage', 'followUpOn', 'ownerId', 'id'], 'due')
  if (!isPostgres(db)) {
    await db.schema.dropIndex('contactMessage_list').execute()
    await createListIndex(db, 'contactMessage', ['id', 'searchText', 'stage', 'ownerId', 'followUpOn'])
  }

  await createTable(db, 'messageEvent', {
    columns: {
      id: 'id',
      messageId: 'integer',
      at: 'text',
      byId: 'integer?',
      by: "text = ''",
      kind: 'text',
      text: "text = ''",
      from: "text = ''",
      to: "text = ''"
    },
    indexes: [['messageId', 'id']]
  })

  await addText(db, 'outbox', 'kind', 'company')
  await db.schema.alterTable('outbox').addColumn('userId', 'integer').execute()
  await addText(db, 'outbox', 'day')
  await sql`create unique index "outbox_followUp" on "outbox" ("contactMessageId", "userId", "day") where "kind" = 'followUp'`.execute(
    db
  )
  await addText(db, 'user', 'email')
}
