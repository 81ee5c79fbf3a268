import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collection, makeRecord } from '../support/records.ts'
import { createTestSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const get = (address: string) => site.admin.call<Record<string, unknown>[]>('GET', address)
const search = async (text: string) => {
  const { status, headers, body } = await get(`/api/teamlist?search=${encodeURIComponent(text)}`)
  expect(status).toBe(200)
  expect(headers.get('x-total-count')).toBe(String(body.length))
  return body.map(({ fullName }) => fullName)
}

describe('pages', () => {
  const product = collection('product')
  let ids: number[]
  beforeAll(async () => {
    ids = []
    for (let number = 0; number < 23; number++) {
      const { id } = await makeRecord(site, product, { productName: `Panel ${String(number).padStart(2, '0')}` })
      ids.push(id)
    }
  })
  const page = async (query: string) => {
    const { status, headers, body } = await get(`/api/products?${query}`)
    return { status, total: headers.get('x-total-count'), ids: body.map(({ id }) => id) }
  }

  test('without a page the whole list comes, with its length', async () => {
    const { headers, body } = await get('/api/products')
    expect(headers.get('x-total-count')).toBe('23')
    expect(body.map(({ id }) => id)).toEqual(ids)
  })

  test('a page has pageSize records, 10 where nothing is said, and the total is that of all pages', async () => {
    expect(await page('page=1')).toEqual({ status: 200, total: '23', ids: ids.slice(0, 10) })
    expect(await page('page=3')).toEqual({ status: 200, total: '23', ids: ids.slice(20) })
    expect(await page('page=2&pageSize=5')).toEqual({ status: 200, total: '23', ids: ids.slice(5, 10) })
    expect(await page('pageSize=100')).toEqual({ status: 200, total: '23', ids })
  })

  test('a page after the last is empty and still says the total', async () => {
    expect(await page('page=4')).toEqual({ status: 200, total: '23', ids: [] })
    expect(await page('page=1000000&pageSize=100')).toEqual({ status: 200, total: '23', ids: [] })
  })

  test('pages of a search count only what it finds', async () => {
    expect(await page('search=panel%201&pageSize=4&page=3')).toEqual({
      status: 200,
      total: '10',
      ids: ids.slice(18, 20)
    })
  })

  test('a page may be sorted', async () => {
    const reversed = ids.toReversed()
    expect(await page('sort=-productName&pageSize=5')).toEqual({ status: 200, total: '23', ids: reversed.slice(0, 5) })
  })

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=1000001',
    'page=',
    'pageSize=0',
    'pageSize=101',
    'pageSize=ten'
  ])('?%s is refused, and the parameter named', async (query) => {
    const { status, body } = await site.visitor.call('GET', `/api/products?${query}`)
    expect(status).toBe(422)
    expect(Object.keys(body.errors ?? {})).toEqual([query.split('=')[0]])
  })

  test('a search longer than 200 characters is refused', async () => {
    const { status, body } = await site.visitor.call('GET', `/api/products?search=${'x'.repeat(201)}`)
    expect(status).toBe(422)
    expect(body.errors).toHaveProperty('search')
  })

  test('unknown parameters change nothing', async () => {
    expect((await get('/api/products?foo=1&__proto__=2&page[]=3')).body).toHaveLength(23)
  })

  test('/ids gives the ids of all that a search finds, whatever the page', async () => {
    expect((await site.admin.call('GET', '/api/products/ids')).body).toEqual(ids)
    expect((await site.admin.call('GET', '/api/products/ids?search=panel%202&page=2')).body).toEqual(ids.slice(20))
    const sorted = await site.admin.call('GET', '/api/products/ids?sort=-productName')
    expect(sorted.body).toEqual(ids.toReversed())
    expect((await site.visitor.call('GET', '/api/products/ids')).status).toBe(401)
  })
})

