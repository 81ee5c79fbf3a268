import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './support/test.ts'

/* Typed text survives a closed tab. */

const offer = (page: Page) => page.getByText(/^You have unsaved text from \d{1,2} \w{3} \d{4}, \d\d:\d\d\.$/)

/** Closes the tab without a confirmation, and opens the address in a new one. */
async function reopen(page: Page, address: string): Promise<Page> {
  const next = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  await next.goto(address)
  await expect(next.getByRole('button', { name: /Submit|Update/ })).toBeVisible()
  return next
}

const keptKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))

test('text comes back after a closed tab, and is forgotten once it is discarded', async ({ adminPage }) => {
  const address = '/newsdata'
  await adminPage.goto(address)
  await adminPage.getByLabel('Title').fill('Typed before the tab was closed')
  await adminPage.getByLabel('Description', { exact: true }).fill('Two lines\nof it.')
  await expect.poll(() => keptKeys(adminPage)).toHaveLength(1)

  let page = await reopen(adminPage, address)
  await expect(offer(page)).toBeVisible()
  await expect(page.getByText('The record has changed since then.')).toHaveCount(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Typed before the tab was closed')
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Two lines\nof it.')
  await expect(offer(page)).toHaveCount(0)

  page = await reopen(page, address)
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(offer(page)).toHaveCount(0)
  expect(await keptKeys(page)).toEqual([])
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('')
  await expect(offer(page)).toHaveCount(0)
})

test('what was typed in the last moment is kept as well', async ({ adminPage: page }) => {
  await page.goto('/teamdata')
  await page.getByLabel('Full Name').fill('Typed just now')
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(offer(page)).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
})

test('leaving on purpose forgets it', async ({ adminPage: page }) => {
  await page.goto('/testimonials')
  await page.getByLabel('Full Name').fill('Nobody')
  await expect.poll(() => keptKeys(page)).toHaveLength(1)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/testimoniallist$/)
  expect(await keptKeys(page)).toEqual([])
})

test('a record that has changed since is told of; saving forgets the text', async ({ adminPage, browser, site }) => {
  const address = '/newsdata?id=7'
  await adminPage.goto(address)
  await adminPage.getByLabel('Category').fill('Storage')
  await expect.poll(() => keptKeys(adminPage)).toHaveLength(1)

  const context = await browser.newContext({ baseURL: site.url })
  const other = await context.newPage()
  await signIn(other)
  await other.goto(address)
  await expect(offer(other)).toHaveCount(0)
  await other.getByLabel('Category').fill('Wind Turbine')
  await other.getByRole('button', { name: 'Update' }).click()
  await expect(other).toHaveURL(/\/newslist/)
  await context.close()

  const page = await reopen(adminPage, address)
  await expect(page.getByText('The record has changed since then.')).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByLabel('Category')).toHaveValue('Storage')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page).toHaveURL(/\/newslist/)
  expect(await keptKeys(page)).toEqual([])
})

test('no password is ever kept, and signing out leaves nothing behind', async ({ adminPage: page }) => {
  await page.goto('/user')
  await page.getByLabel('Password', { exact: true }).fill('a secret passphrase')
  await page.getByLabel('Full Name').fill('Somebody new')
  await expect.poll(() => keptKeys(page)).toHaveLength(1)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('a secret passphrase')
  page.on('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await keptKeys(page)).toEqual([])
})
