import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestSite, origin, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const types = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  undefined
]
const writes = [
  ['POST', '/api/auth/users'],
  ['PUT', '/api/settings'],
  ['POST', '/api/news'],
  ['POST', '/api/news/delete-multiple'],
  ['POST', '/api/auth/logout'],
  ['PUT', '/api/auth/password'],
  ['DELETE', '/api/news/1'],
  ['PATCH', '/api/news/1'],
  ['OPTIONS', '/api/news'],
  ['POST', '/contact']
] as const

async function send(method: string, path: string, headers: Record<string, string>, type?: string) {
  const body = new Uint8Array(Buffer.from('{}'))
  const request = new Request(new URL(path, origin), {
    method,
    headers: { ...headers, ...(type ? { 'content-type': type } : {}) },
    body
  })
  return (await site.app.fetch(request)).status
}

describe.each<[string, Record<string, string>]>([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another host of the same domain', { 'sec-fetch-site': 'same-site' }],
  ['no page at all', { 'sec-fetch-site': 'none' }],
  ['a browser that says an unknown thing', { 'sec-fetch-site': 'Same-Origin, x' }],
  ['another site that claims our origin', { 'sec-fetch-site': 'cross-site', origin }],
  ['an older browser on another site', { origin: 'https://evil.example' }],
  ['another port', { origin: 'http://localhost:3010' }],
  ['another scheme', { origin: 'https://localhost:3009' }],
  ['a name that begins as ours', { origin: `${origin}.evil.example` }],
  ['a sandboxed frame', { origin: 'null' }],
  ['an empty origin', { origin: '' }],
  ['no header that says', {}]
])('a write from %s', (_, headers) => {
  test('with a session is refused, whatever its kind and type', async () => {
    const cookie = site.admin.cookie ?? ''
    for (const [method, path] of writes) {
      for (const type of types) {
        expect(await send(method, path, { ...headers, cookie }, type), `${method} ${path} ${type}`).toBe(403)
      }
    }
    expect((await site.admin.call('GET', '/api/auth/session')).body.user).not.toBeNull()
  })

  test('without a session is refused where a browser sent it', async () => {
    const isFromBrowser = Object.keys(headers).length > 0
    for (const type of types) {
      const status = await send('POST', '/api/auth/login', headers, type)
      if (isFromBrowser) expect(status).toBe(403)
      else expect([415, 422]).toContain(status)
    }
  })

  test('is not one where it only reads', async () => {
    const request = new Request(new URL('/api/news', origin), {
      headers: { ...headers, cookie: site.admin.cookie ?? '' }
    })
    expect((await site.app.fetch(request)).status).toBe(200)
  })
})

test.each<[string, Record<string, string>]>([
  ['a browser says same-origin', { 'sec-fetch-site': 'same-origin' }],
  [
    'a browser says same-origin, whatever the address',
    { 'sec-fetch-site': 'same-origin', origin: 'http://192.168.1.5:3009' }
  ],
  ['an older browser names our origin', { origin }],
  ['an older browser names the host it reached', { origin: 'http://192.168.1.5:3009', host: '192.168.1.5:3009' }]
])('a write is taken where %s', async (_, headers) => {
  expect(await send('PUT', '/api/settings', { ...headers, cookie: site.admin.cookie ?? '' }, 'application/json')).toBe(
    422
  )
})

test('behind https the Host header vouches for nothing', async () => {
  const secure = await createTestSite({ publicUrl: 'https://www.example.com' })
  try {
    const put = async (headers: Record<string, string>) => {
      const all = { cookie: secure.admin.cookie ?? '', 'content-type': 'application/json', ...headers }
      const request = new Request('https://www.example.com/api/settings', { method: 'PUT', headers: all, body: '{}' })
      return (await secure.app.fetch(request)).status
    }
    expect(await put({ origin: 'https://www.example.com' })).toBe(422)
    expect(await put({ origin: 'http://evil.example', host: 'evil.example' })).toBe(403)
    expect(await put({ origin: 'https://evil.example', host: 'evil.example' })).toBe(403)
    expect(await put({ origin: 'http://www.example.com', host: 'www.example.com' })).toBe(403)
  } finally {
    await secure.close()
  }
})

test('no other origin is invited to read', async () => {
  const { headers } = await site.visitor.call('GET', '/api/news', { headers: { origin: 'https://evil.example' } })
  expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})
