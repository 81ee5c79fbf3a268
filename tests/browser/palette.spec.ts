import { expect, expectFits, test } from './support/test.ts'

/* One entry that opens everything by its name. */

test('Ctrl+K opens a record by a word of its title, by the keyboard alone', async ({ adminPage: page }) => {
  await page.goto('/newslist')
  await expect(page.getByText(/^Showing \d+ to/)).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Open a screen or a record' })
  const entry = palette.getByRole('combobox')
  await expect(entry).toBeFocused()
  const { productName } = await (await page.request.get('/api/products/1')).json()
  await entry.fill(productName)
  const found = palette.getByRole('option', { name: productName })
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/product1\?id=1$/)
  await expect(palette).toHaveCount(0)
})

test('it opens screens and new records, says where nothing is found, and Escape leaves everything as it was', async ({
  adminPage: page
}) => {
  await page.goto('/admin-panel')
  await page.getByRole('button', { name: /^Find/ }).click()
  const entry = page.getByRole('dialog').getByRole('combobox')
  await entry.fill('new pro')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/(projectdata|product1)$/)
  await page.keyboard.press('Control+k')
  await entry.fill('zeppelin')
  await expect(page.getByRole('status').filter({ hasText: 'Nothing is called ‘zeppelin’.' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/(projectdata|product1)$/)
})

test('opened on a phone it fits, and axe finds nothing', async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/admin-panel')
  await page.getByRole('button', { name: /^Find/ }).click()
  await page.getByRole('combobox').fill('solar')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectFits(page)
})

test('what a list has not is looked for in the others, and its tabs count what the search finds', async ({
  adminPage: page
}) => {
  const { productName } = await (await page.request.get('/api/products/1')).json()
  await page.goto(`/newslist?${new URLSearchParams({ search: productName })}`)
  await expect(page.getByRole('link', { name: 'All 0' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'In other lists:' })).toBeVisible()
  await expectFits(page)
  await page.getByRole('main').getByRole('link', { name: productName }).click()
  await expect(page).toHaveURL(/\/product1\?id=1$/)
  await page.goto('/newslist?search=zeppelin')
  await expect(page.getByRole('status').filter({ hasText: 'Other lists have nothing either.' })).toBeVisible()
})
