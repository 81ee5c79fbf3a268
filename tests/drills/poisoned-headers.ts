import assert from 'node:assert/strict'
import { type Client, signIn } from './lib/client.ts'
import { defineDrill } from './lib/drill.ts'
import { publishedCalls } from './lib/published-calls.ts'
import { sendRaw } from './lib/raw-http.ts'

const evil = 'evil.example'

/** Each is sent with every address; no cached answer may show it. `{cookie}` is an Admin's. */
const poisons: readonly (readonly string[])[] = [
  [`Host: ${evil}`],
  [`Host: ${evil}:8080`],
  [`Host: localhost@${evil}`],
  [`Host: localhost/${evil}?`],
  ['Host: '],
  ['Host: localhost', `X-Forwarded-Host: ${evil}`],
  [
    'Host: localhost',
    'X-Forwarded-Proto: https',
    'X-Forwarded-Scheme: https',
    'X-Forwarded-Ssl: on',
    'Front-End-Https: on'
  ],
  [
    'Host: localhost',
    `X-Forwarded-Port: 8080`,
    'X-Forwarded-Prefix: /evil',
    'X-Forwarded-Path: /evil',
    'X-Forwarded-Uri: /evil'
  ],
  [
    'Host: localhost',
    `Forwarded: host=${evil};proto=https;for="[::1]"`,
    `Via: 1.1 ${evil}`,
    `X-Host: ${evil}`,
    `X-Forwarded-Server: ${evil}`
  ],
  [
    'Host: localhost',
    'X-Original-URL: /login',
    'X-Rewrite-URL: /login',
    'X-Original-Host: evil.example',
    'X-Override-URL: /login'
  ],
  ['Host: localhost', 'X-React-Router-SPA-Mode: yes'],
  [
    'Host: localhost',
    'X-React-Router-Prerender-Data: %5B%22evil%22%5D',
    'X-React-Router-Data: yes',
    'X-Remix-Response: yes'
  ],
  ['Host: localhost', 'X-HTTP-Method-Override: POST', 'X-Method-Override: HEAD', 'X-HTTP-Method: DELETE'],
  [
    'Host: localhost',
    'Accept: application/json',
    'Accept-Language: ar',
    'Accept-Charset: utf-7',
    `User-Agent: ${evil}`
  ],
  ['Host: localhost', `Origin: https://${evil}`, `Referer: https://${evil}/`, 'Access-Control-Request-Method: PUT'],
  ['Host: localhost', 'Accept-Encoding: br', 'TE: trailers'],
  ['Host: localhost', 'Accept-Encoding: gzip;q=0, identity;q=0, *;q=0'],
  ['Host: localhost', 'Range: bytes=0-9', 'If-Range: x'],
  ['Host: localhost', 'If-None-Match: *', 'If-Modified-Since: Thu, 01 Jan 2099 00:00:00 GMT'],
  ['Host: localhost', 'Cookie: {cookie}'],
  ['Host: localhost', 'Cookie: session=evil; captcha=evil; theme=evil'],
  ['Host: localhost', 'Sec-Purpose: prefetch', 'Purpose: prefetch', 'Sec-Fetch-Dest: empty', 'Sec-Fetch-Mode: cors'],
  ['Host: localhost', 'Expect: 100-continue', 'Content-Length: 4', 'Content-Type: application/json'],
  ['Host: localhost', 'Cache-Control: no-cache', 'Pragma: x-evil', 'Save-Data: on', 'DNT: 1', 'Sec-GPC: 1']
]

/** Other spellings of an address that the cache could take for the plain one. */
const twists: readonly ((path: string) => string)[] = [
  (path) => `http://${evil}${path}`,
  (path) => `${path}${path.includes('?') ? '' : '?page=1'}?evil`,
  (path) => `${path}${path.includes('?') ? '&' : '?'}evil=1`,
  (path) => `${path}#evil`,
  (path) => `${path};evil`,
  (path) => `/x/..${path}`,
  (path) => `${path}${path.includes('?') ? '&' : '?'}page=2&page=1`,
  (path) => path.toUpperCase()
]

interface Size {
  /** Every n-th address. */
  step: number
  demo: 'true' | 'false'
}

