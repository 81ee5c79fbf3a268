import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { singletons } from '../../collections/index.ts'
import { expect, expectAccessible, test } from './support/test.ts'

/* What a form says, beside its fields and in its bar. */

/** A picture of 1280 x 720 px. */
const small = path.join(import.meta.dirname, '..', '..', 'assets', 'photographs', 'day', '1630.jpg')

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
    'Users and Admins sign in with their full name or mobile number.'
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

test('a long form has a strip with its sections, which stays over the fields and covers none of them', async ({
  adminPage: page
}) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await page.goto('/product1?id=2')
  const index = page.getByRole('navigation', { name: 'In this form' })
  await index.getByRole('link', { name: 'Data sheet' }).click()
  const entry = page.getByLabel('Facts, name 1', { exact: true })
  await expect(entry).toBeInViewport({ ratio: 1 })
  await expect(index.getByRole('link', { name: 'Data sheet' })).toHaveAttribute('aria-current', 'location')
  await entry.focus()
  for (let back = 0; back < 4; back++) await page.keyboard.press('Shift+Tab')
  const [bar, focused] = await Promise.all([
    index.boundingBox(),
    page.evaluate(() => document.activeElement?.getBoundingClientRect().top)
  ])
  expect(focused).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  // Printed, the form has its headings and no links among them.
  await page.emulateMedia({ media: 'print' })
  await expect(index).toBeHidden()
})
