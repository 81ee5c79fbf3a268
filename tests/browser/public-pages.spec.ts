import type { Page } from '@playwright/test'
import { demoQuestions } from '../../texts/demo/questions.ts'
import catalogue from '../../texts/en.json' with { type: 'json' }
import { publicPages } from './support/public-pages.ts'
import { expect, expectFits, expectNoSidewaysScroll, test } from './support/test.ts'

const { texts } = catalogue

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

test('the facts of services side by side begin at one height, and none stands alone beside nothing', async ({
  page
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/Services')
  const care = page.getByRole('region', { name: texts['services.care'] })
  const tops = () =>
    care.locator('dl').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  expect(await tops()).toHaveLength(3)
  expect(new Set(await tops()).size).toBe(1)

  await page.setViewportSize({ width: 820, height: 900 })
  const widths = await care
    .getByRole('listitem')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)))
  expect(widths[2]).toBeGreaterThan(2 * (widths[0] ?? 0))
})

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

test('the menu stays one line beside the sun', async ({ page }) => {
  for (const width of [1344, 1440])
    for (const address of ['/', '/hi']) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(address)
      const sun = page.locator('sun-now')
      await expect(sun).toBeVisible()
      const logo = await page.locator('.site-header a').first().boundingBox()
      const links = await page.locator('.site-header nav:first-of-type > ul > li').all()
      const tops = await Promise.all(links.map(async (link) => (await link.boundingBox())?.y))
      expect(new Set(tops).size, `${address} at ${width} px`).toBe(1)
      expect(logo?.height).toBeLessThan(60)
    }
})

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
  const ofForm = new Map<string, number>()
  const waiting = ['/', '/hi', '/mr']
  /** Forms answer any question: of the links that fill in one, a few stand for all. */
  function isWanted(address: string): boolean {
    const [path = '', query] = address.split('?')
    if (seen.has(address) || query === undefined || !/\/(contact|search)$/.test(path)) return !seen.has(address)
    ofForm.set(path, (ofForm.get(path) ?? 0) + 1)
    return (ofForm.get(path) ?? 0) <= 5
  }
  async function walk(first: string): Promise<void> {
    for (let address: string | undefined = first; address !== undefined; address = waiting.pop()) {
      if (!isWanted(address)) continue
      seen.set(address, 0)
      const response = await fetch(site.url + address)
      seen.set(address, response.status)
      const body = await response.arrayBuffer()
      if (response.headers.get('content-type')?.includes('text/html')) read(new TextDecoder().decode(body))
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

test('the news are filtered by category and text, ten on a page', async ({ page }) => {
  const news = await allNews(page)
  await page.goto('/news')
  await expect(page.getByRole('heading', { level: 1, name: 'Recent News' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Latest Articles Updated Weekly' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(10)
  await page.goto('/news?page=2')
  await expect(page.getByRole('article')).toHaveCount(Math.min(news.length - 10, 10))
  await page.goto('/news?category=Wind+Mill')
  await expect(page.getByRole('article')).toHaveCount(news.filter(({ category }) => category === 'Wind Mill').length)
  // What finds nothing says so, and leads on to the latest.
  await page.goto('/news?search=%25')
  const others = page.locator('section').filter({ has: page.getByRole('heading', { name: 'More news' }) })
  await expect(others.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('article')).toHaveCount(3)
})

test('the article shows the categories with their counts', async ({ page }) => {
  const counts = Object.entries(Object.groupBy(await allNews(page), ({ category }) => category))
  expect(counts.length).toBeGreaterThanOrEqual(5)
  await page.goto('/newsdetail/1')
  for (const [category, records] of counts) {
    await expect(page.getByRole('complementary').getByRole('link', { name: category })).toHaveText(
      `${category}${records?.length}`
    )
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
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu).toBeVisible()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.locator('summary', { hasText: 'Services' }).click()
  await menu.getByRole('link', { name: 'Wind Turbine' }).click()
  await expect(page).toHaveURL(/\/wind-turbine-system$/)
  await context.close()
})

test('Tab stays within the open menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  for (let tabs = 0; tabs < 30; tabs++) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus:not(.menu *, body)')).toHaveCount(0)
  }
})

test('the header has every link of the site, and finds', async ({ page }) => {
  await page.goto('/Team')
  const header = page.getByRole('banner')
  const links = { Home: '/', 'About Us': '/about', Products: '/ProductServices', News: '/news', Contact: '/contact' }
  for (const [name, path] of Object.entries(links)) {
    await expect(header.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', path)
  }
  await expect(header.getByRole('link', { name: 'Our Team' }).first()).toHaveAttribute('aria-current', 'page')
  await header.getByRole('button', { name: 'Services' }).click()
  await expect(header.getByRole('link', { name: 'Global Optimization' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await header.getByRole('searchbox').first().fill('pump')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=pump$/)
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

test('of the questions one is open: the first at the start, then the one that was asked last', async ({ page }) => {
  await page.goto('/Repair')
  const questions = page.locator('details[name=questions]')
  const open = page.locator('details[name=questions][open]')
  await expect(open).toHaveCount(1)
  await expect(questions.first()).toHaveAttribute('open')
  await page.getByText(demoQuestions[2].question).click()
  await expect(open).toHaveCount(1)
  await expect(open).toContainText('of any brand')
})

test('the subsidy is worked out without script, and a mistake stays in the form', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  const answer = page.locator('#your-subsidy').getByRole('status')
  // A visitor whose bill is known is not asked again.
  await page.goto('/SolarServices?bill=3200&customer=home')
  await expect(page.getByLabel(texts['solar.form.kw'])).toHaveValue('2.5')
  await expect(answer).toContainText('₹69,000')
  await page.goto('/SolarServices')
  await page.getByLabel(texts['solar.form.kw']).fill('2.5')
  await page.getByRole('button', { name: texts['solar.form.button'] }).click()
  await expect(answer).toContainText('₹69,000')
  await expect(answer).toContainText('₹61,000 to ₹1,11,000')
  await page.getByLabel(texts['solar.form.society']).check()
  await page.getByLabel(texts['solar.form.kw']).fill('about 40')
  await page.getByRole('button', { name: texts['solar.form.button'] }).click()
  await expect(page.getByRole('alert')).toHaveText([
    'Please enter the size as a number, for example 2.5.',
    'Enter the number of houses, 1 to 10,000.'
  ])
  await expect(page.getByLabel(texts['solar.form.kw'])).toHaveValue('about 40')
  await expect(page.getByLabel(texts['solar.form.society'])).toBeChecked()
  await page.getByLabel(texts['solar.form.kw']).fill('40')
  await page.getByLabel(texts['solar.form.houses']).fill('10')
  await page.getByRole('button', { name: texts['solar.form.button'] }).click()
  await expect(answer).toContainText('₹5,40,000')
  // Who mistakes the size of a home is led on to sizes.
  await page.goto('/SolarServices?type=home&kw=two')
  await page.locator('#your-subsidy').getByRole('link', { name: '2 kW ₹60,000' }).click()
  await expect(answer).toContainText('₹60,000')
  await context.close()
})

test('what a street saves is worked out without script, and a mistake stays in the form', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  const street = page.locator('#street')
  const poles = page.getByLabel(texts['global.street.poles'])
  await page.goto('/Global')
  await expect(street).toContainText('20 × 602 units × ₹8')
  await expect(street).toContainText('₹96,320 a year')
  await poles.fill('५०')
  await street.getByRole('button').click()
  await expect(page).toHaveURL(/#street$/)
  await expect(street).toContainText('₹2,40,800 a year')
  await poles.fill('many')
  await street.getByRole('button').click()
  await expect(page.getByRole('alert')).toHaveText(texts['global.street.fault'])
  await expect(poles).toHaveValue('many')
  await context.close()
})

test('each filter of the projects counts what it would show with the other', async ({ page }) => {
  await page.goto('/projects?category=Energy&place=Pune')
  await expect(page.getByRole('navigation', { name: 'Kind' }).getByRole('link')).toHaveText([
    /^All\s*2$/,
    /^Energy\s*1$/,
    /^Solar power\s*1$/
  ])
  await expect(page.getByRole('navigation', { name: 'Place' }).getByRole('link')).toHaveText([
    /^All\s*2$/,
    /^Pune\s*1$/,
    /^Sangli\s*1$/
  ])
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Energy Station')
  await expect(page.getByRole('heading', { name: 'Energy in Pune' })).toBeVisible()
  const below = page.locator('section', { has: page.getByRole('heading', { name: texts['projects.others'] }) })
  const others = below.getByRole('heading', { level: 3 })
  await expect(others).toContainText(['Wind Turbine', 'Renewable Energy Station', 'Solar Field'])
  await page.getByRole('link', { name: texts['projects.clear'] }).click()
  await expect(page).toHaveURL(/\/projects$/)
  await expect(page.getByRole('heading', { name: texts['projects.heading'] })).toBeVisible()
})

test('a table of prices has room on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/Commercial')
  const hidden = await page.locator('.table-box').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(hidden).toBe(0)
})

test('the contact page tells whether the company comes to a pincode, without script', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/contact')
  const check = async (pincode: string) => {
    await page.getByLabel(texts['contact.form.pincode']).fill(pincode)
    await page.getByRole('button', { name: texts['contact.form.check'] }).click()
  }
  await check('411038')
  await expect(page.getByRole('status')).toContainText('Yes, we work in Pune.')
  await check('110001')
  await expect(page.getByRole('status')).toContainText('110001 is outside the areas that we serve.')
  await check('4110')
  await expect(page.getByRole('alert')).toHaveText('Enter a pincode of 6 digits.')
  await context.close()
})

test('the page of projects leads to where a pincode is answered', async ({ page }) => {
  await page.goto('/projects')
  await page.getByRole('link', { name: texts['contact.areas.link'] }).click()
  await expect(page).toHaveURL(/\/contact\?about=\/projects#contact-pincode$/)
  await expect(page.getByLabel(texts['contact.form.pincode'])).toBeInViewport()
})

test('a figure of a product stands in one line with its unit', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/ProductServices')
    const broken = await page.locator('dl dd.figure').evaluateAll((figures) =>
      figures.flatMap((figure) => {
        const range = document.createRange()
        range.selectNodeContents(figure)
        return range.getClientRects().length > 1 ? (figure.textContent ?? '') : []
      })
    )
    expect(broken, `${width} px`).toEqual([])
  }
})

test('an article is shared by its own address', async ({ page }) => {
  await page.goto('/newsdetail/3?from=a+letter')
  const address = await page.locator('link[rel=canonical]').getAttribute('href')
  await expect(page.getByRole('link', { name: 'Share by WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(address ?? 'none').replaceAll('.', '\\.'))
  )
  expect(address).toContain('/newsdetail/3')
})

test('the tags of an article lead to what the whole site has on them', async ({ page }) => {
  await page.goto('/newsdetail/1')
  await page.getByRole('complementary').getByRole('link', { name: 'Infectious', exact: true }).click()
  await expect(page).toHaveURL(/\/search\?q=Infectious$/)
  await expect(page.locator('mark').first()).toHaveText(/infectious/i)
})

/** All present news: other tests may have added some. */
async function allNews(page: Page): Promise<{ category: string }[]> {
  return await (await page.request.get('/api/news')).json()
}
