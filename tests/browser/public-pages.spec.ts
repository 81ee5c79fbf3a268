import { publicPages } from './support/public-pages.ts'
import { expect, expectFits, expectNoSidewaysScroll, test } from './support/test.ts'

// They only read: the longest file is shared out among the workers.
test.describe.configure({ mode: 'parallel' })

/** Tested in contact.spec.ts and seo.spec.ts. */
const elsewhere = ['contact', 'search', 'found pages', 'nothing found']
const pages = Object.entries(publicPages).filter(([name]) => !elsewhere.includes(name))
const pagesWithScript = [
  'home',
  'a service',
  'solar services',
  'a subsidy',
  'commercial services',
  'a mistaken subsidy'
]

for (const [name, address] of pages) {
  const status = name === 'missing' ? 404 : 200

  test(`${name} arrives whole, with no more script than it needs; axe finds nothing, on a phone and on a desktop`, async ({
    page,
    faults
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const response = await page.goto(address)
    expect(response?.status()).toBe(status)
    await expect(page.locator('script:not([type="application/ld+json"], [type="speculationrules"])')).toHaveCount(
      pagesWithScript.includes(name) ? 1 : 0
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('head link[rel=stylesheet]')).toHaveCount(1)
    await expect(page.locator('meta[name=description]')).toHaveCount(1)
    expect(await page.content()).not.toContain('Loading...')
    await expectFits(page)
    // The narrowest phone.
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    // Letters of twice the size.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expectNoSidewaysScroll(page)
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 })
    if (status === 404) faults.length = 0
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('no page with one is wider than its window', async ({ page }) => {
    for (const address of [...pages.filter(([name]) => pagesWithScript.includes(name)).map(([, at]) => at), '/contact'])
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 640 })
        await page.goto(address)
        await expectNoSidewaysScroll(page)
      }
  })
})

test('every link and every picture of the site leads somewhere', async ({ site }) => {
  test.slow()
  const seen = new Map<string, number>()
  const sampled = new Map<string, number>()
  const waiting = ['/', '/hi', '/mr']
  /** A form answers any question, and a brochure takes a second to be drawn: a few stand for all. */
  function isWanted(address: string): boolean {
    const [kind = ''] = /^.*\/(?:contact|search)(?=\?)|\.pdf$/.exec(address) ?? []
    if (seen.has(address) || !kind) return !seen.has(address)
    sampled.set(kind, (sampled.get(kind) ?? 0) + 1)
    return (sampled.get(kind) ?? 0) <= 5
  }
  async function walk(first: string): Promise<void> {
    for (let address: string | undefined = first; address !== undefined; address = waiting.pop()) {
      if (!isWanted(address)) continue
      seen.set(address, 0)
      // A file's bytes are not read: whether it is there is asked.
      const isFile = /\.\w+$/.test(address)
      const response = await fetch(site.url + address, { method: isFile ? 'HEAD' : 'GET' })
      seen.set(address, response.status)
      const body = await response.text()
      if (response.headers.get('content-type')?.includes('text/html')) read(body)
    }
  }
  function read(html: string) {
    const found = [...html.matchAll(/(?:href|src)="([^"#]+)/g), ...html.matchAll(/srcset="([^"]+)"/gi)].flatMap(
      ([, value = '']) => value.split(/,\s+/)
    )
    for (const link of new Set(found)) {
      const url = new URL(link.split(' ')[0]?.replaceAll('&amp;', '&') ?? '', site.url)
      if (url.origin === site.url) waiting.push(url.pathname + url.search)
    }
  }
  await Promise.all(waiting.splice(0).map(walk))
  expect([...seen].filter(([, status]) => status !== 200)).toEqual([])
  expect(seen.size).toBeGreaterThan(100)
})

test('pages that have moved lead to their new address', async ({ request }) => {
  for (const [old, page] of Object.entries({
    '/repair-maintenance': '/Repair',
    '/Global-Optimization/': '/Global',
    '/solar-solutions': '/SolarServices',
    '/commercial-services': '/Commercial'
  })) {
    const response = await request.get(old, { maxRedirects: 0 })
    expect(response.status()).toBe(301)
    expect(response.headers().location).toBe(page)
  }
})

test('pages answer in any spelling and name the one that counts', async ({ page }) => {
  for (const [asked, counts] of [
    ['/solarservices/', '/SolarServices'],
    ['/REPAIR', '/Repair'],
    ['/services', '/Services']
  ] as const) {
    expect((await page.goto(asked))?.status()).toBe(200)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${counts}$`))
  }
})

for (const [address, message] of [
  ['/Commercial?id=99999', 'Failed to load service'],
  ['/Commercial?id=x', 'Failed to load service'],
  ['/ProductDetail?id=99999', 'Failed to load product'],
  ['/ProductDetail', 'Failed to load product']
] as const) {
  test(`${address} does not exist and says so`, async ({ page, faults }) => {
    expect((await page.goto(address))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message)
    faults.length = 0
  })
}
