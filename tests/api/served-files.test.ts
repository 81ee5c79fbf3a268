import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collection, makeRecord } from '../support/records.ts'
import { createTestSite, picture, type TestSite } from '../support/site.ts'
import { webm } from '../support/videos.ts'

let site: TestSite
let video: string
let bytes: Buffer
beforeAll(async () => {
  site = await createTestSite()
  const detail = await makeRecord(site, collection('newsDetail'), { image1: await picture(8, 6), video: webm() })
  video = String(detail.video)
  bytes = readFileSync(path.join(site.uploads, video))
})
afterAll(() => site.close())

const get = (name: string, headers: Record<string, string> = {}) =>
  site.visitor.fetch('GET', `/uploads/${name}`, { headers })
const read = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('every stored file is served under its name, with a type of ours and nothing that could run', async () => {
  const types = { jpg: 'image/jpeg', avif: 'image/avif', webp: 'image/webp', webm: 'video/webm' }
  const endings = new Set<string>()
  for (const name of site.storedFiles()) {
    const response = await get(name)
    const ending = path.extname(name).slice(1)
    endings.add(ending)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': types[ending as keyof typeof types],
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; media-src 'self'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'accept-ranges': 'bytes'
    })
    const content = await read(response)
    expect(content.equals(readFileSync(path.join(site.uploads, name)))).toBe(true)
    expect(response.headers.get('content-length')).toBe(String(content.length))
  }
  expect([...endings].sort()).toEqual(Object.keys(types).sort())
})

test('what a browser has already is not sent again', async () => {
  const etag = (await get(video)).headers.get('etag') ?? ''
  const response = await get(video, { 'if-none-match': etag })
  expect(response.status).toBe(304)
  expect(await response.text()).toBe('')
  expect((await get(video, { 'if-none-match': '"another"' })).status).toBe(200)
})

test('HEAD gives the headers alone', async () => {
  const response = await site.visitor.fetch('HEAD', `/uploads/${video}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-length')).toBe(String(bytes.length))
  expect(await response.text()).toBe('')
})

describe('a range', () => {
  const size = () => bytes.length
  test.each<[string, string, () => [number, number]]>([
    ['of the first bytes', 'bytes=0-99', () => [0, 99]],
    ['of one byte', 'bytes=5-5', () => [5, 5]],
    ['of the last bytes', 'bytes=-10', () => [size() - 10, size() - 1]],
    ['with an open end', 'bytes=100-', () => [100, size() - 1]],
    ['beyond the end', 'bytes=100-999999999', () => [100, size() - 1]],
    ['of more than there is from the end', 'bytes=-999999999', () => [0, size() - 1]]
  ])('%s is sent alone', async (_, range, expected) => {
    const response = await get(video, { range })
    const [start, end] = expected()
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${size()}`)
    expect(response.headers.get('content-length')).toBe(String(end - start + 1))
    expect((await read(response)).equals(bytes.subarray(start, end + 1))).toBe(true)
  })

  test.each(['bytes=999999999-', 'bytes=-0', `bytes=${'9'.repeat(30)}-`])(
    'that is nowhere in the file is refused: %s',
    async (range) => {
      const response = await get(video, { range })
      expect(response.status).toBe(416)
      expect(response.headers.get('content-range')).toBe(`bytes */${size()}`)
      expect(await response.text()).toBe('')
    }
  )

  test.each(['bytes=0-1,5-9', 'lines=0-1', 'bytes=', 'bytes=-', 'bytes=x-y', 'bytes=9-5', 'garbage'])(
    'that is none, or several, gives the whole file: %s',
    async (range) => {
      const response = await get(video, { range })
      expect(response.status).toBe(200)
      expect((await read(response)).equals(bytes)).toBe(true)
    }
  )

  test('holds for the version that If-Range names, and else the whole file comes', async () => {
    const etag = (await get(video)).headers.get('etag') ?? ''
    expect((await get(video, { range: 'bytes=0-9', 'if-range': etag })).status).toBe(206)
    expect((await get(video, { range: 'bytes=0-9', 'if-range': '"another"' })).status).toBe(200)
  })
})

test.each([
  'unknown.jpg',
  'AAAAAAAAAAAAAAAAAAAAAA-8x6.jpg',
  'AAAAAAAAAAAAAAAAAAAAAA.html',
  '..%2fsite.sqlite',
  '..%2F..%2F..%2Fetc%2Fpasswd',
  '%2e%2e%2fsite.sqlite',
  '..%5csite.sqlite',
  '%2e%2e',
  '%00',
  '%',
  '%e0%a4%a',
  'x'.repeat(3_000),
  '__proto__',
  'constructor',
  ''
])('there is no file %j', async (name) => {
  expect((await get(name)).status).toBe(404)
})

test('a file that lies in the folder under another kind of name is not served', async () => {
  for (const name of ['evil.html', 'AAAAAAAAAAAAAAAAAAAAAA.svg', 'note.txt', '.hidden', 'AAAAAAAAAAAAAAAAAAAAAA']) {
    writeFileSync(path.join(site.uploads, name), '<script>alert(1)</script>')
    expect((await get(name)).status, name).toBe(404)
  }
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s does nothing to a file', async (method) => {
  const { status } = await site.admin.call(method, `/uploads/${video}`)
  expect([404, 405, 415]).toContain(status)
  expect((await get(video)).status).toBe(200)
})
