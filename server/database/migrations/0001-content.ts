import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { isPostgres } from './dialect.ts'

/** Content: a table a collection, and one row each for About and the site settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await recordTable(db, 'news')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('newsImage', 'text', (column) => column.notNull())
    .addColumn('searchText', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('news_date').on('news').columns(['date', 'id']).execute()
  await db.schema.createIndex('news_category').on('news').columns(['category', 'date', 'id']).execute()

  await recordTable(db, 'newsDetail')
    .addColumn('news_id', 'integer', (column) => column.notNull().references('news.id').onDelete('cascade'))
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('video', 'text')
    .addColumn('image1', 'text')
    .addColumn('image2', 'text')
    .addColumn('image3', 'text')
    .addUniqueConstraint('newsDetail_news_id_unique', ['news_id'])
    .execute()

  for (const name of ['product', 'service']) {
    await recordTable(db, name)
      .addColumn(`${name}Name`, 'text', (column) => column.notNull())
      .addColumn(`${name}Image`, 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('detailText', 'text', (column) => column.notNull())
      .addColumn('detailImage1', 'text')
      .addColumn('detailImage2', 'text')
      .addColumn('searchText', 'text', (column) => column.notNull())
      .execute()
  }

  await recordTable(db, 'teamMember')
    .addColumn('fullName', 'text', (column) => column.notNull())
    .addColumn('designation', 'text', (column) => column.notNull())
    .addColumn('teamImage', 'text', (column) => column.notNull())
    .addColumn('searchText', 'text', (column) => column.notNull())
    .execute()

  await recordTable(db, 'testimonial')
    .addColumn('fullName', 'text', (column) => column.notNull())
    .addColumn('comment', 'text', (column) => column.notNull())
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('searchText', 'text', (column) => column.notNull())
    .execute()

  await recordTable(db, 'contactMessage')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('read', 'integer', (column) => column.notNull())
    .addColumn('searchText', 'text', (column) => column.notNull())
    .execute()

  const aboutTexts = ['title', 'subtitle', 'content', 'point1', 'point2', 'point3']
  await singletonTable(db, 'about', aboutTexts).addColumn('image', 'text').execute()
  await insertOnly(db, 'about', { title: 'About us' })

  await singletonTable(db, 'settings', [
    ...['companyName', 'logoText', 'phone1', 'phone2', 'phone3', 'whatsapp', 'email', 'address'],
    ...['facebook', 'instagram', 'linkedin', 'youtube', 'mapUrl', 'videoUrl', 'copyright', 'creditText', 'creditUrl']
  ]).execute()
  await insertOnly(db, 'settings', { companyName: 'Our company', logoText: 'Our company' })

  await db.schema
    .createTable('contentRevision')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .execute()
  await sql`insert into ${sql.table('contentRevision')} (id, revision) values (1, 1)`.execute(db)
}

function recordTable(db: Kysely<unknown>, name: string): CreateTableBuilder<string> {
  return db.schema
    .createTable(name)
    .addColumn('id', 'integer', (column) =>
      // SQLite would give the id of the last deleted record to the next one without AUTOINCREMENT.
      isPostgres(db) ? column.primaryKey().generatedByDefaultAsIdentity() : column.primaryKey().autoIncrement()
    )
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
}

function singletonTable(db: Kysely<unknown>, name: string, texts: string[]) {
  return texts.reduce(
    (table, text) => table.addColumn(text, 'text', (column) => column.notNull().defaultTo('')),
    recordTable(db, name)
  )
}

async function insertOnly(db: Kysely<unknown>, table: string, values: Record<string, string>): Promise<void> {
  const now = new Date(0).toISOString()
  const row = { id: 1, createdAt: now, updatedAt: now, ...values }
  await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))})`.execute(db)
}
