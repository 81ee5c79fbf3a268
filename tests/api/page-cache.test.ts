import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApp } from '../../server/app.ts'
import { PageCache } from '../../server/cache/page-cache.ts'
import { pageContext } from '../../server/pages/context.ts'
import { createServices } from '../../server/services.ts'
import { isPostgres } from '../support/database.ts'
import { change, collection, makeRecord, remove } from '../support/records.ts'
import { createTestSite, origin, type TestSite } from '../support/site.ts'

let site: TestSite
/** Every page that was rendered, in order. */
let renders: string[] = []
/** A render waits for this after it has read its content; a test that closes it opens it again. */
let gate = Promise.resolve()
beforeAll(async () => {
  site = await createTestSite({
    async renderPage(request, context) {
      const { pathname, search } = new URL(request.url)
      renders.push(pathname + search)
      const { records } = await context.get(pageContext).content.list('service')
      await gate
      const names = records.map(({ serviceName }) => serviceName)
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" }
      if (pathname === '/missing') return new Response('missing', { status: 404, headers })
      if (pathname === '/broken') return new Response('broken', { status: 503, headers })
      if (pathname === '/private')
        return new Response('private'.padEnd(search === '?short' ? 0 : 2_000), {
          headers: { ...headers, 'cache-control': 'no-store' }
        })
      if (pathname === '/cookie') return new Response('cookie', { headers: { ...headers, 'set-cookie': 'a=b' } })
      return new Response(`<p>${names.join(', ')}</p>${' '.repeat(2_000)}`, { headers })
    }
  })
})
afterAll(() => site.close())
beforeEach(async () => {
  renders = []
  // Every test begins with an empty cache.
  await makeRecord(site, collection('testimonial'))
})

const get = (path: string, headers: Record<string, string> = {}) => site.visitor.fetch('GET', path, { headers })

describe('a page', () => {
  test('is rendered once for all who ask for it', async () => {
    const answers = [await get('/news'), await get('/news'), await site.admin.fetch('GET', '/news')]
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(texts).size).toBe(1)
    expect(renders).toEqual(['/news'])
  })

  test('is rendered once for 50 who ask at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => get('/news')))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(renders).toEqual(['/news'])
  })

  test('carries the headers that protect it, kept or not', async () => {
    for (const answer of [await get('/news'), await get('/news')]) {
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding'
      })
    }
  })

  test.each(['/missing', '/broken', '/private', '/cookie'])('%s is not kept', async (path) => {
    const [first, second] = [await get(path), await get(path)]
    expect(second.status).toBe(first.status)
    expect(renders).toEqual([path, path])
  })

  test.each([
    '/NEWS',
    '/news/',
    '/n%65ws',
    '/news?utm_source=x',
    '/news?page=1&page=2',
    '/news?page=01',
    '/news?__proto__=1'
  ])('%s is answered from the cache entry of /news', async (spelling) => {
    const answers = [await get(spelling), await get('/news'), await site.visitor.fetch('HEAD', spelling)]
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1)
    expect(renders).toEqual(['/news'])
  })

  test('that is made for each request goes by brotli where the client takes it', async () => {
    const answer = await get('/private', { 'accept-encoding': 'gzip, br' })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(String(brotliDecompressSync(await answer.arrayBuffer())).trim()).toBe('private')
    const zipped = await get('/private', { 'accept-encoding': 'gzip, br;q=0' })
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    expect(String(gunzipSync(await zipped.arrayBuffer())).trim()).toBe('private')
    for (const [path, taken] of [
      ['/private', ''],
      ['/private?short', 'gzip, br']
    ] as const) {
      const plain = await get(path, { 'accept-encoding': taken })
      expect(plain.headers.get('content-encoding')).toBeNull()
      expect((await plain.text()).trim()).toBe('private')
    }
  })

  test('with a search is made anew each time, without what it does not read, and what is kept stays kept', async () => {
    await get('/news')
    for (let time = 0; time < 2; time++) await get('/news?x=1&search=a')
    await get('/news')
    expect(renders).toEqual(['/news', '/news?search=a', '/news?search=a'])
  })

  test('of a list or a category is kept by its parameters, in whatever order', async () => {
    for (const path of [
      '/news?page=2',
      '/news?category=Solar',
      '/news?category=Solar&page=2',
      '/news?page=2&category=Solar'
    ]) {
      await get(path)
      await get(path)
    }
    expect(renders).toEqual(['/news?page=2', '/news?category=Solar', '/news?category=Solar&page=2'])
  })
})

