import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploadRules } from '../../fields/upload-rules.ts'
import type { MediaFile } from '../../server/media/library.ts'
import { change, collection, makeRecord } from '../support/records.ts'
import { type Caller, createTestSite, picture, type TestSite } from '../support/site.ts'
import { mp4, webm } from '../support/videos.ts'

let site: TestSite
let user: Caller
beforeAll(async () => {
  site = await createTestSite()
  const person = await site.addPerson('User')
  user = await site.signIn(person.fullName, person.password)
})
afterAll(() => site.close())

const product = collection('product')
const texts = { productName: 'Panel', description: 'D', detailText: '' }

async function list(query = '') {
  const { status, headers, body } = await user.call<MediaFile[]>('GET', `/api/media?${query}`)
  expect(status).toBe(200)
  return { files: body, total: Number(headers.get('x-total-count')) }
}
const find = async (name: unknown) => (await list('pageSize=100')).files.find((file) => file.name === name)

async function add(file: Blob, name = 'a.jpg') {
  return await user.call<MediaFile & { message: string; errors?: Record<string, string> }>('POST', '/api/media', {
    form: { file: new File([file], name) }
  })
}
const remove = (...names: unknown[]) => user.call('POST', '/api/media/delete-multiple', { json: { names } })

describe('the library', () => {
  test('takes a picture under its own name, with size, and nothing uses it', async () => {
    const { status, body } = await add(await picture(40, 30), 'Rooftop in Pune – छत.jpg')
    expect(status).toBe(201)
    expect(body).toEqual({
      name: expect.stringMatching(/^[\w-]{22}-40x30\.jpg$/),
      originalName: 'Rooftop in Pune – छत.jpg',
      kind: 'image',
      type: 'image/jpeg',
      size: expect.any(Number),
      width: 40,
      height: 30,
      addedAt: site.clock().toISOString(),
      alt: '',
      usedBy: [],
      message: 'File saved successfully!'
    })
    const { message: _, ...entry } = body
    expect((await list()).files[0]).toEqual(entry)
    expect((await site.visitor.fetch('GET', `/uploads/${body.name}`)).status).toBe(200)
  })

  test.each([
    ['mp4', mp4],
    ['webm', webm]
  ] as const)('takes a video, by its content: %s', async (ending, make) => {
    const { body } = await add(make(), 'a.jpg')
    expect(body).toMatchObject({ kind: 'video', type: `video/${ending}`, originalName: 'a.jpg', usedBy: [] })
    expect(body).not.toHaveProperty('width')
  })

  test('notes no folder and no control character of a name', async () => {
    const { body } = await add(await picture(8, 6), 'C:\\photos\\a\tb.jpg')
    expect(body.originalName).toBe('ab.jpg')
  })

  test('refuses what other uploads refuse, in the same words, and keeps nothing of it', async () => {
    const before = site.storedFiles()
    const start = new Uint8Array(await (await picture(8, 6)).arrayBuffer())
    const large = new Blob([start, new Uint8Array(uploadRules.image.maxBytes)])
    for (const [file, status, message] of [
      [new Blob(['<svg/>']), 415, 'This file is not a picture or a video: JPEG, PNG, WebP, AVIF, GIF, MP4 or WebM.'],
      [new Blob([start.subarray(0, 200)]), 415, 'This picture is damaged.'],
      [new Blob([]), 422, 'This file is empty.'],
      [large, 413, 'The image is too large: at most 10 MiB are accepted.']
    ] as const) {
      const answer = await add(file)
      expect(answer.status).toBe(status)
      expect(answer.body).toEqual({ message, errors: { file: message } })
    }
    const none = await user.call('POST', '/api/media', { form: { other: 'x' } })
    expect([none.status, none.body.errors]).toEqual([422, { file: 'File is required.' }])
    expect((await user.call('POST', '/api/media', { json: {} })).status).toBe(415)
    expect((await site.visitor.call('POST', '/api/media', { form: { file: await picture(8, 6) } })).status).toBe(401)
    expect(site.storedFiles()).toEqual(before)
  })

  test('is swept of nothing, also where nothing uses it', async () => {
    const { body } = await add(await picture(8, 6))
    await site.files.sweep(new Set(), 86_400_000)
    await site.runJobs()
    await site.forgetHistory()
    expect(site.storedFiles()).toContain(body.name)
  })
})

