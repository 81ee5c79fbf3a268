import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

const photograph = readFileSync(path.join(import.meta.dirname, '..', '..', 'assets', 'site', 'card.jpg'))
const jpeg = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: photograph })

test('a picture is put in the library, found, chosen for two records, and stays while they use it', async ({
  adminPage: page,
  faults
}) => {
  await page.goto('/admin-panel')
  await page.getByRole('link', { name: 'Media', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Media', level: 1 })).toBeVisible()
  const list = page.getByRole('list', { name: 'Pictures and videos' })
  await expect(list.getByRole('listitem').first()).toBeVisible()

  // Several at once; a fault is shown beside its file, and the others are kept.
  const svg = { name: 'drawing.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') }
  await page.locator('input[type=file]').setInputFiles([jpeg('Lake Zurich.jpg'), svg, jpeg('Unwanted.jpg')])
  const uploads = page.getByRole('list', { name: 'Uploads' })
  await expect(uploads.getByText('This file is not a picture or a video')).toBeVisible()
  await page.getByRole('button', { name: 'Close drawing.jpg' }).click()
  await expect(uploads.getByRole('listitem')).toHaveCount(0)
  faults.length = 0
  await page.getByRole('button', { name: 'Unused only' }).click()
  // Other tests may have left unused files on this site.
  await expect(page).toHaveURL(/unused=1/)
  await expect(list.getByText('Lake Zurich.jpg', { exact: true })).toBeVisible()
  await expect(list.getByText('Unwanted.jpg', { exact: true })).toBeVisible()
  await expect
    .poll(async () => (await list.getByText('Not used').count()) - (await list.getByRole('listitem').count()))
    .toBe(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Unused only' }).click()

  const search = page.getByRole('searchbox', { name: 'Search media' })
  await search.fill('zurich')
  await expect(page.getByText('Showing 1 to 1 of 1 entries', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/search=zurich/)

  // Chosen by keyboard for a new record; the dialog gives the focus back.
  await page.goto('/teamdata')
  await page.getByLabel('Full Name').fill('Zoya Media')
  await page.getByLabel('Designation').fill('Painter')
  const choose = page.getByRole('button', { name: 'Choose from media' })
  await choose.click()
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(choose).toBeFocused()
  await choose.click()
  await dialog.getByRole('searchbox').fill('zurich')
  await expect(dialog.getByText('Showing 1 to 1 of 1 entries', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Lake Zurich.jpg' }).press('Enter')
  await expect(choose).toBeFocused()
  await expect(page.getByText('Chosen from media, not saved yet')).toBeVisible()
  await page.getByLabel('Alternative text').fill('A lake and its ships')

  // The chosen picture is kept with the typed text.
  page.once('dialog', (question) => void question.accept())
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('A lake and its ships')
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Chosen from media, not saved yet')).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/teamlist/)

  // The second record gets its description with it.
  await page.goto('/product1?id=1')
  await page.getByLabel('Alternative text', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Choose from media' }).first().click()
  await dialog.getByRole('searchbox').fill('zurich')
  await expect(dialog.getByText('Showing 1 to 1 of 1 entries', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Lake Zurich.jpg' }).click()
  await expect(page.getByLabel('Alternative text', { exact: true })).toHaveValue('A lake and its ships')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page).toHaveURL(/list/)

  // A used file is not deleted; an unused one is.
  await page.goto('/media?search=zurich')
  const used = page.getByRole('button', { name: /^Used in 2\b.*Lake Zurich\.jpg$/ })
  await used.click()
  const uses = page.getByRole('list', { name: 'Where Lake Zurich.jpg is used' })
  await expect(uses.getByRole('link')).toHaveCount(2)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: 'Select Lake Zurich.jpg' }).check()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Some of these are in use.' })).toBeVisible()
  await used.click()
  await uses.getByRole('link', { name: 'Zoya Media' }).click()
  await expect(page.getByLabel('Full Name')).toHaveValue('Zoya Media')
  await page.goto('/media?search=unwanted')
  await page.getByRole('checkbox', { name: 'Select Unwanted.jpg' }).check()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No files are found.')).toBeVisible()
  faults.length = 0
})
