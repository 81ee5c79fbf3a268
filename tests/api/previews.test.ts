import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { siblingCall } from '../../collections/define.ts'
import { allCollections } from '../../collections/index.ts'
import { isShown, shownAt } from '../../collections/on-site.ts'
import { kindOf } from '../../fields/index.ts'
import { createPreviewSite, type PreviewPage } from '../support/preview-site.ts'
import { bodyOf, collection, makeRecord, validValues } from '../support/records.ts'
import { type Caller, picture, type TestSite } from '../support/site.ts'

const day = 24 * 3_600_000
const shown = allCollections.filter(isShown)
const [news, newsDetail] = [collection('news'), collection('newsDetail')]

let site: TestSite
beforeAll(async () => {
  site = await createPreviewSite()
})
afterAll(() => site.close())

async function open(url: string, caller: Caller = site.visitor) {
  const response = await caller.fetch('GET', url)
  return { status: response.status, headers: response.headers, page: (await response.json()) as PreviewPage }
}

async function linkTo(name: string, id: number): Promise<{ url: string; expiresAt: string }> {
  const answer = await site.admin.call<{ url: string; expiresAt: string }>('POST', '/api/previews', {
    json: { collection: name, id }
  })
  expect(answer.status).toBe(201)
  return answer.body
}

describe.each(shown)('$name', (definition) => {
  const status = 'status' in definition.fields ? { status: 'draft' } : {}

  test('a link shows the draft as it is when it is opened, without a sign-in, and nothing else does', async () => {
    const draft = await makeRecord(site, definition, status)
    const { url } = await linkTo(definition.name, draft.id)
    const { status: answered, page } = await open(url)
    expect(answered).toBe(200)
    expect(page.path).toBe(shownAt(definition, draft))
    expect(page.lists[definition.name]).toContainEqual(draft)
    const elsewhere = await open('/about')
    if ('status' in definition.fields) expect(elsewhere.page.lists[definition.name]).not.toContainEqual(draft)
  })

  test('what is sent is shown and saves nothing, for a new record and for one that is there', async () => {
    const values = await validValues(site, definition)
    const path = siblingCall(definition, 'preview')
    const [title = ''] =
      Object.entries(definition.fields).find(([, { kind }]) => kind === 'text' || kind === 'longText') ?? []
    const before = (await site.admin.call<unknown[]>('GET', `${definition.api.list[0]}`)).body.length
    const made = await site.admin.call<{ url: string }>(
      'POST',
      path,
      bodyOf(definition, { ...values, [title]: 'Typed' })
    )
    expect(made.status).toBe(201)
    const added = (await open(made.body.url)).page.lists[definition.name]?.find((record) => record[title] === 'Typed')
    expect(added).toMatchObject({ version: 0 })
    expect((await site.admin.call<unknown[]>('GET', `${definition.api.list[0]}`)).body).toHaveLength(before)

    const record = await makeRecord(site, definition, status)
    const sent = { [title]: 'Changed', unknown: 'x' }
    const changed = await site.admin.call<{ url: string }>('POST', `${path}?id=${record.id}`, bodyOf(definition, sent))
    expect(changed.status).toBe(201)
    const listed = (await open(changed.body.url)).page.lists[definition.name]?.filter(({ id }) => id === record.id)
    expect(listed).toMatchObject([{ ...record, [title]: 'Changed' }])
  })

  test('of a preview texts may be missing, but nothing may be wrong', async () => {
    const path = siblingCall(definition, 'preview')
    const values = await validValues(site, definition)
    const texts = Object.entries(definition.fields).filter(([, { kind }]) => kind === 'text' || kind === 'longText')
    const blank = Object.fromEntries(texts.map(([name]) => [name, '']))
    expect((await site.admin.call('POST', path, bodyOf(definition, { ...values, ...blank }))).status).toBe(201)
    const [[name = ''] = []] = texts
    const refused = await site.admin.call('POST', path, bodyOf(definition, { ...values, [name]: 'x'.repeat(60_000) }))
    expect(refused).toMatchObject({ status: 422, body: { errors: { [name]: expect.any(String) } } })
    expect((await site.admin.call('POST', `${path}?id=2147483646`, bodyOf(definition, {}))).status).toBe(404)
  })
})

