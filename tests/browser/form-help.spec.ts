import { indianToday } from '../../shared/indian-format.ts'
import { expect, expectAccessible, test } from './support/test.ts'

/* What a form fills in, offers and names by itself. */

test('a news item begins with today’s day in India, and offers the categories that there are', async ({
  adminPage: page
}) => {
  await page.goto('/newsdata')
  await expect(page.getByLabel('Date')).toHaveValue(indianToday(Date.now()))
  const list = await page.getByLabel('Category').getAttribute('list')
  const offered = await page
    .locator(`[id="${list}"] option`)
    .evaluateAll((all) => all.map((each) => each.getAttribute('value')))
  const categories = await (await page.request.get('/api/news/values?field=category')).json()
  expect(offered).toEqual(categories)
  expect(categories.length).toBeGreaterThan(1)
  await expectAccessible(page)
  // Nothing was typed: nobody is asked.
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/newslist/)
})

test('the address of a new detail chooses its news', async ({ adminPage: page }) => {
  await page.goto('/newsdetaildata')
  const free = await page.getByLabel('News Title').locator('option').last().getAttribute('value')
  await page.goto(`/newsdetaildata?newsId=${free}`)
  await expect(page.getByLabel('News Title')).toHaveValue(free ?? '')
  await page.goto('/newsdetaildata?newsId=999999')
  await expect(page.getByLabel('News Title')).toHaveValue('')
})

test('the tab names the record', async ({ adminPage: page }) => {
  await page.goto('/newslist')
  const edit = page.getByRole('link', { name: /^Edit / }).first()
  const title = (await edit.innerText()).replace(/^Edit\s+/, '')
  await edit.click()
  // Before it may stand how many messages are unread.
  await expect.poll(() => page.title()).toContain(`Edit News: ${title} – Admin Panel`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit News')
  await page.getByRole('link', { name: 'Show List' }).click()
  await expect(page).toHaveTitle(/News Master – Admin Panel$/)
})

for (const key of ['Control+s', 'Control+Enter']) {
  test(`${key} saves`, async ({ adminPage: page }) => {
    await page.goto('/aboutdata')
    const subtitle = `Saved by ${key}`
    await page.getByLabel('Subtitle').fill(subtitle)
    await page.keyboard.press(key)
    await expect(page.getByRole('status').filter({ hasText: 'About content updated successfully!' })).toBeVisible()
    expect((await (await page.request.get('/api/admin-panel')).json()).subtitle).toBe(subtitle)
  })
}

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
