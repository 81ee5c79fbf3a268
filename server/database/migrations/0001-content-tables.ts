import { type Kysely, sql } from 'kysely'
import { createRecordTable, createTable, type RecordTable, textOrder, texts } from './columns.ts'

/** The position in a list's order, a high one where there is none: see `orderOf` (server/content/list-query.ts). */
const place = 'coalesce("position", 1000000000)'

/** A table for each collection with a page of its own. */
export async function createContent(db: Kysely<unknown>): Promise<void> {
  await createRecordTable(db, 'news', {
    columns: {
      title: 'text',
      category: 'text',
      date: 'text',
      description: 'text',
      newsImage: 'text',
      ...alt('newsImage')
    },
    isSearched: true,
    isOnSite: true,
    isPublished: true,
    // The list's order, then the columns that visitors' lists and searches read.
    indexes: {
      list: [place, 'date desc', 'id desc', 'status', 'searchText'],
      category: ['category', place, 'date desc', 'id desc', 'status'],
      title: [textOrder(db, 'title')],
      updatedAt: ['updatedAt', 'id']
    }
  })
  const images = { image1: 'text?', image2: 'text?', image3: 'text?' } as const
  await createRecordTable(db, 'newsDetail', {
    columns: {
      news_id: 'integer of news',
      description: 'text',
      video: 'text?',
      ...images,
      ...alt(...Object.keys(images))
    },
    isOnSite: true,
    unique: ['news_id'],
    // Details are searched by the titles of their news.
    indexes: { list: ['id', 'news_id'], updatedAt: ['updatedAt', 'id'] }
  })
  for (const name of ['product', 'service']) {
    const [title, image] = [`${name}Name`, `${name}Image`]
    const detail = { description: 'text', detailText: 'text', detailImage1: 'text?', detailImage2: 'text?' } as const
    await createNamedTable(db, name, title, {
      columns: { [title]: 'text', [image]: 'text', ...detail, ...alt(image, 'detailImage1', 'detailImage2') },
      isOnSite: true
    })
  }
  await createNamedTable(db, 'teamMember', 'fullName', {
    columns: { fullName: 'text', designation: 'text', teamImage: 'text', ...alt('teamImage') },
    isOnSite: true
  })
  await createNamedTable(db, 'testimonial', 'fullName', {
    columns: { fullName: 'text', comment: 'text', image: 'text', ...alt('image') }
  })
}

/** The descriptions of pictures, for those who do not see them. */
const alt = (...images: string[]) => texts(...images.map((image) => `${image}Alt`))

/** Records that stand in people's order, are searched by their name and sorted by it. */
async function createNamedTable(db: Kysely<unknown>, name: string, title: string, table: RecordTable): Promise<void> {
  const list = [place, 'id', 'status', 'searchText']
  const indexes = { list, [title]: [textOrder(db, title)], updatedAt: ['updatedAt', 'id'] }
  await createRecordTable(db, name, { ...table, isSearched: true, isPublished: true, indexes })
}

/** Collections of few records. */
export async function createSmallContent(db: Kysely<unknown>): Promise<void> {
  const table = { isSearched: true, isPublished: true }
  await createRecordTable(db, 'slide', {
    ...table,
    columns: { headline: 'text', tagline: 'text', image: 'text', ...alt('image') }
  })
  const work = { title: 'text', category: 'text', place: 'text', capacity: 'number?', completed: 'text' } as const
  await createRecordTable(db, 'project', {
    ...table,
    columns: { ...work, description: 'text', image: 'text', ...alt('image'), illustration: 'integer' },
    isOnSite: true
  })
  await createRecordTable(db, 'client', {
    ...table,
    columns: { name: 'text', logo: 'text', ...alt('logo'), url: 'text' }
  })
  await createRecordTable(db, 'question', { ...table, columns: { page: 'text', question: 'text', answer: 'text' } })
  await createRecordTable(db, 'area', {
    columns: { district: 'text', pincodes: 'text', visitWithinDays: 'number', note: 'text', position: 'number?' },
    isSearched: true
  })
  const figure = { key: 'text', label: 'text', value: 'number', valueTo: 'number?', unit: 'text' } as const
  await createRecordTable(db, 'fact', {
    columns: { ...figure, source: 'text', sourceUrl: 'text', validFrom: 'text', validTo: 'text', note: 'text' },
    isSearched: true,
    unique: ['key']
  })
}

/** One row each for About and the site settings, and the revision. */
export async function createSingletons(db: Kysely<unknown>): Promise<void> {
  await createRecordTable(db, 'about', {
    columns: { ...texts('title', 'subtitle', 'content', 'point1', 'point2', 'point3'), image: 'text?', ...alt('image') }
  })
  await insertOnly(db, 'about', { title: 'About us' })
  await createRecordTable(db, 'settings', {
    columns: {
      ...texts(
        'companyName',
        'logoText',
        'logoTextLocal',
        'phone1',
        'phone2',
        'phone3',
        'whatsapp',
        'email',
        'address'
      ),
      ...texts('openingHours', 'facebook', 'instagram', 'linkedin', 'youtube', 'mapUrl', 'videoUrl', 'gstin'),
      ...texts('registrationNumber', 'vendorNumber', 'electricalLicence', 'copyright', 'creditText', 'creditUrl'),
      foundedYear: 'integer?',
      retentionMonths: 'integer = 24'
    }
  })
  await insertOnly(db, 'settings', { companyName: 'Our company', logoText: 'Our company' })
  await createTable(db, 'contentRevision', { columns: { id: 'integer key', revision: 'integer' } })
  await sql`insert into ${sql.table('contentRevision')} (id, revision) values (1, 1)`.execute(db)
}

async function insertOnly(db: Kysely<unknown>, table: string, values: Record<string, string>): Promise<void> {
  const epoch = new Date(0).toISOString()
  const row = { id: 1, createdAt: epoch, updatedAt: epoch, ...values }
  await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))})`.execute(db)
}
