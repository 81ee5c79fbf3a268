import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '../support/site.ts'
import { until } from '../support/until.ts'

let site: TestSite
let opened = Promise.withResolvers<void>()
let rendering = 0
beforeAll(async () => {
  site = await createTestSite({
    async renderPage() {
      rendering++
      await opened.promise
      return new Response('page')
    }
  })
})
beforeEach(() => {
  rendering = 0
  opened = Promise.withResolvers()
})
afterAll(() => site.close())

const get = async (path: string, address: string) =>
  (await site.visitor.fetch('GET', path, { headers: { 'x-forwarded-for': address } })).status

/** Asks for so many answers at once, none of which is cached. */
const flood = (count: number, path = '/missing-') =>
  Array.from({ length: count }, (_, at) => get(`${path}${at}`, '203.0.113.7'))

test('an address that asks for more than it can be given keeps no other from pages and calls', async () => {
  let refused = 0
  const flooding = flood(250).map(async (status) => {
    if ((await status) === 503) refused++
  })
  await until(async () => refused === 250 - 204, 'The flood is not refused.')
  const paths = ['/missing', '/api/search?q=light', '/api/products?search=light']
  const others = paths.map((path, at) => get(path, `198.51.100.${at}`))
  for (const path of paths) expect(await get(path, '203.0.113.7')).toBe(503)
  opened.resolve()
  expect(await Promise.all(others)).toEqual([200, 200, 200])
  await Promise.all(flooding)
})

test.each(['/missing-', '/api/products?search='])(
  'between the answers of a flood of %s all else has its turns',
  async (path) => {
    opened.resolve()
    let isOver = false
    let turns = 0
    const count = () => {
      turns++
      if (!isOver) setImmediate(count)
    }
    setImmediate(count)
    await Promise.all(flood(200, path))
    isOver = true
    // Node accepts one connection in each: somebody behind a burst of hundreds is let in before most of it is answered.
    expect(turns).toBeGreaterThan(1_000)
  }
)

test('nobody waits for the form of another: of a page that is never cached, as many are made at once as of any', async () => {
  const asked = ['/contact', '/hi/contact', '/contact', '/contact'].map((path, at) => get(path, `198.51.100.${at}`))
  await until(async () => rendering === asked.length, 'A form waits for another.')
  opened.resolve()
  expect(await Promise.all(asked)).toEqual([200, 200, 200, 200])
})
