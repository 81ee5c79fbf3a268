import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageContext } from '../../server/pages/context.ts'
import { updateSearchIndex } from '../../server/search/entries.ts'
import { listMisses } from '../../server/search/misses.ts'
import { change, collection, makeRecord, plainValues, remove } from '../support/records.ts'
import { createTestSite, type TestSite } from '../support/site.ts'

const pages: Record<string, string> = {
  '/SolarServices': '<p>The subsidy is ₹78,000. A net meter counts both ways.</p>',
  '/Repair': '<p>We mend inverters.</p>',
  '/Global':
    '<p>We list what your system loses, and begin with the cheapest remedy.</p><ul><li>Spare sprockets</li></ul>'
}

let site: TestSite
beforeAll(async () => {
  site = await createTestSite({
    async renderPage({ url }, context) {
      const { pathname, searchParams } = new URL(url)
      const { search } = context.get(pageContext)
      if (pathname === '/news')
        return Response.json(await (await search(searchParams.get('search') ?? '')).idsOf('news'))
      return new Response(`<main>${pages[pathname] ?? ''}</main>`, { headers: { 'content-type': 'text/html' } })
    }
  })
})
afterAll(() => site.close())

const [product, news, newsDetail, service] = [
  collection('product'),
  collection('news'),
  collection('newsDetail'),
  collection('service')
]

interface Found {
  kind: string
  title: string
  path: string
  excerpt: string
}

const search = async (q: string, more = '') =>
  (await site.visitor.call<Found[]>('GET', `/api/search?${new URLSearchParams({ q })}${more}`)).body
const titles = async (q: string, more = '') => (await search(q, more)).map(({ title }) => title)

describe('words', () => {
  beforeAll(async () => {
    const values = { category: '', detailText: '', facts: '' }
    await makeRecord(site, product, {
      ...values,
      productName: 'Zephyr pump',
      description: 'Lifts water. For 3kw motors.'
    })
    await makeRecord(site, product, { ...values, productName: 'High Mast Quartz', description: 'A light for grounds.' })
    await makeRecord(site, service, { serviceName: 'Quartz polishing', description: 'Chemical work.', detailText: '' })
  })

  test.each([
    ['zephyr', 'Zephyr pump'],
    ['ZEPHYRS pumps', 'Zephyr pump'],
    ['the zephyr', 'Zephyr pump'],
    ['3 kw motor', 'Zephyr pump'],
    ['3kw motor', 'Zephyr pump'],
    ['highmast quartz', 'High Mast Quartz'],
    ['zefhyr', 'Zephyr pump'],
    ['zephyr nowhere', 'Zephyr pump'],
    ['zeph', 'Zephyr pump'],
    ['78000', 'Solar Services'],
    ['netmeter', 'Solar Services']
  ])('%s finds %s first', async (q, title) => {
    expect((await titles(q))[0]).toBe(title)
  })

  test.each(['emi', 'phyr', 'the', 'a', '%', '', 'zpehrys', '🙂', "'", '"', '\0', '-', '* OR NEAR('])(
    '%j finds nothing',
    async (q) => {
      expect(await search(q)).toEqual([])
    }
  )

  test('a title comes before a text, and a page once', async () => {
    expect(await titles('quartz')).toEqual(['Quartz polishing', 'High Mast Quartz'])
    expect(await search('mend inverters')).toMatchObject([
      { kind: 'page', path: '/Repair', excerpt: 'We mend inverters.' }
    ])
  })
})

test('an extract is of the one element that has the word', async () => {
  const values = { productName: 'Bicycle', category: '', detailText: '', facts: '' }
  await makeRecord(site, product, { ...values, description: 'Rides well.\n\nIts sprocket is of steel.' })
  expect(await search('sprocket')).toMatchObject([
    { path: '/Global', excerpt: 'Spare sprockets.' },
    { kind: 'product', excerpt: 'Its sprocket is of steel.' }
  ])
})

