import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { singletons } from '../../collections/index.ts'
import { indianDay, indianToday } from '../../shared/indian-format.ts'
import { expect, expectAccessible, test } from './support/test.ts'

/* Values that a form fills in, offers and names by itself. */

/** A picture of 1280 x 720 px. */
const small = path.join(import.meta.dirname, '..', '..', 'assets', 'photographs', 'day', '1630.jpg')

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

test('the page beside the form is what visitors will see, and the bar says what is saved', async ({
  adminPage: page
}) => {
  await page.goto('/newsdata?id=3')
  const shown = page.frameLocator('iframe[title="The page of the site"]')
  await expect(page.getByText(/^Saved (just now|\d+ \w+ ago)$/)).toBeVisible()
  await page.getByLabel('Description', { exact: true }).fill('sun '.repeat(40))
  await expect(shown.getByText('sun '.repeat(40).trim())).toBeVisible()
  await expect(page.getByText('160/120')).toBeVisible()
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.getByLabel('Title').fill('Another title')
  await expect(shown.getByRole('heading', { level: 1, name: 'Another title' })).toBeVisible()
  await expect(page.getByRole('link', { name: /View on the site/ })).toHaveAttribute('href', '/newsdetail/3')
})

test('what a record still lacks is named beside its form and leads to its field, and is gone once nothing is lacking', async ({
  adminPage: page
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/newsdata?id=3')
  const lacking = page.getByRole('navigation', { name: 'Still to fill in' })
  await expect(page.getByLabel('Title')).not.toHaveValue('')
  await expect(lacking).toHaveCount(0)
  const title = await page.getByLabel('Title').inputValue()
  await page.getByLabel('Title').fill('')
  await page.getByLabel('Date').focus()
  await lacking.getByRole('button', { name: 'Title', exact: true }).click()
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.getByLabel('Title').fill(title)
  await expect(lacking).toHaveCount(0)
})

test('on a phone the bar of a form counts what is required still, and leads there', async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/projectdata')
  const count = page.getByRole('button', { name: /required$/ })
  await expect(count).toHaveText('* 3 required')
  await page.getByLabel('Title').fill('A roof of a school')
  await expect(count).toHaveText('* 2 required')
  await count.click()
  await expect(page.getByRole('combobox', { name: 'Category' })).toBeFocused()
  await expectAccessible(page)
  // Nothing of it was saved.
  await page.getByLabel('Title').fill('')
})

test('a stored picture that is too small for its place says so, in its list too', async ({ adminPage: page, site }) => {
  const made = await page.request.post('/api/slides', {
    headers: { origin: site.url },
    multipart: {
      headline: 'A small picture',
      tagline: 'Its pixels are few.',
      image: { name: 'small.jpg', mimeType: 'image/jpeg', buffer: await readFile(small) }
    }
  })
  expect(made.status()).toBe(201)
  const { id } = await made.json()
  try {
    await page.goto(`/slidedata?id=${id}`)
    await expect(page.getByText('too small, at least 1600 × 900 px is needed')).toBeVisible()
    await page.goto('/slidelist')
    await expect(page.locator(`tr[data-record="${id}"]`)).toContainText('Too small')
  } finally {
    await page.request.post('/api/slides/delete-multiple', { headers: { origin: site.url }, data: { ids: [id] } })
  }
})

test('the box beside a new record has its status and place, which belong to its form, and a preview once there is something', async ({
  adminPage: page
}) => {
  await page.goto('/questiondata')
  const box = page.getByRole('region', { name: 'Publishing' })
  await expect(box.getByLabel('Status')).toHaveValue('published')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await expect(box.getByRole('button', { name: /^Preview/ })).toHaveCount(0)
  await page.getByLabel('Question').first().fill('How long does a panel last?')
  await expect(box.getByRole('button', { name: /^Preview/ })).toBeVisible()
  await box.getByLabel('Position').fill('0')
  await page.keyboard.press('Enter')
  await expect(box.getByLabel('Position')).toHaveAccessibleDescription(/Position must be at least 1\./)
})

test('on a phone what visitors see of a record is a line over its form, which opens for what is wrong in it', async ({
  adminPage: page
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/questiondata?id=1')
  const box = page.getByRole('region', { name: 'Publishing' })
  const line = box.getByText(/^Published · position \d+$/i)
  await expect(line).toBeInViewport()
  await expect(box.getByLabel('Status')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'As visitors see it' })).toBeVisible()
  await expectAccessible(page)
  await box.getByRole('heading', { name: 'Publishing' }).click()
  await expect(line).toBeHidden()
  await expect(box.getByRole('link', { name: /View on the site/ })).toBeVisible()
  await box.getByLabel('Position').fill('0')
  await box.getByRole('heading', { name: 'Publishing' }).click()
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(box.getByLabel('Position')).toBeFocused()
})

test('beside a form stands what is good to know, also of a new record, which is named', async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/user')
  await expect(page.getByRole('heading', { level: 1, name: 'User Master' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'New user' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Beside the form' })).toContainText(
    'Users edit content and messages.'
  )
})

test('a slab of a tariff is shown as its rate and its last unit, and no range of prices', async ({
  adminPage: page
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const facts = await (await page.request.get('/api/facts')).json()
  const slab = facts.find(({ key }: { key: string }) => key === 'tariff.home.slab1')
  await page.goto(`/factdata?id=${slab.id}`)
  const sample = page.getByRole('complementary', { name: 'Beside the form' })
  await expect(sample).toContainText(`₹${slab.value} per unit, up to ${slab.valueTo} units`)
  await page.goto('/factlist?search=home.slab1')
  await expect(page.getByRole('row', { name: slab.label })).toContainText(`, up to ${slab.valueTo} units`)
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

test('the settings stand in sections, each with a link that leads there', async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/settings')
  const { sections } = singletons.settings.admin.form
  for (const heading of Object.keys(sections))
    await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible()
  await page.getByRole('navigation', { name: 'In this form' }).getByRole('link', { name: 'Registration' }).click()
  await expect(page.getByLabel('GSTIN')).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Registration' })).toHaveAttribute('aria-current', 'location')
  for (const label of ['Phone 1', 'E-mail', 'Facebook page'])
    await expect(page.getByLabel(label)).toHaveAccessibleDescription('Example')
  await expect(page.getByText(/^\d+ fields still hold example data\./)).toBeVisible()
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
