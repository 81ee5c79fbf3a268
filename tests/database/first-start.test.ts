import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { verify } from '@node-rs/argon2'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { estimateFacts } from '../../collections/fact.ts'
import { allCollections } from '../../collections/index.ts'
import { createSchema } from '../../collections/schemas.ts'
import { ensureFirstAdmin } from '../../server/auth/users.ts'
import { readOverview } from '../../server/content/overview.ts'
import { contentReader } from '../../server/content/reader.ts'
import { bumpRevision } from '../../server/content/revision.ts'
import { sweepFiles } from '../../server/content/stored-files.ts'
import { type Connection, connect } from '../../server/database/connect.ts'
import { loadDemo } from '../../server/demo/load.ts'
import { type Files, openFiles } from '../../server/files/files.ts'
import { entryOwners } from '../../shared/entry-owners.ts'
import { pincodeRange } from '../../shared/pincode.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { quickFiles } from '../support/quick-files.ts'
import { picture } from '../support/site.ts'

let database: TestDatabase
let connection: Connection
let uploads: string
let files: Files
beforeEach(async () => {
  database = await createTestDatabase()
  connection = await connect(database.options)
  uploads = path.join(database.folder, 'uploads')
  files = await openFiles(database.folder)
})
afterEach(async () => {
  await connection.close()
  await database.remove()
})

const clock = () => new Date('2026-11-20T10:00:00Z')
const stored = () => readdirSync(uploads)

function reader() {
  return contentReader(connection.db)
}