describe('the index follows', () => {
  test('what is made, changed, made a draft, deleted and brought back', async () => {
    const values = { productName: 'Kestrel', description: 'Soars.', category: '', detailText: '', facts: '' }
    const record = await makeRecord(site, product, values)
    expect(await titles('kestrel')).toEqual(['Kestrel'])
    const changed = await change(site.admin, product, record, {
      ...plainValues(product, record),
      productName: 'Osprey'
    })
    expect(await titles('kestrel')).toEqual([])
    expect(await titles('osprey')).toEqual(['Osprey'])
    const all = (status: string) =>
      site.admin.call('POST', '/api/products/update-multiple', { json: { ids: [record.id], values: { status } } })
    await all('draft')
    expect(await titles('osprey')).toEqual([])
    await all('published')
    expect(await titles('osprey')).toEqual(['Osprey'])
    const { batch } = (await remove(site.admin, product, [Number(changed.body.id)])).body
    expect(await titles('osprey')).toEqual([])
    await site.admin.call('POST', '/api/history/undo', { json: { batch } })
    expect(await titles('osprey')).toEqual(['Osprey'])
  })

  test('an article stands on the page of its news', async () => {
    const { id } = await makeRecord(site, news, { title: 'Heron count', description: 'In short.' })
    const detail = await makeRecord(site, newsDetail, { news_id: id, description: 'Marsh **reeds**.' })
    const path = `/newsdetail/${id}`
    expect(await search('heron reeds')).toMatchObject([{ kind: 'news', path, title: 'Heron count' }])
    await remove(site.admin, newsDetail, [detail.id])
    expect(await search('reeds')).toEqual([])
    await makeRecord(site, newsDetail, { news_id: id, description: 'Sedge.' })
    await remove(site.admin, news, [id])
    expect(await search('sedge')).toEqual([])
  })

  test('all articles that have the words, however many: those of a title first, then the newest', async () => {
    const ids: number[] = []
    for (let place = 0; place < 60; place++) {
      const title = place === 20 ? 'Plover' : `Bird ${place}`
      ids.push((await makeRecord(site, news, { title, description: 'A plover sings.' })).id)
    }
    const [draft] = ids.splice(30, 1)
    const json = { ids: [draft], values: { status: 'draft' } }
    await site.admin.call('POST', '/api/news/update-multiple', { json })
    const idsOf = async (words: string): Promise<number[]> =>
      await (await site.visitor.fetch('GET', `/news?search=${words}`)).json()
    const found = await idsOf('plover')
    expect(found.toSorted((one, other) => one - other)).toEqual(ids)
    expect(found[0]).toBe(ids[20])
    expect(await idsOf('nightjar')).toEqual([])
    await makeRecord(site, news, { title: 'The nest of the bird', description: 'Twigs.' })
    expect(await idsOf('the')).toEqual([])
  })

  test('what a page offers to download is found, and is no part of what it says', async () => {
    await makeRecord(site, service, { serviceName: 'Curlew', description: 'Calls.', detailText: '' })
    const [found] = await search('curlew brochure pdf')
    expect(found).toMatchObject({ title: 'Curlew', excerpt: expect.stringContaining('Calls.') })
    expect(found?.excerpt).not.toMatch(/brochure|PDF/)
    expect(await titles('brochure', '&language=hi')).toEqual(await titles('brochure'))
  })

  test('translations, each in its language before the English', async () => {
    const record = await makeRecord(site, service, { serviceName: 'Lapwing', description: 'Nests.', detailText: '' })
    const answer = await site.admin.call('PUT', `/api/translations/service/${record.id}?language=hi`, {
      json: { serviceName: 'टिटहरी' }
    })
    expect(answer.status).toBe(200)
    expect(await titles('टिटहरी', '&language=hi')).toEqual(['टिटहरी'])
    expect(await titles('lapwing', '&language=hi')).toEqual(['Lapwing'])
    expect(await titles('टिटहरी')).toEqual([])
    expect(await titles('lapwing')).toEqual(['Lapwing'])
  })

  test('a new index finds what the old one did', async () => {
    const before = await titles('quartz pump')
    await site.db.deleteFrom('searchState').execute()
    await updateSearchIndex(site.db)
    expect(await titles('quartz pump')).toEqual(before)
    expect(await titles('zephyr')).toEqual(['Zephyr pump'])
  })
})

test('a synonym works at the next search', async () => {
  expect(await titles('patang')).toEqual([])
  const made = await site.admin.call('POST', '/api/synonyms', {
    json: { words: ['Zephyr', 'patang', 'पतंग', 'west wind'] }
  })
  expect(made.status).toBe(201)
  for (const q of ['patang', 'पतंग', 'west wind']) expect((await titles(q))[0], q).toBe('Zephyr pump')
})

describe('what is not found', () => {
  test('is counted, without what may name a person', async () => {
    for (const q of ['Unicorn  rides', 'unicorn rides', 'zephyr', 'asha@example.com', '98765 43210', '!!', 'qux\0'])
      await search(q)
    const misses = await listMisses(site.db, 300)
    expect(misses).toContainEqual({ query: 'unicorn rides', count: 2, lastOn: '2026-11-20' })
    expect(JSON.stringify(misses)).not.toMatch(/asha|98765|"!!"|"zephyr"|qux/)
  })

  test('is kept for the 200 that are asked most', async () => {
    for (let number = 0; number < 205; number++) await search(`qqq${String.fromCodePoint(0x905 + number)}xyz`)
    const misses = await listMisses(site.db, 300)
    expect(misses.length).toBeLessThanOrEqual(201)
    expect(misses.map(({ query }) => query)).toContain('unicorn rides')
  })
})

test('of searches that find nothing 200 an hour are counted; all are answered', async () => {
  const own = await createTestSite({ rateLimits: true })
  const counted = async () => (await listMisses(own.db, 300)).reduce((sum, { count }) => sum + count, 0)
  const ask = async () => (await own.visitor.call('GET', '/api/search?q=unicorn')).status
  for (let number = 0; number < 205; number++) expect(await ask()).toBe(200)
  expect(await counted()).toBe(200)
  own.pass(3_600_000)
  await ask()
  expect(await counted()).toBe(201)
  await own.close()
})
