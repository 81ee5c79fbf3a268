import path from 'node:path'
import { expect, test } from './support/test.ts'

const photograph = path.join(import.meta.dirname, '..', '..', 'assets', 'photographs', 'town-roof.jpg')

test('a news item travels from the form to the visitor: made, shown, told in full, changed, deleted', async ({
  adminPage: page,
  site,
  browser
}) => {
  const title = `Roof in Satara ${Date.now()}`
  const visitorContext = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const visitor = await visitorContext.newPage()

  await page.goto('/newslist')
  await page.getByRole('link', { name: 'New', exact: true }).click()
  // List and form have the same heading, and the list's search has the same label.
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'News Master' })).toBeVisible()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Category').fill('Solar Panel')
  await page.getByLabel('Date').fill('2026-11-20')
  await page.getByLabel('Description', { exact: true }).fill('Twelve panels on a flat roof, wired in two days.')
  await page.getByLabel('Image', { exact: true }).setInputFiles(photograph)
  await page.getByRole('button', { name: 'Submit' }).click()

  await expect(page).toHaveURL(/\/newslist/)
  await expect(page.getByRole('status').filter({ hasText: '✅ News saved successfully!' })).toBeVisible()
  await expect(page.getByRole('cell', { name: title, exact: true })).toBeVisible()

  await visitor.goto('/news')
  const card = visitor.getByRole('article').filter({ hasText: title })
  await expect(card).toContainText('Nov 20, 2026')
  await expect(card.locator('img')).toHaveJSProperty('complete', true)
  expect(await card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  await page.goto('/newsdetaildata')
  await page.getByLabel('News Title').selectOption({ label: await optionFor(page, title) })
  await page
    .getByLabel('Description', { exact: true })
    .fill('The owner asked for shade on the terrace.\n\nThe frames are two metres high.')
  await page.getByLabel('Image 1').setInputFiles(photograph)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'News Detail created!' })).toBeVisible()

  await visitor.goto('/news')
  await visitor.getByRole('link', { name: title }).first().click()
  await expect(visitor).toHaveURL(/\/newsdetail\/\d+$/)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(visitor.getByText('The frames are two metres high.')).toBeVisible()

  await page.goto('/newslist')
  await page.getByRole('link', { name: `Edit ${title}` }).click()
  // The list has labels with that word as well.
  await expect(page.getByRole('heading', { name: 'Edit News' })).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await expect(page.getByText('Image (optional)')).toBeVisible()
  await page.getByLabel('Title').fill(`${title}, finished`)
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByRole('status').filter({ hasText: '✅ News updated successfully!' })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${title}, finished`)

  await page.getByRole('checkbox', { name: `Select ${title}, finished` }).check()
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Are you sure you want to delete selected news items?')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('cell', { name: title }).first()).toBeHidden()
  const gone = await visitor.reload()
  expect(gone?.status()).toBe(404)
  await expect(visitor.getByText('No news found.').first()).toBeVisible()
  await visitorContext.close()
})

/** The dropdown names a news item as 'title (ID id)'. */
async function optionFor(page: import('@playwright/test').Page, title: string): Promise<string> {
  const option = page.getByLabel('News Title').locator('option', { hasText: title })
  await expect(option).toHaveText(/ \(ID \d+\)$/)
  return await option.innerText()
}
