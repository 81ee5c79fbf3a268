import { HtmlValidate } from 'html-validate'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import catalogue from '../../texts/en.json' with { type: 'json' }
import { structuredData } from '../support/structured-data.ts'
import { expect, expectFits, test } from './support/test.ts'

const { texts, demo } = catalogue

// Feeds and search are counted.
test.use({ untouchedFor: 'seo' })
// They only read, and come last: shared out among the workers.
test.describe.configure({ mode: 'parallel' })

/** The data of a page, by its type. */
function linkedData(html: string) {
  return new Map(structuredData(html).map((thing) => [String(thing['@type']), thing]))
}

/** A sentence that only this page has among those without records. */
const pageSentences = {
  '/': texts['home.closing.title'],
  '/about': texts['site.clients.role'],
  '/SolarServices': texts['solar.heading'],
  '/wind-turbine-system': texts['wind.heading'],
  '/renewable-energy': texts['renewable.heading'],
  '/Repair': texts['repair.heading'],
  '/Global': texts['global.heading'],
  '/contact': texts['contact.form.text'],
  '/privacy': texts['privacy.lead']
}

test.describe('the search', () => {
  test('finds services, products, pages, news and people, and marks the words', async ({ page }) => {
    await page.goto('/search?q=PANEL')
    const found = page.getByRole('main').getByRole('listitem')
    // A product's kind has its price behind it.
    for (const kind of [/^Services$/, /^Products · .*₹/, /^Pages$/, /^News$/])
      await expect(found.getByText(kind).first()).toBeVisible()
    await expect(page.locator('mark').first()).toHaveText(/panel/i)
    await page.goto('/search?q=battery')
    await expect(page.getByRole('heading', { level: 2, name: /^Battery or no battery/ })).toBeVisible()
    await page.goto('/search?q=deshmukh')
    await expect(page.getByRole('main').getByRole('link', { name: /Deshmukh/ })).toHaveAttribute('href', '/Team')
  })

  test('shows one kind of what it found, by plain links with counts', async ({ page }) => {
    await page.goto('/search?q=battery')
    const found = page.locator('main ol h2')
    const kinds = page.getByRole('navigation', { name: 'Categories' }).getByRole('link')
    await expect(kinds.first()).toHaveText(`All${await found.count()}`)
    const products = kinds.filter({ hasText: 'Products' })
    const count = Number((await products.innerText()).match(/\d+/))
    await products.click()
    await expect(found).toHaveCount(count)
    await expect(products).toHaveAttribute('aria-current', 'true')
    await page.goto('/search?q=battery&kind=nonsense')
    await expect(kinds.first()).toHaveAttribute('aria-current', 'true')
  })

  test('finds each page by a sentence that it shows', async ({ page }) => {
    for (const [path, sentence] of Object.entries(pageSentences)) {
      await page.goto(path)
      await expect(page.getByRole('main')).toContainText(sentence)
      await page.goto(`/search?${new URLSearchParams({ q: sentence })}`)
      await expect(page.getByRole('main').locator(`h2 a[href="${path}"]`)).toBeVisible()
    }
  })

  test('does not find pages by what stands in their sidebars', async ({ page }) => {
    await page.goto('/search?q=Downloads+company+profile')
    await expect(page.getByRole('main').locator('h2 a[href="/wind-turbine-system"]')).toHaveCount(0)
  })

  test('is kept out of search engines and of the address book of other pages', async ({ page }) => {
    await page.goto('/search?q=panel')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  })

  test('takes every sign literally', async ({ page }) => {
    await page.goto('/search?q=%25')
    for (const mark of await page.locator('mark').all()) await expect(mark).toHaveText('%')
    await page.goto('/search?q=_')
    await expect(page.locator('mark')).toHaveCount(0)
    await page.goto('/search?q=%3Cscript%3E')
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('<script>')
    await expect(page.getByText('No results for “<script>”')).toBeVisible()
  })

  test('helps on where nothing is found, and where nothing is asked', async ({ page }) => {
    await page.goto('/search?q=zzz')
    await expect(page.getByRole('heading', { name: 'No results for “zzz”' })).toBeVisible()
    await page.goto('/search?q=+')
    await expect(page.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible()
    await page.getByRole('link', { name: 'subsidy' }).click()
    await expect(page.locator('mark').first()).toHaveText(/subsidy/i)
  })

  test('has no fault for axe, on a phone and on a desktop', async ({ page }) => {
    for (const address of ['/search?q=solar+panel', '/search?q=zzz']) {
      await page.goto(address)
      await expectFits(page)
    }
  })
})

test('news are searched by what visitors read of them', async ({ page }) => {
  await page.goto('/news?search=bearings+gearbox')
  await expect(page.getByRole('article').first().or(page.getByText('No articles found.'))).toBeVisible()
  await page.goto('/news?search=wind+mill')
  expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(5)
})

test('every address of the site map answers, with the pictures that it names', async ({ request, site }) => {
  const response = await request.get('/sitemap.xml')
  expect(response.headers()['content-type']).toContain('application/xml')
  const xml = await response.text()
  const addresses = [...xml.matchAll(/<(?:loc|image:loc)>(.*?)<\//g)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThan(60)
  expect(xml).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
  const failed: string[] = []
  for (const address of new Set(addresses)) {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
    const { status } = await fetch(site.url + pathname + search)
    if (status !== 200) failed.push(`${status} ${pathname}${search}`)
  }
  expect(failed).toEqual([])
})

test('a page beyond the last of the news is none', async ({ request }) => {
  expect((await request.get('/news?page=2')).status()).toBe(200)
  expect((await request.get('/news?page=99')).status()).toBe(404)
})

test('programs that ask for an icon at its customary address get one', async ({ request }) => {
  for (const path of ['/favicon.ico', '/apple-touch-icon.png'])
    expect((await request.get(path)).headers()['content-type']).toBe('image/png')
})

test('a product is told to search engines with its price', async ({ request }) => {
  const battery = linkedData(await (await request.get('/ProductDetail?id=4')).text())
  expect(battery.get('Product')).toMatchObject({ offers: { priceCurrency: 'INR', lowPrice: '110000' } })
  const panel = linkedData(await (await request.get('/ProductDetail?id=1')).text())
  expect(panel.get('Product')).toMatchObject({ offers: { lowPrice: '13500' } })
})

test('the menu marks the list that a record belongs to', async ({ page }) => {
  await page.goto('/newsdetail/1')
  const menu = page.getByRole('navigation', { name: 'Main' }).first()
  await expect(menu.getByRole('link', { name: 'News' })).toHaveAttribute('aria-current', 'true')
  await page.goto('/ProductDetail?id=1')
  await expect(menu.getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'true')
})

test('robots are told what to leave alone, and where the site map is', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text()
  for (const path of ['/api/', '/search', '/login', '/admin-panel', '/messagelist', '/settings'])
    expect(text).toContain(`Disallow: ${path}\n`)
  expect(text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m)
})

test('the feed carries the newest articles', async ({ page, request }) => {
  await page.goto('/news')
  const rss = await request.get(
    (await page.locator('link[type="application/rss+xml"]').getAttribute('href')) ?? 'no feed'
  )
  expect(rss.headers()['content-type']).toContain('application/rss+xml')
  const titles = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml')
      return [...document.querySelectorAll('item > title')].map(({ textContent }) => textContent)
    },
    await rss.text()
  )
  expect(titles).toHaveLength(15)
  expect(await rss.text()).toContain('<content:encoded>&lt;p&gt;')
})