describe('order', () => {
  test('news come newest first, and those of one day the last made first', async () => {
    const news = collection('news')
    const [middle, newest, oldest, sameDay] = [
      await makeRecord(site, news, { date: '2026-05-02', position: '' }),
      await makeRecord(site, news, { date: '2026-10-01', position: '' }),
      await makeRecord(site, news, { date: '2019-12-31', position: '' }),
      await makeRecord(site, news, { date: '2026-05-02', position: '' })
    ]
    const { body } = await get('/api/news')
    expect(body.map(({ id }) => id)).toEqual([newest, sameDay, middle, oldest].map((record) => record?.id))
  })

  test('services come in the order in which they were made', async () => {
    const [first, second] = [
      await makeRecord(site, collection('service'), { serviceName: 'Zebra', position: '' }),
      await makeRecord(site, collection('service'), { serviceName: 'Aardvark', position: '' })
    ]
    for (const path of ['/api/services', '/api/serviceslist']) {
      expect((await get(path)).body.map(({ id }) => id)).toEqual([first?.id, second?.id])
    }
  })

  test('text is sorted alike on every database: case does not count, and other scripts come after Latin', async () => {
    const names = ['Zoya', 'anil', 'Bela', 'Émile', 'अनिल', '_low', '10', '9']
    for (const fullName of names) await makeRecord(site, collection('testimonial'), { fullName })
    const sorted = (await get('/api/testimonials?sort=fullName')).body.map(({ fullName }) => fullName)
    expect(sorted).toEqual(['10', '9', '_low', 'anil', 'Bela', 'Zoya', 'Émile', 'अनिल'])
    const reversed = (await get('/api/testimoniallist?sort=-fullName')).body.map(({ fullName }) => fullName)
    expect(reversed).toEqual(sorted.toReversed())
  })
})

describe('search', () => {
  const names = {
    percent: '100% solar',
    underscore: 'snake_case',
    backslash: 'back\\slash',
    apostrophe: "O'Brien",
    quotes: 'the "wind" man',
    signs: '[Solar] a*b?',
    accent: 'Élodie Été',
    sharp: 'Straße',
    devanagari: 'कीर्ति पाटील',
    plain: 'Plain Person',
    ligature: 'ﬁne print'
  }
  beforeAll(async () => {
    for (const fullName of Object.values(names)) await makeRecord(site, collection('teamMember'), { fullName })
  })

  test.each([
    ['%', [names.percent]],
    ['*', [names.signs]],
    ['a*b?', [names.signs]],
    ['[solar]', [names.signs]],
    ['[a-z]', []],
    ['a?b', []],
    ['_', [names.underscore]],
    ['\\', [names.backslash]],
    ["'", [names.apostrophe]],
    ['"', [names.quotes]],
    ["'; drop table user; --", []],
    ['%_', []],
    ['é', [names.accent, names.underscore, names.apostrophe, names.quotes, names.sharp, names.plain, names.ligature]],
    ['ÉLODIE', [names.accent]],
    ['elodie ete', [names.accent]],
    ['E\u0301lodie', [names.accent]],
    ['straße', [names.sharp]],
    ['STRAẞE', [names.sharp]],
    ['कीर्ति', [names.devanagari]],
    ['कीर', [names.devanagari]],
    ['किर', []],
    ['PLAIN person', [names.plain]],
    ['  plain  ', [names.plain]],
    ['FINE', [names.ligature]],
    ['nobody', []]
  ])('%s is looked for literally, without regard to case and Latin accents', async (text, found) => {
    expect((await search(text)).sort()).toEqual([...found].sort())
  })

  test('an empty search finds everybody', async () => {
    expect(await search('')).toHaveLength(Object.keys(names).length)
    expect(await search('   ')).toHaveLength(Object.keys(names).length)
  })

  test('a character that cannot be stored is found nowhere', async () => {
    expect(await search('\0')).toEqual([])
    expect(await search('Plain\0')).toEqual([])
  })

  test('a record is found by its new name alone after a change', async () => {
    const record = await makeRecord(site, collection('teamMember'), { fullName: 'Before Wedding' })
    await site.admin.call('PUT', `/api/team/${record.id}`, { form: { fullName: 'After Wedding', designation: 'x' } })
    expect(await search('before')).toEqual([])
    expect(await search('after w')).toEqual(['After Wedding'])
  })

  test('only what the definition names is searched, in messages five fields', async () => {
    const fullName = 'Search Hidden'
    await makeRecord(site, collection('teamMember'), { fullName, designation: 'Quixotic' })
    expect(await search('quixotic')).toEqual([])
    const sent = {
      phone: '9876500000',
      name: 'Uma',
      email: 'uma@example.com',
      subject: 'Roof',
      message: 'Is tin strong enough?'
    }
    await makeRecord(site, collection('contactMessage'), sent)
    for (const text of ['UMA', 'uma@example', 'roof', 'strong enough?', '98765']) {
      expect((await get(`/api/messages?search=${encodeURIComponent(text)}`)).body, text).toHaveLength(1)
    }
  })
})