describe('a link', () => {
  test('is kept by no cache and no search engine, leaks nowhere, and is alike for everybody', async () => {
    const draft = await makeRecord(site, news, { status: 'draft' })
    const { url, expiresAt } = await linkTo('news', draft.id)
    expect(Date.parse(expiresAt)).toBe(site.clock().getTime() + day)
    for (const caller of [site.visitor, site.admin]) {
      const { headers, page } = await open(url, caller)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-robots-tag')).toContain('noindex')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(page).toMatchObject({ user: null, previewUntil: expiresAt })
    }
    expect((await open('/about')).page.previewUntil).toBeUndefined()
    const stored = await site.db.selectFrom('preview').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(new URL(url).searchParams.get('token'))
  })

  test('follows what is saved, and ends with the record', async () => {
    const draft = await makeRecord(site, news, { status: 'draft' })
    const { url } = await linkTo('news', draft.id)
    const form = { title: 'Later', category: 'A', date: '2026-11-20', description: 'B' }
    await site.admin.call('PUT', `/api/news/${draft.id}`, { form })
    expect((await open(url)).page.lists.news).toContainEqual(expect.objectContaining({ title: 'Later' }))
    await site.admin.call('POST', '/api/news/delete-multiple', { json: { ids: [draft.id] } })
    expect((await open(url)).status).toBe(404)
  })

  test('is made of what there is and visitors may see', async () => {
    for (const [json, status] of [
      [{ collection: 'news', id: 2147483646 }, 404],
      [{ collection: 'user', id: 1 }, 422],
      [{ collection: 'news', id: 0 }, 422],
      [{}, 422]
    ] as const)
      expect((await site.admin.call('POST', '/api/previews', { json })).status).toBe(status)
  })
})

describe('an article', () => {
  test('is shown with its draft of a news item, and the news item with it', async () => {
    const item = await makeRecord(site, news, { status: 'draft' })
    const article = await makeRecord(site, newsDetail, { news_id: item.id })
    for (const url of [(await linkTo('news', item.id)).url, (await linkTo('newsDetail', article.id)).url]) {
      const { page } = await open(url)
      expect(page).toMatchObject({ path: `/newsdetail/${item.id}`, article })
      expect(page.lists.news).toContainEqual(item)
    }
  })

  test('is sent together with its news item', async () => {
    const values = await validValues(site, news, { title: 'Both' })
    const part = { 'newsDetail.description': 'All of it', 'newsDetail.image1': await picture(8, 6) }
    const { form } = bodyOf(news, values)
    const made = await site.admin.call<{ url: string }>('POST', '/api/news/preview', { form: { ...form, ...part } })
    const { page } = await open(made.body.url)
    expect(page.article).toMatchObject({ title: 'Both', description: 'All of it', images: [expect.any(String)] })
    const item = await makeRecord(site, news)
    const article = await makeRecord(site, newsDetail, { news_id: item.id })
    const sent = { title: 'Renamed', 'existingNewsDetail.image1': '' }
    const changed = await site.admin.call<{ url: string }>('POST', `/api/news/preview?id=${item.id}`, { form: sent })
    expect((await open(changed.body.url)).page.article).toMatchObject({
      ...article,
      title: 'Renamed',
      image1: null,
      images: expect.any(Array)
    })
  })

  test('of no news is refused by name', async () => {
    const form = { news_id: '', description: 'Of nothing' }
    const { status, body } = await site.admin.call('POST', '/api/newsdetaillist/preview', { form })
    expect([status, body.errors]).toEqual([422, { news_id: 'Please select a News Title.' }])
  })
})

test('a record stands in the place that it will have', async () => {
  const slide = collection('slide')
  const positions = [10_000, 10_002, 10_004]
  for (const position of positions) await makeRecord(site, slide, { position })
  const last = await makeRecord(site, slide, { position: 10_009, status: 'draft' })
  const sent = { form: { position: '10003' } }
  const { body } = await site.admin.call<{ url: string }>('POST', `/api/slides/preview?id=${last.id}`, sent)
  const places = (await open(body.url)).page.lists.slide?.map(({ position }) => Number(position)) ?? []
  expect(places.filter((place) => place >= 10_000)).toEqual([10_000, 10_002, 10_003, 10_004])
})

test('pictures of a preview stay as long as it works', async () => {
  const form = { ...bodyOf(news, await validValues(site, news)).form }
  const before = new Set(site.storedFiles())
  const { body } = await site.admin.call<{ url: string }>('POST', '/api/news/preview', { form })
  const added = site.storedFiles().filter((name) => !before.has(name))
  expect(added.length).toBeGreaterThan(0)
  await site.forgetHistory()
  await site.runJobs()
  expect(site.storedFiles()).toEqual(expect.arrayContaining(added))
  expect((await open(body.url)).status).toBe(200)
  expect(Object.values(news.fields).some((field) => kindOf(field).file)).toBe(true)
})

// The last one: the Admin's session ends meanwhile.
test('a link works for a day; unknown ones never', async () => {
  const { url } = await linkTo('news', (await makeRecord(site, news)).id)
  for (const unknown of ['/preview', '/preview?token=', '/preview?token=x'])
    expect((await open(unknown)).status).toBe(404)
  site.pass(day - 1)
  expect((await open(url)).status).toBe(200)
  site.pass(1)
  expect((await open(url)).status).toBe(404)
  site.pass(1)
  await site.runJobs()
  const left = await site.db.selectFrom('preview').select('expiresAt').execute()
  expect(left.every(({ expiresAt }) => expiresAt >= site.clock().toISOString())).toBe(true)
})