describe('an answer', () => {
  test.each(['/news', '/api/services'])('of %s comes in every encoding, and unpacks to the same', async (path) => {
    const plain = await get(path)
    const text = await plain.text()
    expect(plain.headers.get('content-encoding')).toBeNull()
    for (const [accepted, encoding, unpack] of [
      ['gzip', 'gzip', gunzipSync],
      ['br', 'br', brotliDecompressSync],
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync]
    ] as const) {
      const answer = await get(path, { 'accept-encoding': accepted })
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(answer.headers.get('content-length')).toBe(String(bytes.length))
      expect(unpack(bytes).toString()).toBe(text)
      expect(answer.headers.get('etag')).not.toBe(plain.headers.get('etag'))
    }
  })

  test.each(['/news', '/api/services', '/api/admin-panel'])('of %s is not sent again to who has it', async (path) => {
    const first = await get(path, { 'accept-encoding': 'gzip' })
    const etag = first.headers.get('etag') ?? ''
    const second = await get(path, { 'accept-encoding': 'gzip', 'if-none-match': etag })
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
    expect(second.headers.get('etag')).toBe(etag)
    expect((await get(path, { 'accept-encoding': 'gzip', 'if-none-match': '"another"' })).status).toBe(200)
  })

  test('has another tag once the content is another, and the same one when it is the same again', async () => {
    const { id } = await makeRecord(site, collection('service'), { serviceName: 'Tagged' })
    const before = (await get('/news')).headers.get('etag')
    const other = await makeRecord(site, collection('service'))
    expect((await get('/news')).headers.get('etag')).not.toBe(before)
    await remove(site.admin, collection('service'), [other.id])
    expect((await get('/news')).headers.get('etag')).toBe(before)
    expect(id).toBeGreaterThan(0)
  })
})

describe('a write', () => {
  test('is seen by the very next read, of call and page alike: made, changed, deleted', async () => {
    const service = collection('service')
    const seen = async () => [await (await get('/news')).text(), await (await get('/api/services')).text()]
    await seen()
    const record = await makeRecord(site, service, { serviceName: 'Alpha Made' })
    for (const text of await seen()) expect(text).toContain('Alpha Made')
    await change(site.admin, service, record, { serviceName: 'Beta Changed', description: 'D' })
    for (const text of await seen()) {
      expect(text).toContain('Beta Changed')
      expect(text).not.toContain('Alpha Made')
    }
    await remove(site.admin, service, [record.id])
    for (const text of await seen()) expect(text).not.toContain('Beta Changed')
    const settings = { companyName: 'Gamma Ltd', logoText: 'G' }
    await get('/api/settings')
    await site.admin.call('PUT', '/api/settings', { json: settings })
    expect((await site.visitor.call('GET', '/api/settings')).body).toMatchObject(settings)
  })

  test('is seen by 50 reads at once right after it, again and again', async () => {
    const service = collection('service')
    const record = await makeRecord(site, service)
    for (let round = 0; round < 5; round++) {
      const serviceName = `Round ${round}`
      await Promise.all([
        get('/news'),
        get('/api/services'),
        change(site.admin, service, record, { serviceName, description: 'D' })
      ])
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => get(index % 2 ? '/news' : '/api/services'))
      )
      for (const answer of answers) expect(await answer.text()).toContain(serviceName)
    }
  })

  test('that happens while a page is made is seen by the next read, though not by that page', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    const underWay = get('/news')
    await expect.poll(() => renders).toEqual(['/news'])
    // The page has read its content by the time another request is answered.
    await get('/api/services')
    await makeRecord(site, collection('service'), { serviceName: 'Late Arrival' })
    resolve()
    await underWay
    expect(await (await get('/news')).text()).toContain('Late Arrival')
  })

  test('that is refused leaves what is kept', async () => {
    await get('/news')
    await site.admin.call('POST', '/api/services', { form: { serviceName: '' } })
    await get('/news')
    expect(renders).toEqual(['/news'])
  })
})

