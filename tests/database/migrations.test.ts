import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { allDefinitions } from '../../collections/index.ts'
import { insert } from '../../server/content/records.ts'
import { type Connection, connect } from '../../server/database/connect.ts'
import { anyTable } from '../../server/database/db.ts'
import { migrateEmptyTo } from '../../server/database/migrate.ts'
import { migrations } from '../../server/database/migrations/index.ts'
import { readMigrations } from '../../server/database/raw-tables.ts'
import { DatabaseError, openSqlite } from '../../server/database/sqlite.ts'
import { sectionsOf, updateSearchIndex } from '../../server/search/entries.ts'
import { findKeys } from '../../server/search/index-table.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { collection } from '../support/records.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.remove())

async function withConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await connect(database.options)
  try {
    return await work(connection)
  } finally {
    await connection.close()
  }
}

/** The database, without the migrations of a start. */
async function withRawDatabase<T>(work: (db: Kysely<unknown>) => Promise<T>): Promise<T> {
  const { DATABASE_URL, DATA_DIR } = database.options
  if (DATABASE_URL) {
    const db = new Kysely<unknown>({
      dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: DATABASE_URL }) })
    })
    return await work(db).finally(() => db.destroy())
  }
  const { dialect, close } = openSqlite(DATA_DIR)
  return await work(new Kysely<unknown>({ dialect })).finally(close)
}

const shape = async ({ db }: Connection) =>
  (await db.introspection.getTables())
    .map(({ name, columns }) => ({
      name,
      columns: columns.map((column) => `${column.name} ${column.dataType} ${column.isNullable}`).sort()
    }))
    .sort((one, other) => one.name.localeCompare(other.name))

const now = '2026-01-01T00:00:00.000Z'
const insertNews = (db: Connection['db']) =>
  insert(
    db,
    collection('news'),
    { title: 'Kept', category: 'C', date: '2026-01-01', description: 'D', newsImage: 'x.jpg' },
    now
  )

describe('on an empty database', () => {
  test('every definition gets its table with a column for each field', async () => {
    const tables = await withConnection(({ db }) => db.introspection.getTables())
    for (const { name, fields } of allDefinitions) {
      const columns = tables.find((table) => table.name === name)?.columns.map((column) => column.name) ?? []
      expect(columns, name).toEqual(
        expect.arrayContaining(['id', 'version', 'createdAt', 'updatedAt', ...Object.keys(fields)])
      )
    }
  })

  test('the singletons are there, once each', async () => {
    await withConnection(async ({ db }) => {
      expect(await db.selectFrom('about').select(['id', 'version']).execute()).toEqual([{ id: 1, version: 1 }])
      expect(await db.selectFrom('settings').select(['id', 'version']).execute()).toEqual([{ id: 1, version: 1 }])
    })
  })
})

test('a second start changes nothing, and what was written is still there', async () => {
  const first = await withConnection(async (connection) => {
    await insertNews(connection.db)
    return await shape(connection)
  })
  await withConnection(async (connection) => {
    expect(await shape(connection)).toEqual(first)
    expect(await connection.db.selectFrom('news').select('title').execute()).toEqual([{ title: 'Kept' }])
    expect(await connection.db.selectFrom('settings').selectAll().execute()).toHaveLength(1)
  })
})

test('sentences of the owner go along with the part of a page that has moved', async () => {
  const row = { language: 'en', text: 'Our words', updatedAt: now, updatedBy: 'A' }
  await withRawDatabase(async (raw) => {
    const db = raw as unknown as Connection['db']
    const all = Object.keys(migrations)
    await migrateEmptyTo(db, all.slice(0, all.indexOf('0020-moved-texts')))
    for (const key of ['home.how.1.name', 'home.howl', 'home.about.title'])
      await db
        .insertInto('text')
        .values({ ...row, key })
        .execute()
  })
  await withConnection(async ({ db }) => {
    const rows = await db.selectFrom('text').select('key').orderBy('key').execute()
    expect(rows.map(({ key }) => key)).toEqual(['home.about.title', 'home.howl', 'renewable.how.1.name'])
  })
})

test('a database that a newer program has written is refused, and stays as it is', async () => {
  await withConnection(async ({ db }) => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-the-future', '2030-01-01')`.execute(db)
    await insertNews(db)
  })
  const refusal = await connect(database.options).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(DatabaseError)
  expect((refusal as Error).message).toMatch(/newer version/)
})

test('a database from before the tables that the first migration makes today is refused, and stays as it is', async () => {
  const early = ['0001-tables', '0002-sign-in']
  await withRawDatabase(async (db) => {
    await migrateEmptyTo(db as unknown as Connection['db'], early)
    await sql`drop table media`.execute(db)
  })
  const refusal = await connect(database.options).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(DatabaseError)
  expect((refusal as Error).message).toMatch(/before the first release/)
  const names = withRawDatabase((db) => readMigrations(db as unknown as Connection['db']))
  expect(await names).toEqual(early)
})