test('public pages have rules for what to fetch early; the back office has none', async ({ page }) => {
  await page.goto('/news')
  const rules = page.locator('script[type=speculationrules]')
  expect(JSON.parse((await rules.textContent()) ?? '').prefetch[0].eagerness).toBe('moderate')
  await page.goto('/login')
  await expect(rules).toHaveCount(0)
})

test('home tells who the company is, and where', async ({ request }) => {
  const data = linkedData(await (await request.get('/')).text())
  expect(data.get('LocalBusiness')).toMatchObject({
    name: 'Suryavayu Renewables',
    telephone: expect.arrayContaining(['+91 00000 00001']),
    address: { '@type': 'PostalAddress', addressLocality: 'Pune', postalCode: '411038', addressCountry: 'IN' }
  })
  expect(data.get('WebSite')).toMatchObject({ name: 'Suryavayu Renewables' })
})

test('an article tells its facts, and the way to it', async ({ request }) => {
  const data = linkedData(await (await request.get('/newsdetail/1')).text())
  const article = data.get('Article') as { headline: string; image: string[] }
  expect(article).toMatchObject({
    headline: expect.any(String),
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\+05:30$/),
    dateModified: expect.any(String),
    publisher: { name: 'Suryavayu Renewables', logo: expect.stringMatching(/^http.*\.png$/) }
  })
  for (const address of article.image) expect((await request.get(new URL(address).pathname)).status()).toBe(200)
  const { itemListElement } = data.get('BreadcrumbList') as { itemListElement: { name: string; position: number }[] }
  expect(itemListElement.map(({ name }) => name)).toEqual(['Home', 'News', article.headline])
})