test('what stands in the headers of one request is in nobody else’s answer', async () => {
  const poison = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-prefix': '/evil',
    'x-original-url': '/evil',
    'x-react-router-spa-mode': 'yes',
    'x-react-router-prerender-data': 'evil',
    forwarded: 'host=evil.example',
    cookie: 'session=evil',
    origin: 'https://evil.example',
    referer: 'https://evil.example/',
    'accept-language': 'evil'
  }
  for (const path of ['/news', '/api/services', '/api/openapi.json']) {
    await get(path, poison)
    const clean = await get(path)
    const everything = `${JSON.stringify([...clean.headers])}${await clean.text()}`
    expect(clean.status).toBe(200)
    expect(everything).not.toContain('evil')
  }
})

test('what a second question mark brings is in nobody else’s answer', async () => {
  await get('/news?category=Solar?evil')
  renders = []
  await get('/news?category=Solar')
  expect(renders).toEqual(['/news?category=Solar'])
})

test('calls are kept without what they do not declare, and pages behind the last one are not', async () => {
  const isKept = async (path: string) => {
    const { headers } = await get(path)
    return headers.get('cache-control') === 'no-cache'
  }
  await makeRecord(site, collection('service'))
  for (const path of [
    '/api/openapi.json?x=1',
    '/api/services?x=1',
    '/api/s%65rvices',
    '/api/services?sort=-id',
    '/api/services?pageSize=10&page=1'
  ])
    expect(await isKept(path), path).toBe(true)
  const plain = (await get('/api/services')).headers.get('etag')
  expect((await get('/api/services?x=1')).headers.get('etag')).toBe(plain)
  for (const path of [
    '/api/services?page=01',
    '/api/services?pageSize=11',
    '/api/services?search=a',
    '/api/services?page=999'
  ])
    expect(await isKept(path), path).toBe(false)
})

test.each([
  ['/brochures/company-profile.pdf?x=1', '/brochures/company-profile.pdf'],
  ['/Brochures/Services/7.pdf', '/brochures/services/7.pdf'],
  ['/sitemap.xml?a=b', '/sitemap.xml'],
  ['/news/RSS.xml/', '/news/rss.xml']
])('%s is redirected to its one spelling', async (path, address) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await site.visitor.fetch(method, path)
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe(address)
  }
  expect(renders).toEqual([])
})

test('what is asked for again is sent smaller, as the same page under another tag', async () => {
  const cache = new PageCache({}, () => new Date(0))
  const page = Array.from({ length: 400 }, (_, row) => `<li>Roof ${(row * 91) % 57} of ${(row * 37) % 101}</li>`).join(
    ''
  )
  const ask = async () => {
    const request = new Request(origin, { headers: { 'accept-encoding': 'br' } })
    const answer = await cache.getOrMake(request, '/', async () => new Response(page))
    return { body: Buffer.from(await answer.arrayBuffer()), etag: answer.headers.get('etag') }
  }
  const first = await ask()
  expect(await ask()).toEqual(first)
  await vi.waitFor(async () => expect((await ask()).body.length).toBeLessThan(first.body.length))
  const last = await ask()
  expect(String(brotliDecompressSync(last.body))).toBe(page)
  expect(last.etag).not.toBe(first.etag)
  expect(await ask()).toEqual(last)
})