describe('the demo content', () => {
  test('is no change that somebody made', async () => {
    await loadDemo(connection.db, await quickFiles(database.folder), clock)
    const admin = { id: 1, fullName: 'Asha', role: 'Admin', tokenHash: '' } as const
    expect(await readOverview(connection.db, admin)).toMatchObject({ lastChanges: [], blanks: [] })
  })

  test('is what the specification counts on', async () => {
    expect(await loadDemo(connection.db, await quickFiles(database.folder), clock)).toBe(true)
    const content = reader()
    expect(await content.countBy('news', 'category')).toEqual([
      { value: 'Renewable Energy', count: 1 },
      { value: 'Repair & Maintenance', count: 3 },
      { value: 'Solar Panel', count: 4 },
      { value: 'Wind Mill', count: 5 },
      { value: 'Wind Turbine', count: 2 }
    ])
    const news = await content.list('news')
    const details = await content.list('newsDetail')
    expect([news.total, details.total]).toEqual([15, 15])
    expect(details.records.map(({ news_id }) => news_id).sort()).toEqual(news.records.map(({ id }) => id).sort())
    expect((await content.list('product')).total).toBe(8)
    expect((await content.list('teamMember')).total).toBe(7)
    expect((await content.list('testimonial')).total).toBe(6)
    expect((await content.list('slide')).records.map(({ headline }) => headline)).toEqual([
      'Biggest Producer of Wind and Solar Energy',
      'Manageable, Reliable and Affordable Energy!',
      'Evergreen Producer of Wind Energy'
    ])
    const projects = (await content.list('project')).records
    expect(projects.map(({ title, category, illustration }) => [title, category, illustration])).toEqual([
      ['Wind Turbine', 'Windmill', true],
      ['Energy Station', 'Energy', true],
      ['Renewable Energy Station', 'Energy', true],
      ['Solar Field', 'Solar power', true]
    ])
    expect((await content.list('client')).total).toBe(6)
    const pages = Object.fromEntries(
      (await content.countBy('question', 'page')).map(({ value, count }) => [value, count])
    )
    expect(pages).toMatchObject({ Repair: 4, 'Solar Services': expect.any(Number), Commercial: expect.any(Number) })
    expect(Object.keys(pages).sort()).toEqual(['Commercial', 'Lighting', 'Repair', 'Solar Services', 'Wind'])
    const keys = (await content.list('fact')).records.map(({ key }) => key)
    expect(keys).toEqual(expect.arrayContaining([...estimateFacts]))
    const services = (await content.list('service')).records.map(({ serviceName }) => serviceName)
    const named = [
      'Solar Solutions',
      'Wind Turbine System',
      'Renewable Energy',
      'Repair & Maintenance',
      'Global Optimization',
      'Commercial Services'
    ]
    expect(services).toEqual(expect.arrayContaining(named))
    expect((await content.one('settings')).companyName).toBe('Suryavayu Renewables')
    expect((await content.one('settings')).email).toMatch(/@example\.com$/)
    expect((await content.one('about')).content.length).toBeGreaterThan(100)
  })

  test('has no filler, and every detail stands by the news that it tells of', async () => {
    await loadDemo(connection.db, await quickFiles(database.folder), clock)
    for (const { name } of allCollections.filter(({ access }) => access.read === 'public')) {
      const { records } = await reader().list(name as 'news')
      expect(JSON.stringify(records)).not.toMatch(/lorem|ipsum|undefined|TODO/i)
    }
    for (const { title, description } of (await reader().list('newsDetail')).records) {
      expect(title).not.toBe('Untitled')
      expect(description.length).toBeGreaterThan(100)
    }
  })

  test('is there in Hindi as far as it is translated, and says in which fields it is not', async () => {
    await loadDemo(connection.db, await quickFiles(database.folder), clock)
    const { records } = await contentReader(connection.db, 'hi').list('service')
    const { records: originals } = await reader().list('service')
    expect(records.map(({ serviceName }) => serviceName)).toContain('अक्षय ऊर्जा')
    for (const [place, { serviceName, originals: english }] of records.entries()) {
      expect(serviceName).toMatch(/\p{Script=Devanagari}/u)
      expect(english?.serviceName).toBe(originals[place]?.serviceName)
    }
    const written = await connection.db.selectFrom('translation').select('updatedBy').distinct().execute()
    expect(written).toEqual([{ updatedBy: '' }])
  })

  test('is marked, record by record, and would be accepted if somebody sent it', async () => {
    await loadDemo(connection.db, await quickFiles(database.folder), clock)
    const marked = await connection.db.selectFrom('demoRecord').selectAll().execute()
    for (const definition of allCollections.filter(({ access }) => access.read === 'public')) {
      const { records } = await reader().list(definition.name as 'news')
      const ids = marked.filter(({ collection }) => collection === definition.name).map(({ recordId }) => recordId)
      expect(ids, definition.name).toEqual(records.map(({ id }) => id).sort((one, other) => one - other))
      for (const record of records) {
        const { error } = createSchema({ ...definition, api: { ...definition.api, body: 'json' } }).safeParse(record)
        expect(error?.issues, `${definition.name} ${record.id}`).toBeUndefined()
      }
    }
    const { areas, settings } = {
      areas: (await reader().list('area')).records,
      settings: await reader().one('settings')
    }
    const entries = areas.flatMap(({ pincodes }) => pincodes)
    const owners = entryOwners(pincodeRange)
    for (const [place, entry] of entries.entries()) expect(owners.take(entry, place + 1), entry).toBeUndefined()
    expect([settings.phone1, settings.phone2, settings.phone3, settings.whatsapp].join()).toMatch(
      /^(\+91 0\d{4} \d{5},?)+$/
    )
  })

  test('gives every record files of its own', async () => {
    await loadDemo(connection.db, await quickFiles(database.folder), clock)
    const names: string[] = []
    for (const definition of allCollections.filter(({ access }) => access.read === 'public')) {
      const { records } = await reader().list(definition.name as 'news')
      names.push(...(JSON.stringify(records).match(/\d{22}-8x6\.jpg/g) ?? []))
    }
    // `images` of a detail repeats the names that it has.
    const used = new Set(names)
    expect(used.size).toBeGreaterThan(50)
    for (const name of used) expect(stored()).toContain(name)
  })

  test('is loaded once', async () => {
    await loadDemo(connection.db, await quickFiles(database.folder), clock)
    const before = [await reader().list('news'), stored()]
    expect(await loadDemo(connection.db, await quickFiles(database.folder), clock)).toBe(false)
    expect([await reader().list('news'), stored()]).toEqual(before)
  })

  test('never goes into a database that anything was written to, even if it is empty again', async () => {
    await bumpRevision(connection.db)
    expect(await loadDemo(connection.db, await quickFiles(database.folder), clock)).toBe(false)
    expect((await reader().list('news')).total).toBe(0)
    expect(stored()).toEqual([])
  })

  test('is there whole or not at all', async () => {
    const failing = await quickFiles(database.folder)
    let count = 0
    const { publishPicture } = failing
    failing.publishPicture = async (source, region) => {
      count++
      if (count > 10) throw new Error('The disk is full.')
      return await publishPicture(source, region)
    }
    await expect(loadDemo(connection.db, failing, clock)).rejects.toThrow('The disk is full.')
    for (const { name } of allCollections.filter(({ access }) => access.read === 'public')) {
      expect((await reader().list(name as 'news')).total, name).toBe(0)
    }
    expect(stored()).toEqual([])
    expect(await loadDemo(connection.db, await quickFiles(database.folder), clock)).toBe(true)
  })
})

