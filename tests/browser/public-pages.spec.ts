import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

const pages = {
  home: '/',
  news: '/news',
  'news of a category': '/news?category=Wind+Mill',
  article: '/newsdetail/14',
  missing: '/no-such-page'
}

for (const [name, address] of Object.entries(pages)) {
  const status = name === 'missing' ? 404 : 200

  test.describe(name, () => {
    test('arrives whole, without any script, and can be found', async ({ page, faults }) => {
      const response = await page.goto(address)
      expect(response?.status()).toBe(status)
      await expect(page.locator('script:not([type="application/ld+json"], [type="speculationrules"])')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1)
      await expect(page.locator('meta[name=description]')).toHaveCount(1)
      expect(await page.content()).not.toContain('Loading...')
      if (status === 404) faults.length = 0
    })

    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [390, 1440]) {
        test(`axe finds nothing, ${colorScheme}, ${width} px`, async ({ page, faults }) => {
          await page.emulateMedia({ colorScheme })
          await page.setViewportSize({ width, height: 900 })
          await page.goto(address)
          await expectAccessible(page)
          await expectNoSidewaysScroll(page)
          if (status === 404) faults.length = 0
        })
      }
    }

    test('fits the narrowest phone', async ({ page, faults }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(address)
      await expectNoSidewaysScroll(page)
      if (status === 404) faults.length = 0
    })
  })
}

test('every link and every picture of the site leads somewhere', async ({ request, site }) => {
  const seen = new Map<string, number>()
  const waiting = ['/']
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (seen.has(address)) continue
    const response = await request.get(address)
    seen.set(address, response.status())
    if (!response.headers()['content-type']?.includes('text/html')) continue
    const html = await response.text()
    const found = [...html.matchAll(/(?:href|src)="([^"#]+)/g), ...html.matchAll(/srcset="([^"]+)"/gi)].flatMap(
      ([, value = '']) => value.split(/,\s+/)
    )
    for (const link of found) {
      const url = new URL(link.split(' ')[0]?.replaceAll('&amp;', '&') ?? '', site.url)
      if (url.origin === site.url) waiting.push(url.pathname + url.search)
    }
  }
  expect([...seen].filter(([, status]) => status !== 200)).toEqual([])
  expect(seen.size).toBeGreaterThan(100)
})

test('the news are filtered by category and text, twelve on a page', async ({ page }) => {
  await page.goto('/news')
  await expect(page.getByRole('heading', { level: 1, name: 'Recent News' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Latest Articles Updated Weekly' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(12)
  await page.goto('/news?page=2')
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.goto('/news?category=Wind+Mill')
  await expect(page.getByRole('article')).toHaveCount(5)
  await page.goto('/news?search=%25')
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('the article shows the categories with their counts', async ({ page }) => {
  await page.goto('/newsdetail/1')
  const categories = {
    'Renewable Energy': 1,
    'Wind Turbine': 2,
    'Repair & Maintenance': 3,
    'Solar Panel': 4,
    'Wind Mill': 5
  }
  for (const [category, count] of Object.entries(categories)) {
    await expect(page.getByRole('complementary').getByRole('link', { name: category })).toContainText(String(count))
  }
})

test('the menu of a phone opens and closes without script', async ({ browser, site }) => {
  const context = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 }
  })
  const page = await context.newPage()
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' })
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.click()
  await expect(page).toHaveURL(/\/news$/)
  await context.close()
})
