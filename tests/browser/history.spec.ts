import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

/** Makes a testimonial by the API, and gives its address in the back office. */
async function addTestimonial(page: Page, url: string, fullName: string): Promise<string> {
  const image = { name: 'one.png', mimeType: 'image/png', buffer: onePixel }
  const answer = await page.request.post('/api/testimonials', {
    multipart: { fullName, comment: 'They came twice, and the roof does not leak.', image },
    headers: { origin: url }
  })
  expect(answer.status()).toBe(201)
  return `/testimonials?id=${(await answer.json()).id}`
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
)

const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`

test('the history tells who changed which words, and puts an earlier version back', async ({
  adminPage: page,
  site
}) => {
  const name = unique('Asha')
  const address = await addTestimonial(page, site.url, name)
  await page.goto(address)
  await page.getByLabel('Comment').fill('They came three times, and the roof does not leak.')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page).toHaveURL(/testimoniallist/)

  await page.goto(address)
  await page.getByText('History', { exact: true }).click()
  const change = page.getByRole('listitem').filter({ hasText: 'Changed by admin' })
  await expect(change.getByText('twice,')).toHaveJSProperty('tagName', 'DEL')
  await expect(change.getByText('three times,')).toHaveJSProperty('tagName', 'INS')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await change.getByRole('button', { name: /^Undo/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Put it back' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The earlier version is back.' })).toBeVisible()
  await expect(page.getByLabel('Comment')).toHaveValue('They came twice, and the roof does not leak.')
})

test('a deletion is undone from its message, by keyboard as well', async ({ adminPage: page, site }) => {
  const name = unique('Ravi')
  await addTestimonial(page, site.url, name)
  await page.goto(`/testimoniallist?search=${encodeURIComponent(name)}`)
  await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Showing 0 to 0 of 0 entries')).toBeVisible()
  const undo = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' })
  await expectAccessible(page)
  await undo.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Everything is back.' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: `Select ${name}` })).toBeVisible()
})

test('what was deleted is found again, and comes back under its address', async ({ adminPage: page, site }) => {
  const name = unique('Meena')
  const address = await addTestimonial(page, site.url, name)
  const id = Number(new URL(address, site.url).searchParams.get('id'))
  await page.request.post('/api/testimoniallist/delete-multiple', {
    data: { ids: [id] },
    headers: { origin: site.url }
  })
  await page.goto('/testimoniallist')
  await page.getByRole('link', { name: 'Deleted testimonials' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Deleted testimonials' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: `Bring back ${name}` }).click()
  await expect(page.getByRole('status').filter({ hasText: 'is back.' })).toBeVisible()
  await expect(page.getByRole('button', { name: `Bring back ${name}` })).toHaveCount(0)
  await page.goto(address)
  await expect(page.getByLabel('Full Name')).toHaveValue(name)
})

test('a list of accounts leads to no deleted ones: they cannot come back', async ({ adminPage: page }) => {
  await page.goto('/userlist')
  await expect(page.getByText(/^Showing/)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Deleted/ })).toHaveCount(0)
})