test.describe('the brochures', () => {
  for (const [path, title, words] of [
    [
      '/brochures/company-profile.pdf',
      'Company profile',
      ['About Suryavayu Renewables', demo['brochure.figure.1.meaning'], '+91 00000 00001']
    ],
    ['/brochures/services/1.pdf', 'Solar Solutions', ['₹30,000 for 1 kW', 'Talk to us']],
    ['/brochures/products/4.pdf', 'LiFePO4 Battery, 5 kWh', ['5.12 kWh', 'from ₹1,10,000', '/ProductDetail?id=4']]
  ] as const) {
    test(`${title} can be read`, async ({ request }) => {
      const response = await request.get(path)
      expect(response.headers()['content-type']).toBe('application/pdf')
      expect(response.headers()['content-disposition']).toMatch(
        new RegExp(`^inline; filename="Suryavayu-Renewables-${title.replaceAll(/[ ,]+/g, '-')}\\.pdf"`)
      )
      const pdf = await getDocumentProxy(new Uint8Array(await response.body()))
      expect((await getMeta(pdf)).info.Title).toBe(title)
      const { text } = await extractText(pdf, { mergePages: true })
      for (const word of words) expect(text.replace(/\s+/g, ' ')).toContain(word)
    })
  }

  test('exist for records that exist', async ({ request }) => {
    for (const name of ['services/999.pdf', 'products/999.pdf', 'services/0.pdf', 'services/x.pdf', 'else.pdf'])
      expect((await request.get(`/brochures/${name}`)).status()).toBe(404)
  })
})

test('built texts are sent compressed, to be kept for ever', async ({ page, request }) => {
  await page.goto('/contact')
  for (const selector of ['link[rel=stylesheet]', 'script[src]']) {
    const element = page.locator(selector)
    const address = (await element.getAttribute('href')) ?? (await element.getAttribute('src')) ?? ''
    for (const encoding of ['br', 'gzip']) {
      const { headers, status } = await request
        .get(address, { headers: { 'accept-encoding': encoding } })
        .then((answer) => ({ headers: answer.headers(), status: answer.status() }))
      expect(status).toBe(200)
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
      expect(headers['cache-control']).toContain('immutable')
    }
  }
})

/** Rules of style, and those that React's HTML breaks without harm. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes <br/>, and boolean attributes with an empty value.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // And attributes in camel case: HTML ignores case.
    'attr-case': 'off',
    // The header's links and those of its menu: one of the two is always hidden. axe checks the shown one.
    'unique-landmark': 'off',
    // Tailwind's class names have all kinds of characters.
    'valid-id': ['error', { relaxed: true }],
    // Phone numbers wrap well; the rule asks for characters that screen readers read out.
    'tel-non-breaking': 'off',
    'long-title': 'off',
    'no-inline-style': 'error'
  }
})

test('every public page is valid HTML', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const paths = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
    return pathname + search
  })
  const faults: string[] = []
  for (const path of [...paths, '/search', '/search?q=solar', '/news?page=2', '/no-such-page']) {
    const report = await validator.validateString(await (await request.get(path)).text())
    for (const { messages } of report.results)
      for (const { ruleId, message, selector } of messages) faults.push(`${path} ${ruleId}: ${message} (${selector})`)
  }
  expect(faults).toEqual([])
})