describe('messages are searched by words', () => {
  const message = collection('contactMessage')
  let asha: number
  beforeAll(async () => {
    const values = { subject: 'Subsidy for a roof', message: 'Flat, 120 m².' }
    const [ashaEmail, otherEmail] = ['asha@example.com', 'vijay@example.com']
    asha = (await makeRecord(site, message, { ...values, name: 'Asha Rao', phone: '9800003836', email: ashaEmail })).id
    await makeRecord(site, message, { ...values, name: 'Vijay Patil', phone: '9122200000', email: otherEmail })
  })
  const find = async (text: string) => {
    const { status, body } = await get(`/api/messages?search=${encodeURIComponent(text)}`)
    expect(status).toBe(200)
    return body.map(({ id }) => id)
  }

  test.each([
    '9800003836',
    '98000 03836',
    '98000-03836',
    '(98000) 03836',
    '09800003836',
    '0 98000 03836',
    '+919800003836',
    '+91 98000 03836',
    '+91-98000-03836',
    '91 98000 03836',
    '0091 98000 03836',
    '03836',
    '+91 98000',
    'asha 98000 03836',
    '98000 03836 subsidy'
  ])('a phone number is found in the spelling %s', async (text) => {
    expect(await find(text)).toEqual([asha])
  })

  test.each(['subsidy asha', 'Asha  SUBSIDY', 'rao flat', 'roof asha@example.com', '120 rao', '120 m² rao'])(
    'each word may stand in another field: %s',
    async (text) => {
      expect(await find(text)).toEqual([asha])
    }
  )

  test.each(['asha vijay', '98000 03837', 'asha 9122200000'])('%s finds nothing', async (text) => {
    expect(await find(text)).toEqual([])
  })

  test('a message that is too long for an index is found as others are', async () => {
    const text = Array.from({ length: 600 }, (_, index) => `w${index}x`).join(' ')
    const { id } = await makeRecord(site, message, { subject: 'A long letter', message: text })
    expect(await find('letter w599x')).toEqual([id])
    expect(await find('letter asha')).toEqual([])
  })

  test('other lists are still searched for what was typed in one piece', async () => {
    await makeRecord(site, collection('teamMember'), { fullName: 'Mohan Prakash Gokhale' })
    expect(await search('mohan gokhale')).toEqual([])
    expect(await search('prakash gokhale')).toEqual(['Mohan Prakash Gokhale'])
  })
})

test('details are searched by the titles of their news, a page at a time, with what all pages have', async () => {
  for (const title of ['Mast c', 'Mast a', 'Roof', 'Mast b']) {
    const item = await makeRecord(site, collection('news'), { title })
    await makeRecord(site, collection('newsDetail'), { news_id: item.id })
  }
  const page = async (query: string) => {
    const { headers, body } = await get(`/api/newsdetaillist?status=all&pageSize=2&${query}`)
    return [headers.get('x-total-count'), ...body.map(({ title }) => title)]
  }
  expect(await page('search=mast')).toEqual(['3', 'Mast b', 'Mast a'])
  expect(await page('search=mast&page=2')).toEqual(['3', 'Mast c'])
  expect(await page('search=mast&page=3')).toEqual(['3'])
  expect(await page('search=mast&sort=title')).toEqual(['3', 'Mast a', 'Mast b'])
  expect(await page('search=crane')).toEqual(['0'])
})