test('many small answers take no more than few large ones', async () => {
  const cache = new PageCache({}, () => new Date(0))
  const count = 9_000
  const ask = (number: number, make = async () => new Response('small')) =>
    cache.getOrMake(new Request(origin), `/small?page=${number}`, make)
  for (let number = 0; number < count; number++) await ask(number)
  const renewed = vi.fn(async () => new Response('small'))
  await ask(count - 1, renewed)
  expect(renewed).not.toHaveBeenCalled()
  await ask(0, renewed)
  expect(renewed).toHaveBeenCalledOnce()
})

describe('before any framework, the cache', () => {
  /** Asks the cache as the HTTP server does; undefined where it has nothing. */
  function ask(url: string, headers: Record<string, string> = {}, method = 'GET') {
    const answer: { status?: number; headers?: Record<string, string>; body?: Buffer } = {}
    const response = {
      writeHead(status: number, given: Record<string, string>) {
        Object.assign(answer, { status, headers: given })
      },
      end(body?: Buffer) {
        if (body) answer.body = body
      }
    }
    const isAnswered = site.cache.answer(
      { url, method, headers } as unknown as IncomingMessage,
      response as unknown as ServerResponse
    )
    return isAnswered ? answer : undefined
  }

  // On PostgreSQL the content's revision is read first.
  test.skipIf(isPostgres)('answers what is kept, and nothing else', async () => {
    expect(ask('/news')).toBeUndefined()
    const page = await (await get('/news')).text()
    expect(ask('/news')).toMatchObject({ status: 200, headers: { 'x-content-type-options': 'nosniff' } })
    expect(ask('/news')?.body?.toString()).toBe(page)
    expect(ask('/news', {}, 'HEAD')).toMatchObject({ status: 200 })
    expect(ask('/news', {}, 'HEAD')?.body).toBeUndefined()
    expect(ask('/news', {}, 'POST')).toBeUndefined()
    for (const other of ['/NEWS', '/news/', '/news?x=1', '/news?search=', '//news', '/news%2f'])
      expect(ask(other)).toBeUndefined()
  })

  test('has no page of the back office, whoever has seen it', async () => {
    for (const path of ['/newslist', '/userlist', '/settings', '/admin-panel']) {
      for (const spelling of [path, path.toUpperCase(), `${path}/`, `${path}.data`]) {
        expect((await site.admin.fetch('GET', spelling)).status).toBe(200)
        expect(ask(spelling), spelling).toBeUndefined()
      }
    }
  })

  test('has nothing that only the staff may read', async () => {
    for (const path of ['/api/auth/userlist', '/api/messages', '/api/news/ids', '/api/auth/session']) {
      expect((await site.admin.fetch('GET', path)).status).toBe(200)
      expect(ask(path), path).toBeUndefined()
    }
  })

  test('has neither failures nor searches', async () => {
    for (const path of ['/api/news/999999', '/api/nothing', '/api/services?search=a', '/missing']) {
      await get(path)
      expect(ask(path), path).toBeUndefined()
    }
  })

  test.skipIf(isPostgres)('forgets everything at a write', async () => {
    await get('/news')
    expect(ask('/news')).toBeDefined()
    await makeRecord(site, collection('testimonial'))
    expect(ask('/news')).toBeUndefined()
  })
})

// Only one process uses a SQLite database.
if (isPostgres) {
  test('a second server on the same database sees a write at its next read', async () => {
    const second = createApp(await createServices(site))
    const read = async () => await (await second.app.fetch(new Request(`${origin}/api/services`))).text()
    await read()
    const { serviceName } = await makeRecord(site, collection('service'), { serviceName: 'Seen elsewhere' })
    expect(await read()).toContain(serviceName)
  })
}
