import { allCollections } from '../../collections/index.ts'
import { sendMessage } from './support/people.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

const screens = {
  Home: '/admin-panel',
  ...Object.fromEntries(allCollections.map(({ admin }) => [admin.nav, admin.list.path])),
  About: '/aboutdata',
  Settings: '/settings'
}

test.beforeEach(async ({ adminPage }) => {
  await adminPage.goto('/admin-panel')
})

test('the header leads to every screen, and marks the one that is open', async ({ adminPage: page }) => {
  for (const [name, address] of Object.entries(screens)) {
    const link = page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name, exact: true })
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('the header marks the part of the site that a form belongs to', async ({ adminPage: page }) => {
  await page.goto('/newsdata')
  const link = page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'News', exact: true })
  await expect(link).toHaveAttribute('aria-current', 'true')
})

test('with letters of twice the size the menu stays on the narrowest phone, and nothing is beside the window', async ({
  adminPage: page,
  site
}) => {
  await sendMessage(page, site.url, 'Large letters')
  await page.setViewportSize({ width: 320, height: 640 })
  const texts = ['/textlist', '/textlist?page=home']
  for (const address of ['/admin-panel', '/messagelist', '/questionlist', ...texts, '/checks', '/account']) {
    await page.goto(address)
    const entries = page.locator('main :is(tr[data-record], ul:not(nav *) > li, nav button)')
    await expect(entries.filter({ visible: true }).first()).toBeVisible()
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    // Once all of it is there, and laid out anew.
    await expect(() => expectNoSidewaysScroll(page)).toPass({ timeout: 30_000 })
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeInViewport({ ratio: 1 })
  }
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  test('no list is wider than the window, and the way to each record is in sight', async ({ adminPage: page }) => {
    for (const { admin } of allCollections.filter(({ api }) => api.create)) {
      await page.goto(admin.list.path)
      const edit = page.getByRole('link', { name: /^Edit / }).first()
      await expect(edit).toBeInViewport({ ratio: 1 })
      const { right } = await edit.evaluate((element) => element.getBoundingClientRect())
      expect(right, admin.list.title).toBeLessThan(768)
      await expectNoSidewaysScroll(page)
    }
  })
})

test.describe('the sidebar of small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('is 250 px wide, takes the focus and keeps it', async ({ adminPage: page }) => {
    await expect(page.getByRole('navigation', { name: 'Screens' })).toBeHidden()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const sidebar = page.getByRole('dialog', { name: 'Admin Panel' })
    await expect(sidebar).toBeVisible()
    expect(await sidebar.evaluate((element) => getComputedStyle(element).width)).toBe('250px')
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused()
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main, header > div')))).toBe(false)
    }
    await expectAccessible(page)
  })

  for (const [how, close] of Object.entries<(page: import('@playwright/test').Page) => Promise<void>>({
    'its close control': (page) => page.getByRole('button', { name: 'Close menu' }).click(),
    'the overlay': (page) => page.mouse.click(350, 500),
    Escape: (page) => page.keyboard.press('Escape')
  })) {
    test(`is closed by ${how}, and gives the focus back`, async ({ adminPage: page }) => {
      const menu = page.getByRole('button', { name: 'Menu', exact: true })
      await menu.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await close(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(menu).toBeFocused()
    })
  }

  test('is closed by following a link', async ({ adminPage: page }) => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Products' }).click()
    await expect(page.getByRole('heading', { name: 'Product Master' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('gives way to the header where the window becomes wide', async ({ adminPage: page }) => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.setViewportSize({ width: 820, height: 900 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Screens' })).toBeVisible()
  })
})
