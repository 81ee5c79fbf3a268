import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyRecord } from '../../server/content/records.ts'
import { requireStored } from '../../server/content/stored-files.ts'
import { updateRecord } from '../../server/content/write.ts'
import { openFiles } from '../../server/files/files.ts'
import { change, collection, filesOf, makeRecord } from '../support/records.ts'
import { createTestSite, picture, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const product = collection('product')
const texts = { productName: 'Panel', description: 'D', detailText: '' }
/** The files of a picture of the suite's size: itself, AVIF and WebP. */
const filesEach = 3

describe('the present file of a record', () => {
  test('is kept where its name is sent', async () => {
    const record = await makeRecord(site, product)
    const names = {
      existingProductImage: record.productImage,
      existingDetailImage1: record.detailImage1,
      existingDetailImage2: record.detailImage2
    }
    const before = site.storedFiles()
    const { status, body } = await change(site.admin, product, record, { ...texts, ...names })
    expect(status).toBe(200)
    expect(filesOf(product, body)).toEqual(filesOf(product, record))
    expect(site.storedFiles()).toEqual(before)
  })

  test('is kept where nothing is sent', async () => {
    const record = await makeRecord(site, product)
    const { body } = await change(site.admin, product, record, texts)
    expect(filesOf(product, body)).toEqual(filesOf(product, record))
  })

  test('is kept where an empty file is sent, as a browser does when nothing was chosen', async () => {
    const record = await makeRecord(site, product)
    const empty = { productImage: new File([], ''), detailImage1: new File([], '') }
    const { status, body } = await change(site.admin, product, record, { ...texts, ...empty })
    expect(status).toBe(200)
    expect(filesOf(product, body)).toEqual(filesOf(product, record))
  })

  test('goes, with its variants, where its name is sent empty and it is optional', async () => {
    const record = await makeRecord(site, product)
    await site.forgetHistory()
    const before = site.storedFiles().length
    const { body } = await change(site.admin, product, record, { ...texts, existingDetailImage1: '' })
    expect(body.detailImage1).toBeNull()
    expect(body.detailImage2).toBe(record.detailImage2)
    await site.forgetHistory()
    expect(site.storedFiles()).toHaveLength(before - filesEach)
    expect(site.storedFiles()).not.toContain(record.detailImage1)
  })

  test('cannot go where it is required', async () => {
    const record = await makeRecord(site, product)
    const before = site.storedFiles()
    const { status, body } = await change(site.admin, product, record, { ...texts, existingProductImage: '' })
    expect(status).toBe(422)
    expect(body.errors).toEqual({ productImage: 'Upload Image is required.' })
    expect(site.storedFiles()).toEqual(before)
  })

  test('gives way to a new one, and its own files go with the history', async () => {
    const record = await makeRecord(site, product)
    await site.forgetHistory()
    const before = site.storedFiles().length
    const sent = { ...texts, productImage: await picture(9, 7), existingProductImage: record.productImage }
    const { body } = await change(site.admin, product, record, sent)
    expect(body.productImage).toMatch(/-9x7\.jpg$/)
    await site.forgetHistory()
    expect(site.storedFiles()).toHaveLength(before)
    const stem = String(record.productImage).replace('.jpg', '')
    expect(site.storedFiles().filter((name) => name.startsWith(stem))).toEqual([])
  })

  test('gives way to a new one even where its name is sent empty', async () => {
    const record = await makeRecord(site, product)
    const sent = { ...texts, productImage: await picture(9, 7), existingProductImage: '' }
    expect((await change(site.admin, product, record, sent)).body.productImage).toMatch(/-9x7\.jpg$/)
  })
})

describe('a name of no stored picture', () => {
  let record: AnyRecord
  beforeAll(async () => {
    record = await makeRecord(site, product)
  })

  test.each<[string, () => unknown]>([
    ['of the right form', () => `${'x'.repeat(22)}-8x6.jpg`],
    ['a video’s', async () => (await makeRecord(site, collection('newsDetail'))).video],
    ['a variant of its own', () => String(record.productImage).replace('.jpg', '.8.webp')],
    ['its own in another spelling', () => `./${record.productImage}`],
    ['above the folder', () => `../uploads/${record.productImage}`],
    ['far above', () => '../../../etc/passwd'],
    ['absolute', () => '/etc/passwd'],
    ['with a backslash', () => '..\\..\\x'],
    ['with an end before its end', () => `${record.productImage}\0.png`],
    ['the database', () => '../site.sqlite'],
    ['an address', () => `/uploads/${record.productImage}`],
    ['another site’s', () => 'https://example.com/x.jpg'],
    ['no name', () => '[object Object]']
  ])('is refused: %s', async (_, name) => {
    const sent = await name()
    const before = site.storedFiles()
    for (const [existing, field] of [
      ['existingProductImage', 'productImage'],
      ['existingDetailImage2', 'detailImage2']
    ] as const) {
      const { status, body } = await change(site.admin, product, record, { ...texts, [existing]: sent })
      expect(status).toBe(422)
      expect(Object.keys(body.errors ?? {})).toEqual([field])
    }
    expect(site.storedFiles()).toEqual(before)
    expect((await site.visitor.call('GET', `/api/products/${record.id}`)).body).toEqual(record)
  })

  test('is refused for a new record, and so is a required file left empty', async () => {
    const form = { ...texts, existingProductImage: `${'x'.repeat(22)}-8x6.jpg` }
    const { status, body } = await site.admin.call('POST', '/api/products', { form })
    expect(status).toBe(422)
    expect(Object.keys(body.errors ?? {})).toEqual(['productImage'])
    const empty = await site.admin.call('POST', '/api/products', { form: { ...texts, existingProductImage: '' } })
    expect(empty.body.errors).toEqual({ productImage: 'Upload Image is required.' })
  })
})

describe('a save that fails leaves the old files, and no new ones', () => {
  test('for a field that is wrong', async () => {
    const record = await makeRecord(site, product)
    const before = site.storedFiles()
    const sent = { ...texts, productName: '', productImage: await picture(9, 7), detailImage1: await picture(9, 7) }
    expect((await change(site.admin, product, record, sent)).status).toBe(422)
    expect(site.storedFiles()).toEqual(before)
  })

  test('for somebody else’s save meanwhile', async () => {
    const record = await makeRecord(site, product)
    await change(site.admin, product, record, texts)
    const before = site.storedFiles()
    const sent = { ...texts, version: record.version, productImage: await picture(9, 7), existingDetailImage1: '' }
    expect((await change(site.admin, product, record, sent)).status).toBe(409)
    expect(site.storedFiles()).toEqual(before)
  })

  test('for two saves at the same moment: the loser’s files go, the winner’s stay', async () => {
    const record = await makeRecord(site, product)
    await site.forgetHistory()
    const before = site.storedFiles().length
    const sent = { ...texts, version: record.version, productImage: await picture(9, 7) }
    const answers = await Promise.all([1, 2].map(() => change(site.admin, product, record, sent)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = answers.find(({ status }) => status === 200)?.body
    await site.forgetHistory()
    expect(site.storedFiles()).toHaveLength(before)
    expect(site.storedFiles()).toContain(winner?.productImage)
  })

  test('for a record that does not exist', async () => {
    const before = site.storedFiles()
    const form = { ...texts, productImage: await picture(9, 7) }
    expect((await site.admin.call('PUT', '/api/products/2000000000', { form })).status).toBe(404)
    expect(site.storedFiles()).toEqual(before)
  })

  test('for a person who may not', async () => {
    const before = site.storedFiles()
    const form = { ...texts, productImage: await picture(9, 7) }
    expect((await site.visitor.call('POST', '/api/products', { form })).status).toBe(401)
    expect(site.storedFiles()).toEqual(before)
  })
})

test('a file under a name that no field has is not kept', async () => {
  const before = site.storedFiles().length
  const form = { ...texts, productImage: await picture(8, 6), malware: await picture(8, 6), id: new Blob(['x']) }
  expect((await site.admin.call('POST', '/api/products', { form })).status).toBe(201)
  expect(site.storedFiles()).toHaveLength(before + filesEach)
})

test('where the answer of a commit was lost, the new files stay: the record may have them', async () => {
  const record = await makeRecord(site, product)
  const before = site.storedFiles().length
  const files = await openFiles(site.env.DATA_DIR)
  const lost = {
    ...site.content,
    files,
    rules: [
      {
        lock: async () => {
          throw new Error('Connection terminated unexpectedly')
        },
        onWrite: async () => undefined
      }
    ]
  }
  const staged = await files.stage(Readable.from([Buffer.from(await (await picture(9, 7)).arrayBuffer())]), 'image')
  const input = { values: texts, uploads: { productImage: staged } }
  await expect(
    updateRecord(lost, product, 'id', record.id, input, { id: 1, fullName: 'Asha', role: 'Admin', tokenHash: '' })
  ).rejects.toThrow('terminated')
  await files.unstage([staged])
  expect(site.storedFiles()).toHaveLength(before + filesEach)
})

test('the files that a sheet names are looked for together: a bucket answers slowly, and others wait for the lock', async () => {
  const last = Promise.withResolvers<void>()
  let asked = 0
  const describe = async () => {
    asked += 1
    if (asked === 3) last.resolve()
    await last.promise
    return { size: 1, storedAt: '' }
  }
  const store = { db: site.db, files: { ...site.files, describe } }
  await site.db.transaction().execute((db) => requireStored(db, store, { one: '1.mp4', two: '2.mp4', three: '3.mp4' }))
  expect(asked).toBe(3)
})
