import hi from '../../texts/hi.json' with { type: 'json' }
import { captchaAnswer } from '../support/site-process.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

const { texts } = hi

test('the switcher stays on the page with its parameters, and links stay in the language', async ({ page }) => {
  await page.goto('/news?category=Wind+Mill')
  const switcher = page.getByRole('banner').getByRole('list', { name: 'Languages' })
  await expect(switcher.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true')
  await switcher.getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL(/\/hi\/news\?category=Wind\+Mill$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('पवनचक्की')
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/hi\/newsdetail\/\d+$/)
  await page.getByRole('banner').getByRole('link', { name: 'मराठी' }).click()
  await expect(page).toHaveURL(/\/mr\/newsdetail\/\d+$/)
  const addresses = await page
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !/^\/(?:mr\b|login$|brochures\/)/.test(href))
    )
  expect(addresses).toEqual([])
})

test('search engines find each page in all languages', async ({ page, request }) => {
  for (const [prefix, tag] of [
    ['', 'en-IN'],
    ['/hi', 'hi-IN'],
    ['/mr', 'mr-IN']
  ] as const) {
    await page.goto(`${prefix}/about`)
    const { origin } = new URL(page.url())
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}${prefix}/about`)
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', tag.replace('-', '_'))
    const alternates = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))
    expect(Object.fromEntries(alternates)).toEqual({
      'en-IN': `${origin}/about`,
      'hi-IN': `${origin}/hi/about`,
      'mr-IN': `${origin}/mr/about`,
      'x-default': `${origin}/about`
    })
  }
  const map = await (await request.get('/sitemap.xml')).text()
  for (const path of ['/about', '/hi/about', '/mr/about', '/hi', '/mr/news'])
    expect(map).toMatch(new RegExp(`<loc>[^<]*:\\d+${path}</loc>`))
  const feed = await (await request.get('/hi/news/rss.xml')).text()
  expect(feed).toMatch(/<language>hi-IN<\/language>/)
  expect(feed).toMatch(/<link>[^<]*\/hi\/newsdetail\/\d+<\/link>/)
})

test('what there is in English alone is not found under a language', async ({ request }) => {
  for (const path of ['/hi/login', '/mr/newslist', '/hi/api/news', '/hi/sitemap.xml', '/en/news']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
  }
  expect(await (await request.get('/hi/nothing')).text()).toContain(texts['error.notFound'])
})

test.describe('a refused message is said in Hindi, and nothing is lost', () => {
  const name = 'R2-D2'
  const fault = 'नाम में सिर्फ़ अक्षर और खाली जगह हो।'

  test('with script', async ({ page }) => {
    await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }))
    await page.goto('/hi/contact')
    await page.getByLabel('नाम', { exact: true }).fill(name)
    await page.getByLabel('नाम', { exact: true }).press('Tab')
    await expect(page.getByRole('alert')).toHaveText([fault])
    await page.getByLabel('फ़ोन', { exact: true }).fill('98000')
    await page.getByRole('button', { name: texts['contact.form.send'] }).click()
    await expect(page.getByText('कृपया ई-मेल लिखें।')).toBeVisible()
    await expect(page.getByText('फ़ोन नंबर में ठीक 10 अंक हों, और सिर्फ़ अंक हों।')).toBeVisible()
    await expect(page.getByLabel('नाम', { exact: true })).toHaveValue(name)
    await expectAccessible(page)
  })

  test.describe('without', () => {
    test.use({ javaScriptEnabled: false })

    test('and a message that is sent is answered in Hindi', async ({ page, faults }) => {
      await page.goto('/hi/contact')
      const typed = { नाम: name, 'ई-मेल': 'meera@example.com', विषय: 'छत', फ़ोन: '9800000001', मैसेज: 'खर्च कितना है?' }
      for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value)
      await page.getByLabel(texts['contact.form.answer']).fill(captchaAnswer)
      await page.getByRole('button', { name: texts['contact.form.send'] }).click()
      await expect(page).toHaveURL(/\/hi\/contact#message$/)
      await expect(page.getByText('मैसेज नहीं जा सका')).toBeVisible()
      await expect(page.getByText(fault)).toBeVisible()
      for (const [label, value] of Object.entries(typed))
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
      await page.getByLabel('नाम', { exact: true }).fill('मीरा जोशी')
      await page.getByLabel(texts['contact.form.answer']).fill(captchaAnswer)
      await page.getByRole('button', { name: texts['contact.form.send'] }).click()
      await expect(page.getByRole('heading', { name: texts['contact.form.sent'] })).toBeVisible()
      await expect(page.getByRole('link', { name: texts['contact.form.track'], exact: true })).toHaveAttribute(
        'href',
        /^\/hi\/track\?reference=R-/
      )
      // The browser says that a refusal is one.
      faults.length = 0
    })
  })
})

test('the estimate answers in the language while one types', async ({ page }) => {
  await page.goto('/mr/SolarServices')
  await page.getByLabel(/^महिन्याचे बिल/).fill('6400')
  await expect(page.locator('[data-result]')).toContainText('₹6,400')
  await expect(page.locator('[data-result] a[href*="contact?"]').first()).toHaveAttribute('href', /^\/mr\//)
})

for (const path of ['/hi', '/mr', '/hi/contact', '/mr/SolarServices', '/hi/news', '/mr/track', '/hi/Services'])
  test(`${path} fits a narrow screen and is accessible`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(path)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
