import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { admin } from '../support/site-process.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './support/test.ts'

/* The one form, tried in depth on news and news detail: what goes wrong, and that nothing typed is lost. */

const photograph = path.join(import.meta.dirname, '..', '..', 'assets', 'site', 'card.jpg')
const notPicture = {
  name: 'picture.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
}

async function fillNews(page: Page, title: string): Promise<void> {
  await page.goto('/newsdata')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Category').fill('Storage')
  await page.getByLabel('Date').fill('2026-10-02')
  await page.getByLabel('Description', { exact: true }).fill('Kept through every failure.')
}

test('what the server refuses stands next to its field, and what was typed stays', async ({
  adminPage: page,
  faults
}) => {
  await fillNews(page, 'Refused at first')
  await page.getByLabel('Image', { exact: true }).setInputFiles(notPicture)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '❌ Failed to save news.' })).toBeVisible()
  await expect(page.getByText('This file is not a picture: JPEG, PNG, WebP, AVIF or GIF.').first()).toBeVisible()
  await expect(page.getByLabel('Image', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Title')).toHaveValue('Refused at first')
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Kept through every failure.')
  faults.length = 0
})

test('what a picture may be is said before one is chosen, and what is wrong with it before it is sent', async ({
  adminPage: page
}) => {
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/news')) sent++
  })
  await fillNews(page, 'Not sent yet')
  const image = page.getByLabel('Image', { exact: true })
  await expect(image).toHaveAccessibleDescription(/JPEG, PNG, WebP, AVIF or GIF, up to 10 MiB\./)
  for (const [file, fault] of [
    [{ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) }, 'This file is empty.'],
    [{ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) }, 'The image is too large'],
    [{ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.alloc(9) }, 'choose "Most compatible"']
  ] as const) {
    await image.setInputFiles(file)
    await expect(page.getByRole('status').filter({ hasText: fault })).toHaveCount(1)
    await expect(image).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(image).toBeFocused()
  }
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await image.setInputFiles(photograph)
  await expect(image).not.toHaveAttribute('aria-invalid')
  expect(sent).toBe(0)
})

test('required fields are asked for before anything is sent', async ({ adminPage: page }) => {
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/news')) sent++
  })
  await page.goto('/newsdata')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByLabel('Title')).toBeFocused()
  expect(sent).toBe(0)
})

test('a news detail without a news title says so and sends nothing', async ({ adminPage: page }) => {
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.startsWith('/api/')) sent++
  })
  await page.goto('/newsdetaildata')
  await expect(page.getByRole('heading', { name: 'Create News Detail' })).toBeVisible()
  await page.getByLabel('Description', { exact: true }).fill('Nobody knows of what.')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please select a News Title.' })).toBeVisible()
  expect(sent).toBe(0)
})

test('an ended session is begun again in place, and the save goes through by itself', async ({
  adminPage: page,
  site,
  faults
}) => {
  const title = `Session ended ${Date.now()}`
  await fillNews(page, title)
  await page.getByLabel('Image', { exact: true }).setInputFiles(photograph)
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Submit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Username').fill(admin.username)
  await dialog.getByLabel('Password', { exact: true }).fill(admin.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: '✅ News saved successfully!' })).toBeVisible()
  faults.length = 0
  // Other tests of lists expect only the demo content.
  const [saved] = await (await page.request.get(`/api/news?search=${title}`)).json()
  await page.request.post('/api/news/delete-multiple', { data: { ids: [saved.id] }, headers: { origin: site.url } })
})

test('leaving with something unsaved asks; staying keeps it', async ({ adminPage: page }) => {
  await fillNews(page, 'Half written')
  await page.getByRole('link', { name: 'Show List' }).click()
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Half written')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/newslist/)
})

test('the second of two editors is told, and keeps what was typed', async ({
  adminPage: page,
  browser,
  site,
  faults
}) => {
  const context = await browser.newContext({ baseURL: site.url })
  const other = await context.newPage()
  await signIn(other)
  const address = '/newsdata?id=5'
  await page.goto(address)
  await expect(page.getByLabel('Title')).not.toHaveValue('')
  await other.goto(address)
  await other.getByLabel('Category').fill('Wind Turbine')
  await other.getByRole('button', { name: 'Update' }).click()
  await expect(other).toHaveURL(/\/newslist/)

  await page.getByLabel('Description', { exact: true }).fill('Typed by the second editor.')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Somebody else has saved this record meanwhile.').first()).toBeVisible()
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Typed by the second editor.')
  faults.length = 0
  await context.close()
})

test('an optional picture is removed, and the form shows the present ones', async ({ adminPage: page }) => {
  const editFirst = page.getByRole('link', { name: /^Edit / }).first()
  await page.goto('/newsdetaillist')
  await editFirst.click()
  await expect(page.getByRole('heading', { name: 'Edit News Detail' })).toBeVisible()
  await page.getByLabel('Image 3').setInputFiles(photograph)
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'News Detail updated!' })).toBeVisible()
  await editFirst.click()
  await page.getByRole('button', { name: 'Remove Image 3' }).click()
  await page.getByRole('button', { name: 'Update' }).click()
  // The message of the first change may still be there.
  await expect(page.getByRole('status').filter({ hasText: 'News Detail updated!' }).last()).toBeVisible()
  await editFirst.click()
  await expect(page.getByRole('heading', { name: 'Edit News Detail' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Image 3' })).toHaveCount(0)
})

for (const way of ['drop', 'paste'] as const) {
  test(`a picture comes in by ${way}, and counts as chosen`, async ({ adminPage: page, site }) => {
    const title = `By ${way} ${Date.now()}`
    await fillNews(page, title)
    const bytes = [...readFileSync(photograph)]
    await page.getByLabel('Image', { exact: true }).evaluate(
      (input, { way, bytes }) => {
        const carried = new DataTransfer()
        carried.items.add(new File([new Uint8Array(bytes)], 'ridge.jpg', { type: 'image/jpeg' }))
        const common = { bubbles: true, cancelable: true }
        input.dispatchEvent(
          way === 'drop'
            ? new DragEvent('drop', { ...common, dataTransfer: carried })
            : new ClipboardEvent('paste', { ...common, clipboardData: carried })
        )
      },
      { way, bytes }
    )
    await expect(page.getByText('Chosen, not saved yet')).toBeVisible()
    await expect(page.getByText('ridge.jpg', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('status').filter({ hasText: '✅ News saved successfully!' })).toBeVisible()
    const [saved] = await (await page.request.get(`/api/news?search=${title}`)).json()
    await page.request.post('/api/news/delete-multiple', { data: { ids: [saved.id] }, headers: { origin: site.url } })
  })
}

test('a news detail names its news as text, which cannot be changed', async ({ adminPage: page }) => {
  await page.goto('/newsdetaillist')
  const edit = page.getByRole('link', { name: /^Edit / }).first()
  const title = (await edit.innerText()).replace(/^Edit\s+/, '')
  await edit.click()
  await expect(page.getByRole('heading', { name: 'Edit News Detail' })).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: 'News Title' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: title })).toBeVisible()
})