describe('its list', () => {
  test('says where a file is used, how it is described there, and what nothing uses', async () => {
    const record = await makeRecord(site, product)
    const chosen = { existingDetailImage1: String(record.productImage), productImageAlt: 'A blue panel' }
    await change(site.admin, product, record, { ...texts, productName: 'Grünes Dach', ...chosen })
    const used = await find(record.productImage)
    const common = { collection: 'product', id: record.id, title: 'Grünes Dach' }
    expect(used).toMatchObject({
      originalName: '',
      alt: 'A blue panel',
      usedBy: [
        { ...common, field: 'productImage' },
        { ...common, field: 'detailImage1' }
      ]
    })
    // The picture that was replaced is still there, for as long as the history has it.
    expect(await find(record.detailImage1)).toMatchObject({ usedBy: [] })
    const unused = (await list('unused=1&pageSize=100')).files
    expect(unused.map(({ name }) => name)).toContain(record.detailImage1)
    expect(unused.every(({ usedBy }) => usedBy.length === 0)).toBe(true)
  })

  test('is searched by original name, name, description and title, and by kind', async () => {
    const { body } = await add(await picture(8, 6), 'Zebra crossing.jpg')
    const record = await makeRecord(site, product)
    await change(site.admin, product, record, { ...texts, productName: 'Quokka', productImageAlt: 'A wombat' })
    const found = async (search: string) =>
      (await list(`search=${encodeURIComponent(search)}`)).files.map(({ name }) => name)
    expect(await found('zebra CROSS')).toEqual([body.name])
    expect(await found(body.name)).toEqual([body.name])
    expect(await found('wombat')).toEqual([record.productImage])
    expect(await found('quokka')).toContain(record.detailImage1)
    expect(await found('nothing of this')).toEqual([])
    expect((await list('kind=video')).files.every(({ kind }) => kind === 'video')).toBe(true)
  })

  test('comes page by page, newest first', async () => {
    const { body: older } = await add(await picture(8, 6), 'paged 1.jpg')
    site.pass(1_000)
    const { body: newer } = await add(await picture(8, 6), 'paged 2.jpg')
    expect((await list('search=paged&pageSize=1')).files[0]?.name).toBe(newer.name)
    const { files, total } = await list('search=paged&page=2&pageSize=1')
    expect(files.map(({ name }) => name)).toEqual([older.name])
    expect(total).toBe(2)
    expect((await list('page=1000')).files).toEqual([])
    for (let count = 3; count <= 27; count++) await add(await picture(8, 6), `paged ${count}.jpg`)
    expect((await list('search=paged&page=1')).files).toHaveLength(24)
    expect((await list('search=paged')).files, 'without a page: all').toHaveLength(27)
  })

  test('has neither attachments nor files that the program does not know nor those that are lost', async () => {
    writeFileSync(path.join(site.uploads, `${'u'.repeat(22)}-8x6.jpg`), 'x')
    const { total } = await list()
    await makeRecord(site, collection('contactMessage'), { attachment: `attachment-${'a'.repeat(22)}-8x6.jpg` })
    expect((await list()).total).toBe(total)
  })

  test('refuses an address that makes no sense', async () => {
    for (const query of ['unused=yes', 'kind=pdf', 'page=0', 'pageSize=101', `search=${'x'.repeat(201)}`])
      expect((await user.call('GET', `/api/media?${query}`)).status).toBe(422)
  })
})

