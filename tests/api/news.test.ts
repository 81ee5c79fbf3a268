import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { change, collection, filesOf, makeRecord, remove } from '../support/records.ts'
import { createTestSite, picture, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const news = collection('news')
const newsDetail = collection('newsDetail')

describe('the detail of a news item', () => {
  test('a second one is refused in the words of the definition, and its files are not kept', async () => {
    const item = await makeRecord(site, news)
    await makeRecord(site, newsDetail, { news_id: item.id })
    const before = site.storedFiles()
    const form = { news_id: String(item.id), description: 'Again', image1: await picture() }
    const { status, body } = await site.admin.call('POST', '/api/newsdetail', { form })
    expect(status).toBe(409)
    expect(body).toEqual({
      message: 'This news already has a detail.',
      errors: { news_id: 'This news already has a detail.' }
    })
    expect(site.storedFiles()).toEqual(before)
  })

  test('of two made at the same moment one is refused, and one set of files stays', async () => {
    const item = await makeRecord(site, news)
    const before = site.storedFiles().length
    const form = { news_id: String(item.id), description: 'Twice', image1: await picture(8, 6) }
    const answers = await Promise.all([1, 2].map(() => site.admin.call('POST', '/api/newsdetail', { form })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(site.storedFiles()).toHaveLength(before + 3)
  })

  test('a news item that does not exist cannot have one', async () => {
    const form = { news_id: '2147483647', description: 'Of nothing' }
    const { status, body } = await site.admin.call('POST', '/api/newsdetail', { form })
    expect(status).toBe(422)
    expect(body).toEqual({ message: 'Please select a News Title.', errors: { news_id: 'Please select a News Title.' } })
  })

  test('it is read and changed by the id of its news, which is not its own', async () => {
    const items = [await makeRecord(site, news), await makeRecord(site, news)]
    // Created in reverse order, so that ids of details and news differ.
    for (const item of items.toReversed()) {
      const detail = await makeRecord(site, newsDetail, { news_id: item.id })
      expect((await site.visitor.call('GET', `/api/newsdetail/byNews/${item.id}`)).body).toEqual(detail)
      expect((await site.visitor.call('GET', `/api/newsdetail/${detail.id}`)).body).toEqual(detail)
      const changed = await change(site.admin, newsDetail, detail, { description: `Changed ${item.id}` })
      expect(changed.body).toMatchObject({ id: detail.id, news_id: item.id, message: 'News Detail updated!' })
      const read = await site.visitor.call('GET', `/api/newsdetail/${detail.id}`)
      expect(read.body.description).toBe(`Changed ${item.id}`)
      expect((await site.admin.call('PUT', `/api/newsdetail/${detail.id}`, { form: {} })).status).toBe(405)
    }
  })

  test('it stays with its news, whatever a change says', async () => {
    const [item, other] = [await makeRecord(site, news), await makeRecord(site, news)]
    const detail = await makeRecord(site, newsDetail, { news_id: item.id })
    const { status, body } = await change(site.admin, newsDetail, detail, { description: 'Moved?', news_id: other.id })
    expect(status).toBe(200)
    expect(body.news_id).toBe(item.id)
  })

  test('its title is that of the news, and follows it', async () => {
    const item = await makeRecord(site, news, { title: 'Quartz before' })
    const detail = await makeRecord(site, newsDetail, { news_id: item.id })
    expect(detail.title).toBe('Quartz before')
    const { title: _, newsImage: __, ...rest } = item
    await change(site.admin, news, item, { ...rest, title: 'Basalt after' })
    expect((await site.visitor.call('GET', `/api/newsdetail/byNews/${item.id}`)).body.title).toBe('Basalt after')
    const found = async (text: string) =>
      (await site.visitor.call<{ id: number }[]>('GET', `/api/newsdetaillist?search=${text}`)).body.map(({ id }) => id)
    expect(await found('basalt')).toEqual([detail.id])
    expect(await found('quartz')).toEqual([])
  })

  test('the list may be sorted by that title', async () => {
    const titles = ['Sorted b', 'Sorted C', 'Sorted a']
    for (const title of titles)
      await makeRecord(site, newsDetail, { news_id: (await makeRecord(site, news, { title })).id })
    const { body } = await site.visitor.call<{ title: string }[]>('GET', '/api/newsdetaillist?search=sorted&sort=title')
    expect(body.map(({ title }) => title)).toEqual(['Sorted a', 'Sorted b', 'Sorted C'])
  })

  test('videoUrl is the video, and images are the pictures that there are, in order', async () => {
    const whole = await makeRecord(site, newsDetail)
    expect(whole.videoUrl).toBe(whole.video)
    expect(whole.images).toEqual([whole.image1, whole.image2, whole.image3])
    const partly = await makeRecord(site, newsDetail, { image2: undefined, video: undefined })
    expect(partly.images).toEqual([partly.image1, partly.image3])
    expect([partly.video, partly.videoUrl, partly.image2]).toEqual([null, null, null])
  })
})

test('deleting a news item deletes its detail, and in time the files of both', async () => {
  await site.forgetHistory()
  const before = site.storedFiles()
  const item = await makeRecord(site, news)
  const detail = await makeRecord(site, newsDetail, { news_id: item.id })
  expect(site.storedFiles()).toEqual(expect.arrayContaining(filesOf(newsDetail, detail)))
  expect((await remove(site.admin, news, [item.id])).body).toMatchObject({ deleted: 1 })
  expect((await site.visitor.call('GET', `/api/newsdetail/byNews/${item.id}`)).status).toBe(404)
  expect((await site.visitor.call('GET', `/api/newsdetail/${detail.id}`)).status).toBe(404)
  await site.forgetHistory()
  expect(site.storedFiles()).toEqual(before)
})

test('deleting a detail leaves its news', async () => {
  const item = await makeRecord(site, news)
  const detail = await makeRecord(site, newsDetail, { news_id: item.id })
  await remove(site.admin, newsDetail, [detail.id])
  expect((await site.visitor.call('GET', `/api/news/${item.id}`)).body).toEqual(item)
})

test('unreferencedBy gives the news that have no detail yet', async () => {
  const [taken, free] = [await makeRecord(site, news), await makeRecord(site, news)]
  await makeRecord(site, newsDetail, { news_id: taken.id })
  const offered = async () =>
    (await site.admin.call<{ id: number }[]>('GET', '/api/news?unreferencedBy=newsDetail')).body.map(({ id }) => id)
  expect(await offered()).toContain(free.id)
  expect(await offered()).not.toContain(taken.id)
  await makeRecord(site, newsDetail, { news_id: free.id })
  expect(await offered()).not.toContain(free.id)
})

test.each(['/api/news?unreferencedBy=user', '/api/news?unreferencedBy='])('%s is refused', async (path) => {
  const { status, body } = await site.visitor.call('GET', path)
  expect(status).toBe(422)
  expect(body.errors).toHaveProperty('unreferencedBy')
})

test.each(['2026-02-29', '2026-13-01', '01/02/2026', '2026-1-2', '2026-01-02T00:00:00Z', 'today', '20260102'])(
  '%s is not a day of the calendar',
  async (date) => {
    const form = { title: 'T', category: 'C', date, description: 'D', newsImage: await picture(8, 6) }
    const { status, body } = await site.admin.call('POST', '/api/news', { form })
    expect(status).toBe(422)
    expect(body.errors).toEqual({ date: 'Date must be a date such as 2026-01-31.' })
  }
)

test('a leap day is one', async () => {
  expect((await makeRecord(site, news, { date: '2028-02-29' })).date).toBe('2028-02-29')
})

test('line ends of a browser’s form are stored as line feeds, and outer space is cut', async () => {
  const record = await makeRecord(site, news, { title: '  Padded  ', description: 'One\r\n\r\nTwo\n' })
  expect([record.title, record.description]).toEqual(['Padded', 'One\n\nTwo'])
})
