import type { Page } from '@playwright/test'
import readExcelFile from 'read-excel-file/node'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

/* A sheet is checked when it is chosen, imported when that is wanted, and undone. */

const sheet = (...rows: string[]) => ({
  name: 'questions.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Page,Question,Answer', ...rows].join('\n'))
})

async function totalOf(page: Page): Promise<number> {
  const response = await page.request.get('/api/questions?status=all&page=1&pageSize=1')
  return Number(response.headers()['x-total-count'])
}

test('an import: template, faults, dry run, undo', async ({ adminPage: page, faults }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/questionlist')
  const before = await totalOf(page)
  await expect(page.getByText(/^Showing/)).toBeVisible()
  await page.getByRole('button', { name: 'Tools' }).click()
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import questions' })

  const [template] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download a template' }).click()
  ])
  const [first] = await readExcelFile(await template.path())
  expect(first?.data).toEqual([['Question', 'Page', 'Answer', 'Position']])

  const input = dialog.getByLabel('File')
  await input.setInputFiles(sheet('Nowhere,Where is it?,', ...Array.from({ length: 120 }, (_, row) => `Wind,${row}?,`)))
  await expect(dialog.getByRole('status')).toHaveText('122 faults in 121 rows: nothing was changed.')
  await expect(dialog.getByRole('row').nth(1)).toHaveText(/2Page/)
  await expect(dialog.getByText('The first 100 of 122')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Import/ })).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await input.setInputFiles({
    name: 'picture.xlsx',
    mimeType: 'image/png',
    buffer: Buffer.from('\x89PNG\xff', 'latin1')
  })
  await expect(dialog.getByRole('alert')).toContainText('This file is not a sheet')
  expect(faults.splice(0), 'the refusal alone').toHaveLength(1)

  await input.setInputFiles(sheet('Wind,Is it loud?,No.', 'Repair,"Who, then?","We do,\nat once."'))
  await expect(dialog.getByRole('status')).toHaveText('2 questions to add, 0 to change.')
  expect(await totalOf(page)).toBe(before)
  await expect(dialog.getByRole('button', { name: 'Import 2 rows' })).toBeFocused()
  await page.keyboard.press('Enter')
  const said = page.getByRole('status').filter({ hasText: '2 questions imported.' })
  await expect(said).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(await totalOf(page)).toBe(before + 2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The import is undone.' })).toBeVisible()
  expect(await totalOf(page)).toBe(before)

  // A call that is held back ends with the dialog.
  await page.route('**/import?dryRun=1', () => undefined)
  await page.getByRole('button', { name: 'Tools' }).click()
  await page.getByRole('button', { name: 'Import' }).click()
  const [request] = await Promise.all([
    page.waitForEvent('requestfailed'),
    input
      .setInputFiles(sheet('Wind,Never sent?,No.'))
      .then(() => dialog.getByRole('button', { name: 'Cancel' }).click())
  ])
  expect(request.url()).toContain('/api/questions/import')
  await expect(dialog).toHaveCount(0)
})