test('texts from before Markdown, and their earlier versions, show the same characters and are found by them', async () => {
  const before = '- 3 * 4 = *twelve*\n    <b>[x](y)</b>\n\nfile_name & more'
  const after = '\\- 3 \\* 4 = \\*twelve\\*\\\n\\<b>\\[x](y)\\</b>\n\nfile_name & more'
  const texts = { description: before, detailText: 'Plain words.' }
  const images = { productImage: 'x.jpg' }
  await withRawDatabase(async (raw) => {
    const db = raw as unknown as Connection['db']
    const all = Object.keys(migrations)
    await migrateEmptyTo(db, all.slice(0, all.indexOf('0011-markdown')))
    const row = { createdAt: now, updatedAt: now, searchText: 'pump' }
    for (const detailText of ['Plain words.', before])
      await anyTable(db)
        .insertInto('product')
        .values({ ...row, ...images, productName: 'Pump', ...texts, detailText })
        .execute()
    await anyTable(db)
      .insertInto('product')
      .values({ ...row, ...images, productName: 'Lamp', description: 'Plain.', detailText: '' })
      .execute()
    for (const [collection, values] of [
      ['product', { productName: '*Pump*', ...texts }],
      ['news', { description: before }],
      ['product', null]
    ] as const)
      await anyTable(db)
        .insertInto('history')
        .values({
          collection,
          recordId: 1,
          action: 'update',
          batch: 'b',
          title: 'T',
          at: now,
          by: 'A',
          values: values && JSON.stringify(values)
        })
        .execute()
  })
  await withConnection(async ({ db }) => {
    const rows = await db.selectFrom('product').select(['description', 'detailText', 'version']).orderBy('id').execute()
    expect(rows).toEqual([
      { description: after, detailText: 'Plain words.', version: 2 },
      { description: after, detailText: after, version: 2 },
      { description: 'Plain.', detailText: '', version: 1 }
    ])
    const kept = await db.selectFrom('history').select('values').orderBy('id').execute()
    expect(kept.map(({ values }) => values && JSON.parse(values))).toEqual([
      { productName: '*Pump*', ...texts, description: after },
      { description: before },
      null
    ])
    await updateSearchIndex(db)
    const [wanted, other] = [
      { word: 'twelv', isBeginning: true },
      { word: 'name', isBeginning: false }
    ]
    expect(
      await findKeys(db, { all: [wanted, other] }, { scope: 'anywhere', language: 'en' }, 5, sectionsOf())
    ).toHaveLength(2)
  })
})

describe('a table without a column of its definition', () => {
  test.each([
    ['service', 'detailText'],
    ['product', 'facts'],
    ['about', 'point1']
  ])('%s.%s stops the program with a line that names both', async (table, column) => {
    await withConnection(({ db }) => sql`alter table ${sql.table(table)} drop column ${sql.ref(column)}`.execute(db))
    const refusal = await connect(database.options).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(DatabaseError)
    expect((refusal as Error).message).toBe(
      `The table '${table}' has no column '${column}', which its definition needs: add a migration.`
    )
  })

  test('a table that is missing stops it too', async () => {
    await withConnection(({ db }) => sql`alter table testimonial rename to gone`.execute(db))
    await expect(connect(database.options)).rejects.toThrow(/^There is no table 'testimonial'/)
  })

  test('a column more does not matter', async () => {
    await withConnection(({ db }) => sql`alter table service add column "ofTheFuture" text`.execute(db))
    await withConnection(async ({ db }) => expect(await db.selectFrom('service').selectAll().execute()).toEqual([]))
  })
})

test('where a migration fails none has happened, and the next start makes up for it', async () => {
  // It fails half way: a table exists already.
  await withRawDatabase((db) => sql`create table attempt (key text)`.execute(db))
  await expect(connect(database.options)).rejects.toThrow(/attempt/)
  const left = await withRawDatabase((db) => db.introspection.getTables())
  expect(left.map(({ name }) => name)).toEqual(['attempt'])
  await withRawDatabase((db) => sql`drop table attempt`.execute(db))
  await withConnection(async ({ db }) => {
    expect(await db.selectFrom('settings').selectAll().execute()).toHaveLength(1)
  })
})

describe('the rules of the database itself', () => {
  test('a detail cannot name a news item that is not there', async () => {
    await withConnection(async ({ db }) => {
      const detail = { news_id: 12, description: 'D', video: null, image1: null, image2: null, image3: null }
      await expect(insert(db, collection('newsDetail'), detail, now)).rejects.toThrow(/foreign key/i)
    })
  })

  test('sessions go with their user', async () => {
    await withConnection(async ({ db }) => {
      const user = { fullName: 'A', address: '', mobileNo: '', role: 'User', password: '' }
      const id = await insert(db, collection('user'), user, now)
      await db
        .insertInto('session')
        .values({ tokenHash: 'h', userId: id, createdAt: now, lastSeenAt: now, address: '', browser: '' })
        .execute()
      await db.deleteFrom('user').where('id', '=', id).execute()
      expect(await db.selectFrom('session').selectAll().execute()).toEqual([])
    })
  })

  test('a transaction that fails leaves nothing', async () => {
    await withConnection(async ({ db }) => {
      const failing = db.transaction().execute(async (transaction) => {
        await insertNews(transaction)
        throw new Error('half way')
      })
      await expect(failing).rejects.toThrow('half way')
      expect(await db.selectFrom('news').selectAll().execute()).toEqual([])
    })
  })

  test('writers at the same moment wait for each other, and none is lost', async () => {
    await withConnection(async ({ db }) => {
      await insertNews(db)
      const add = () =>
        db.transaction().execute(async (transaction) => {
          await transaction
            .updateTable('news')
            .set((row) => ({ version: row('version', '+', 1) }))
            .execute()
        })
      await Promise.all(Array.from({ length: 30 }, add))
      expect(await db.selectFrom('news').select('version').execute()).toEqual([{ version: 31 }])
    })
  })
})