describe('removing', () => {
  test('keeps what a sentence of the pages shows, and says which', async () => {
    const { name } = (await add(await picture())).body
    const text = `The plan: ![A plan](/uploads/${name})`
    const key = 'samples.shade.body'
    const put = (text: string | null) => site.admin.call('PUT', `/api/texts/${key}?language=en`, { json: { text } })
    expect((await put(text)).status).toBe(200)
    expect((await find(name))?.usedBy).toEqual([{ collection: 'text', id: 0, title: key, field: '' }])
    await remove(name)
    expect((await user.fetch('GET', `/uploads/${name}`)).status).toBe(200)
    await put(null)
    expect((await find(name))?.usedBy).toEqual([])
    await remove(name)
    expect((await user.fetch('GET', `/uploads/${name}`)).status).toBe(404)
  })

  test('takes unused files off the list and the disk', async () => {
    const { body } = await add(await picture(8, 6))
    const unknown = [`${'x'.repeat(22)}-8x6.jpg`, '../site.sqlite', `attachment-${'a'.repeat(22)}.pdf`]
    const answer = await remove(body.name, body.name, ...unknown)
    expect(answer.body).toEqual({ message: 'Deleted successfully!', deleted: 1 })
    expect(await find(body.name)).toBeUndefined()
    const stem = body.name.replace('.jpg', '')
    expect(site.storedFiles().filter((name) => name.startsWith(stem))).toEqual([])
  })

  test('removes nothing where one of them is in use', async () => {
    const { body } = await add(await picture(8, 6))
    const record = await makeRecord(site, product)
    const answer = await remove(body.name, record.productImage)
    expect([answer.status, answer.body]).toEqual([409, { message: 'Some of these are in use.' }])
    expect(site.storedFiles()).toEqual(expect.arrayContaining([body.name, record.productImage]))
    expect(await find(body.name)).toBeDefined()
  })

  test('leaves what an earlier version names on the disk, and there it can come back', async () => {
    const { body } = await add(await picture(8, 6))
    const record = await makeRecord(site, product)
    const chosen = { ...texts, existingDetailImage2: body.name }
    const { body: changed } = await change(site.admin, product, record, chosen)
    await change(site.admin, product, changed, { ...texts, existingDetailImage2: '' })
    expect((await remove(body.name)).body.deleted).toBe(1)
    expect(await find(body.name)).toBeUndefined()
    expect(site.storedFiles()).toContain(body.name)
    const [version] = (
      await user.call<{ id: number }[]>('GET', `/api/history?collection=product&recordId=${record.id}`)
    ).body
    expect((await user.call('POST', `/api/history/${version?.id}/restore`, { json: {} })).status).toBe(200)
    expect(await find(body.name)).toMatchObject({ usedBy: [{ field: 'detailImage2' }] })
    await change(site.admin, product, { id: record.id }, { ...texts, existingDetailImage2: '' })
    await site.forgetHistory()
    expect(site.storedFiles()).not.toContain(body.name)
  })

  test('keeps what a link of a preview shows', async () => {
    const { body } = await add(await picture(8, 6))
    const values = JSON.stringify({ productName: 'P', productImage: body.name })
    const row = { tokenHash: 'x', collection: 'product', recordId: null, values, expiresAt: '2027-01-01T00:00:00.000Z' }
    await site.db.insertInto('preview').values(row).execute()
    await remove(body.name)
    expect(site.storedFiles()).toContain(body.name)
    await site.db.deleteFrom('preview').execute()
  })

  test('and choosing at the same moment: the record has its file, or the choice is refused', async () => {
    const record = await makeRecord(site, product)
    for (let round = 0; round < 6; round++) {
      const { body } = await add(await picture(8, 6))
      const [chosen, removed] = await Promise.all([
        change(site.admin, product, record, { ...texts, existingDetailImage2: body.name }),
        remove(body.name)
      ])
      expect([200, 422]).toContain(chosen.status)
      if (chosen.status === 422) expect(removed.status).toBe(200)
      expect(site.storedFiles().includes(body.name)).toBe(chosen.status === 200)
    }
  })

  test('is refused for visitors and for what is no list of names', async () => {
    const call = (caller: Caller, json: object) => caller.call('POST', '/api/media/delete-multiple', { json })
    expect((await call(site.visitor, { names: ['x'] })).status).toBe(401)
    for (const names of [undefined, [], [1], 'x', Array(101).fill('x')]) {
      const { status, body } = await call(user, { names })
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['names']])
    }
  })
})
