import { indianDay, indianToday } from '../../shared/indian-format.ts'
import { expect, expectAccessible, test } from './support/test.ts'

/* Values that a form fills in, offers, takes and refuses. */

test('a news item begins with today’s day in India, and offers the categories that there are', async ({
  adminPage: page
}) => {
  await page.goto('/newsdata')
  await expect(page.getByLabel('Date')).toHaveValue(indianDay(indianToday(Date.now())))
  const categories = await (await page.request.get('/api/news/values?field=category')).json()
  expect(categories.length).toBeGreaterThan(1)
  const category = page.getByRole('combobox', { name: 'Category' })
  await category.click()
  const offered = page.getByRole('listbox').getByRole('option')
  await expect(offered).toHaveText([...categories])
  await expectAccessible(page)
  await category.press('Escape')
  await expect(offered).toHaveCount(0)
  // Nothing was typed: nobody is asked.
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/newslist/)
})

test('a category is chosen by keys, and a new one is said to be one', async ({ adminPage: page }) => {
  await page.goto('/newsdata')
  const category = page.getByRole('combobox', { name: 'Category' })
  await category.fill('Storage of water')
  await expect(page.getByRole('status').filter({ hasText: 'New category' })).toBeVisible()
  await category.fill('wind')
  await category.press('ArrowDown')
  const active = page.getByRole('listbox').getByRole('option', { selected: true })
  const chosen = await active.innerText()
  await expect(category).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '')
  await category.press('Enter')
  await expect(category).toHaveValue(chosen)
  await expect(page.getByRole('status').filter({ hasText: 'New category' })).toHaveCount(0)
})

test('a day is read as people in India write it, and a wrong one is said to be one', async ({ adminPage: page }) => {
  await page.goto('/newsdata')
  const day = page.getByLabel('Date')
  await day.fill('3/4/2026')
  await day.blur()
  await expect(day).toHaveValue(indianDay('2026-04-03'))
  await day.fill('31/2/2026')
  await day.blur()
  await expect(day).toHaveAccessibleDescription('There is no such day.')
  await expect(day).toHaveValue('31/2/2026')
  await day.fill('tomorrow')
  await day.blur()
  await expect(day).toHaveAccessibleDescription('Write it as day/month/year, such as 31/01/2026.')
})

test('what is wrong stands at its field in the form’s own words, and the first of it has the focus', async ({
  adminPage: page
}) => {
  await page.goto('/newsdata')
  await page.getByLabel('Title').fill('Half of it')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByLabel('Category')).toBeFocused()
  await expect(page.getByLabel('Category')).toHaveAccessibleDescription('Category is required.')
  await expect(page.getByLabel('Image', { exact: true })).toHaveAccessibleDescription(/Image is required\.$/)
  await expectAccessible(page)
})

test('the settings take a map’s code and an address without https://, and say what helps', async ({
  adminPage: page,
  faults
}) => {
  await page.goto('/settings')
  const map = page.getByLabel('Map (address to embed)')
  const before = await map.inputValue()
  await expect(map).toHaveAccessibleDescription(/Share, Embed a map/)
  await map.fill('https://maps.app.goo.gl/AbCdEf')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(map).toHaveAccessibleDescription(/This link cannot be shown in a frame\. In Google Maps choose Share/)
  await map.fill('<iframe src="https://www.google.com/maps/embed?pb=!1m18" width="600" height="450"></iframe>')
  const facebook = page.getByLabel('Facebook page')
  const page1 = await facebook.inputValue()
  await facebook.fill('facebook.com/suryavayu')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Site settings updated successfully!' })).toBeVisible()
  await expect(map).toHaveValue('https://www.google.com/maps/embed?pb=!1m18')
  await expect(facebook).toHaveValue('https://facebook.com/suryavayu')
  await map.fill(before)
  await facebook.fill(page1)
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(map).toHaveValue(before)
  faults.length = 0
})