describe('the first Admin', () => {
  const users = () => connection.db.selectFrom('user').selectAll().execute()

  test('has the password that was given, and nothing is told', async () => {
    await connection.db.updateTable('settings').set({ address: 'Pune', phone1: '+91 98765 43210' }).execute()
    expect(await ensureFirstAdmin(connection.db, clock, 'Asha', 'correct horse battery')).toBeUndefined()
    const [first] = await users()
    expect(first).toMatchObject({ fullName: 'Asha', role: 'Admin', searchText: 'asha' })
    // The company's number, which everybody knows, is no name to sign in by.
    expect(first).toMatchObject({ address: 'Pune', mobileNo: '' })
    expect(await verify(first?.password ?? '', 'correct horse battery')).toBe(true)
  })

  test('else has a random one, which is told once', async () => {
    const told = await ensureFirstAdmin(connection.db, clock, 'admin', undefined)
    expect(told).toMatch(/^[\w-]{16}$/)
    const [first] = await users()
    expect(await verify(first?.password ?? '', told ?? '')).toBe(true)
    expect(await ensureFirstAdmin(connection.db, clock, 'admin', undefined)).toBeUndefined()
    expect(await users()).toHaveLength(1)
  })

  test('is not made where there is anybody, under whatever name', async () => {
    await ensureFirstAdmin(connection.db, clock, 'Asha', 'correct horse battery')
    expect(await ensureFirstAdmin(connection.db, clock, 'Another', 'correct horse battery')).toBeUndefined()
    expect((await users()).map(({ fullName }) => fullName)).toEqual(['Asha'])
  })

  test('is made once by two programs that start at the same moment', async () => {
    await Promise.all([1, 2].map(() => ensureFirstAdmin(connection.db, clock, 'admin', 'correct horse battery')))
    expect(await users()).toHaveLength(1)
  })
})

async function pictureFile(): Promise<string> {
  const file = path.join(database.folder, 'picture.jpg')
  writeFileSync(file, Buffer.from(await (await picture(8, 6)).arrayBuffer()))
  return file
}

describe('sweeping at the start', () => {
  test('removes files that nothing refers to, and all that was still arriving', async () => {
    const file = await pictureFile()
    const [kept, orphan] = [await files.publishPicture(file), await files.publishPicture(file)]
    writeFileSync(path.join(database.folder, 'uploads-incoming', 'half-an-upload'), 'x')
    await files.sweep(new Set([kept]), 0)
    expect(stored()).toHaveLength(3)
    expect(stored()).toContain(kept)
    expect(stored()).not.toContain(orphan)
    expect(readdirSync(path.join(database.folder, 'uploads-incoming'))).toEqual([])
  })

  test('keeps no writer waiting where nothing is left over', async () => {
    await files.publishPicture(await pictureFile())
    const sweep = () => Promise.reject(new Error('It has locked the content.'))
    await sweepFiles({ db: connection.db, files: { ...files, sweep } }, 3_600_000)
    await expect(sweepFiles({ db: connection.db, files: { ...files, sweep } }, 0)).rejects.toThrow('locked')
  })

  test('removes nothing where a database in use knows few of the files: they may be another site’s', async () => {
    for (let number = 100; number < 201; number++)
      writeFileSync(path.join(uploads, `of-another-site-xxx${number}.mp4`), 'x')
    await ensureFirstAdmin(connection.db, clock, 'admin', 'correct horse battery')
    await expect(sweepFiles({ db: connection.db, files }, 0)).rejects.toThrow('No file was removed')
    expect(stored()).toHaveLength(101)
    // Without an account it is a first start that was broken off.
    await connection.db.deleteFrom('user').execute()
    await sweepFiles({ db: connection.db, files }, 0)
    expect(stored()).toEqual([])
  })

  test('leaves what is younger than is asked, since another server may be writing it', async () => {
    await files.publishPicture(await pictureFile())
    await files.sweep(new Set(), 3_600_000)
    expect(stored()).toHaveLength(3)
  })
})
