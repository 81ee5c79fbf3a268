import { type Kysely, sql } from 'kysely'
import {
  createIndex,
  createListIndex,
  createRecordTable,
  createTable,
  createTextIndex,
  type RecordTable
} from '../columns.ts'

/** A table for each collection that visitors see, one row each for About and the site settings, and the revision. */
export async function createContent(db: Kysely<unknown>): Promise<void> {
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
