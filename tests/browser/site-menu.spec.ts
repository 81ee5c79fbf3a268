import { expect, test } from './support/test.ts'

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
