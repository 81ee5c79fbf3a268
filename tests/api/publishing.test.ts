import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Collection } from '../../collections/define.ts'
import { allCollections } from '../../collections/index.ts'
import { isPublishable } from '../../collections/publishing.ts'
import { publishDue } from '../../server/jobs/publish-due.ts'
import { change, collection, makeRecord, type Values, validValues } from '../support/records.ts'
import { createTestSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const news = collection('news')
const publishable = allCollections.filter(isPublishable)
const ids = ({ body }: { body: unknown }) => (body as { id: number }[]).map(({ id }) => id)

/** Changes a record as its form does: everything is sent. */
const changed = async (definition: Collection, record: Values, values: Values) =>
  await change(site.admin, definition, record, await validValues(site, definition, values))

test('what visitors see in lists and pages can be a draft', () => {
  expect(publishable.map(({ name }) => name).sort()).toEqual(
    ['client', 'news', 'product', 'project', 'question', 'service', 'slide', 'teamMember', 'testimonial'].sort()
  )
})

describe.each(publishable)('$name', (definition) => {
  const [list = ''] = definition.api.list
  const one = (id: number) => definition.api.get[0]?.path.replace('{id}', String(id)) ?? ''

  test('a record is published unless it says otherwise, and stays as it was when a change says nothing', async () => {
    const record = await makeRecord(site, definition, { status: undefined, publishAt: undefined })
    expect(record).toMatchObject({ status: 'published', publishAt: null })
    await changed(definition, record, { status: 'draft' })
    const { body } = await changed(definition, record, { status: undefined, publishAt: undefined })
    expect(body).toMatchObject({ status: 'draft' })
  })

  test('a draft is nowhere for visitors, and for staff where they ask for it', async () => {
    const draft = await makeRecord(site, definition, { status: 'draft' })
    for (const path of definition.api.list) {
      expect(ids(await site.visitor.call('GET', path))).not.toContain(draft.id)
      expect(ids(await site.admin.call('GET', path))).not.toContain(draft.id)
      expect(ids(await site.admin.call('GET', `${path}?status=draft`))).toContain(draft.id)
      expect(ids(await site.admin.call('GET', `${path}?status=all`))).toContain(draft.id)
      expect(ids(await site.admin.call('GET', `${path}?status=published`))).not.toContain(draft.id)
      expect(ids(await site.visitor.call('GET', path))).not.toContain(draft.id)
    }
    expect((await site.visitor.call('GET', one(draft.id))).status).toBe(404)
    expect((await site.admin.call('GET', one(draft.id))).status).toBe(404)
    expect((await site.admin.call('GET', `${one(draft.id)}?status=all`)).body).toMatchObject({ id: draft.id })
    for (const path of [...definition.api.list, one(draft.id)])
      expect((await site.admin.call('GET', `${path}?status=all`)).headers.get('cache-control')).toBe('no-store')
    expect((await site.admin.call('GET', `${one(draft.id)}?status=scheduled`)).status).toBe(404)
  })

  test('staff are told how many have each status, as it is after the last write', async () => {
    const countDrafts = async () =>
      ((await site.admin.call('GET', `${list}/counts`)).body as Record<string, number>).draft ?? 0
    const before = await countDrafts()
    const draft = await makeRecord(site, definition, { status: 'draft' })
    expect(await countDrafts()).toBe(before + 1)
    await changed(definition, draft, { status: 'published' })
    expect(await countDrafts()).toBe(before)
  })

  test('of a search, as many as it finds', async () => {
    const { title } = definition
    const word = `zq${list.replace(/\W/g, '')}`
    await makeRecord(site, definition, { status: 'draft', [title]: `${word} one` })
    await makeRecord(site, definition, { [title]: `${word} two` })
    const counts = await site.admin.call('GET', `${list}/counts?search=${word}`)
    expect(counts.body).toEqual({ draft: 1, published: 1 })
    expect((await site.admin.call('GET', `${list}/counts?search=${word}x`)).body).toEqual({})
  })

  test('a visitor may not ask for a status', async () => {
    const { id } = await makeRecord(site, definition)
    for (const path of [list, one(id)])
      for (const status of ['all', 'published', 'draft'])
        expect((await site.visitor.call('GET', `${path}?status=${status}`)).status).toBe(401)
    expect((await site.admin.call('GET', `${list}?status=hidden`)).status).toBe(422)
  })

  test('what is scheduled becomes public when it is due, once, and stays so', async () => {
    const at = new Date(site.clock().getTime() + 60_000).toISOString()
    const record = await makeRecord(site, definition, { status: 'scheduled', publishAt: at })
    expect(await publishDue(site.content)).toBe(0)
    expect((await site.visitor.call('GET', one(record.id))).status).toBe(404)
    site.pass(60_000)
    // Two servers that find it at the same time.
    const published = await Promise.all([publishDue(site.content), publishDue(site.content)])
    expect(published.reduce((sum, count) => sum + count)).toBe(1)
    expect((await site.visitor.call('GET', one(record.id))).body).toMatchObject({ status: 'published', publishAt: at })
    site.pass(-3_600_000)
    expect(await publishDue(site.content)).toBe(0)
    expect((await site.visitor.call('GET', one(record.id))).status).toBe(200)
    site.pass(3_600_000)
    const { body } = await site.admin.call<{ by: string; action: string }[]>(
      'GET',
      `/api/history?collection=${definition.name}&recordId=${record.id}`
    )
    expect(body).toMatchObject([{ action: 'update', by: 'The program' }, { action: 'create' }])
  })
})

describe('a time to publish at', () => {
  test('is required by what is scheduled, and kept in one form', async () => {
    const record = await makeRecord(site, news, { status: 'draft', publishAt: '' })
    const { status, body } = await changed(news, record, { status: 'scheduled', publishAt: '' })
    expect(status).toBe(422)
    expect(body.errors).toEqual({ publishAt: 'Publish at is required.' })
    const kept = await changed(news, record, { status: 'scheduled', publishAt: '2030-01-01T09:00:00+05:30' })
    expect(kept.body).toMatchObject({ status: 'scheduled', publishAt: '2030-01-01T03:30:00.000Z' })
  })

  test('that has passed publishes at once', async () => {
    const record = await makeRecord(site, news, { status: 'scheduled', publishAt: '2020-01-01T00:00:00Z' })
    expect(record).toMatchObject({ status: 'published' })
  })
})

describe('a news detail', () => {
  let newsId: number
  let detailId: number
  beforeEach(async () => {
    newsId = (await makeRecord(site, news, { status: 'draft' })).id
    detailId = (await makeRecord(site, collection('newsDetail'), { news_id: newsId })).id
  })

  test('follows its news', async () => {
    const paths = [`/api/newsdetail/${detailId}`, `/api/newsdetail/byNews/${newsId}`]
    for (const path of paths) {
      expect((await site.visitor.call('GET', path)).status).toBe(404)
      expect((await site.visitor.call('GET', `${path}?status=all`)).status).toBe(401)
      expect((await site.admin.call('GET', `${path}?status=draft`)).body).toMatchObject({ id: detailId })
    }
    expect(ids(await site.visitor.call('GET', '/api/newsdetaillist'))).not.toContain(detailId)
    const item = await site.admin.call<{ id: number; version: number }>('GET', `/api/news/${newsId}?status=all`)
    await changed(news, item.body, { status: 'published' })
    for (const path of paths) expect((await site.visitor.call('GET', path)).status).toBe(200)
  })
})