export const drill = defineDrill<Size>({
  rows: 'H5',
  what: 'Every public address with poisoned headers and in other spellings, then clean: what is kept is the same to the byte',
  sizes: { short: { step: 8, demo: 'false' }, long: { step: 1, demo: 'true' } },

  async run({ step, demo }, context) {
    const data = await context.data('sqlite')
    const site = await context.start(data, { SEED_DEMO: demo })
    const staff = await signIn(site.url)
    const addresses = (await publicAddresses(site.url)).filter((_, index) => index % step === 0)
    const clean = await askAll(site.url, staff, addresses)
    for (const [address, answer] of clean) assert.match(answer, /^HTTP\/1\.1 200 /, address)
    const kept = addresses.filter((address) => /^etag:/im.test(clean.get(address) ?? ''))
    context.note('addresses', addresses.length)
    context.note('of them kept', kept.length)

    for (const lines of poisons) {
      await forget(staff)
      const poison = lines.join('\r\n').replace('{cookie}', staff.cookie ?? '')
      for (const address of addresses) await send(address, poison)
      await compare(poison)
    }
    for (const twist of twists) {
      await forget(staff)
      for (const address of addresses) await send(twist(address), 'Host: localhost')
      await compare(String(twist))
    }

    async function send(address: string, lines: string): Promise<void> {
      const withoutBody = address.length > 0 && /content-length: 4/i.test(lines) ? 'evil' : ''
      const { text } = await sendRaw(
        site.url,
        `GET ${address} HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n${withoutBody}`
      )
      assert.doesNotMatch(text, /^HTTP\/1\.1 5/m, `${address} with ${lines}`)
      context.count('poisoned requests')
    }

    async function compare(poison: string): Promise<void> {
      const after = await askAll(site.url, undefined, addresses)
      for (const [address, answer] of after) {
        assert.equal(answer, clean.get(address), `${address} is another after ${poison}`)
        context.count('clean answers, the same to the byte')
      }
    }
  }
})

/** The pages of the site map, feeds and the like, and the calls with cached answers. */
async function publicAddresses(url: string): Promise<string[]> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text()
  const pages = [...map.matchAll(/<loc>[^<]*?:\d+([^<]*)<\/loc>/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&')
  )
  const calls = (await publishedCalls(url)).filter(
    ({ method, path, isGuarded }) => method === 'GET' && !isGuarded && !path.includes('{')
  )
  // These depend on the visitor, and on facts that an empty site has not.
  const own = ['/api/captcha', '/api/auth/session', '/api/estimate']
  /** The queries of calls. */
  const queries: Readonly<Record<string, string>> = {
    '/api/search': '?q=solar',
    '/api/service-area': '?pincode=411038'
  }
  return [
    ...pages.filter((path) => !path.endsWith('/contact')),
    ...['/news?page=1', '/news?category=Solar', '/sitemap.xml', '/robots.txt', '/news/rss.xml'],
    ...calls.flatMap(({ path }) => (own.includes(path) ? [] : path + (queries[path] ?? '')))
  ]
}

/** Every answer as bytes, with sorted headers, without `Date` and `X-Request-Id`. */
async function askAll(
  url: string,
  staff: Client | undefined,
  addresses: readonly string[]
): Promise<Map<string, string>> {
  if (staff) await forget(staff)
  const answers = new Map<string, string>()
  for (const address of addresses) {
    const { text } = await sendRaw(url, `GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    const headEnd = text.indexOf('\r\n\r\n')
    const [first, ...lines] = text.slice(0, headEnd).split('\r\n')
    const isChunked = lines.some((line) => /^transfer-encoding: chunked/i.test(line))
    const body = isChunked ? withoutChunks(text.slice(headEnd + 4)) : text.slice(headEnd + 4)
    const headers = lines.filter((line) => !/^(date|x-request-id):/i.test(line)).map((line) => line.toLowerCase())
    answers.set(address, [first, ...headers.sort(), body].join('\n'))
  }
  return answers
}

/** Decodes a chunked body. */
function withoutChunks(body: string): string {
  let whole = ''
  for (let at = 0; ; ) {
    const lineEnd = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.slice(at, lineEnd), 16)
    if (!size) return whole
    whole += body.slice(lineEnd + 2, lineEnd + 2 + size)
    at = lineEnd + 2 + size + 2
  }
}

/** Clears the cache, as any write does; this one changes nothing. */
async function forget(staff: Client): Promise<void> {
  const { status } = await staff.call('POST', '/api/news/delete-multiple', { json: { ids: [2_000_000_000] } })
  assert.equal(status, 200)
}
