import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import readExcelFile from 'read-excel-file/node'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import type { Exports } from '../../collections/exports.ts'
import { allCollections } from '../../collections/index.ts'
import { expect, test } from './support/test.ts'

/* Every file that a list is made into, opened and read back; and the sheet that is printed. */

type Values = Readonly<Record<string, unknown>>

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function exported(page: Page, button: 'Excel' | 'PDF') {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, button)])
  const file = download.suggestedFilename()
  await expect(page.getByRole('status').filter({ hasText: `${file} is ready.` })).toBeVisible()
  return { file, content: await readFile(await download.path()) }
}

async function readExcel(content: Buffer) {
  const [first, ...others] = await readExcelFile(content)
  expect(others).toEqual([])
  const [header, ...rows] = first?.data ?? []
  return { sheet: first?.sheet, header, rows }
}

async function readPdf(content: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(content))
  const { text, totalPages } = await extractText(document)
  const { info } = await getMeta(document)
  return { pages: text, totalPages, title: info.Title, text: text.join('\n') }
}

/** A text without white space: files break lines at other places. */
function flat(text: unknown): string {
  return String(text).replace(/\s+/g, '')
}

/** A value as the reader of PDF gives it back: of Devanagari it does not know every conjunct, in whose place the shaped glyphs stand. */
function readable(value: unknown): string[] {
  return String(value).match(/[^\u0900-\u097f\s]+/g) ?? []
}

async function printed(page: Page) {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await press(page, 'Print')
  await expect(page.locator('body')).toHaveAttribute('data-printed')
  await page.emulateMedia({ media: 'print' })
}

for (const { admin, api } of allCollections) {
  const { list, exports } = admin
  const { excel, pdf } = exports

  async function allRecords(page: Page): Promise<Values[]> {
    return await (await page.request.get(String(api.list[0]))).json()
  }

  test(`${list.title}: each file and the printed sheet has all records, and nothing else`, async ({
    adminPage: page
  }) => {
    await page.goto(list.path)
    const records = await allRecords(page)
    const { file, content } = await exported(page, 'Excel')
    expect(file).toBe(excel.file)
    const { sheet, header, rows } = await readExcel(content)
    expect(sheet).toBe(excel.sheet)
    expect(header).toEqual(excel.columns.map(({ label }) => label))
    expect(rows).toHaveLength(records.length)
    const [first] = excel.columns
    if (first?.label.endsWith('Name') || first?.label === 'Title')
      expect(rows.map(([name]) => name)).toEqual(records.map((record) => record[String(first.fields[0])]))

    await expect(page.getByRole('button', { name: 'PDF' })).toHaveCount(pdf ? 1 : 0)
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(pdf ? 1 : 0)
    if (!pdf) return
    await hasAll(await exported(page, 'PDF'), pdf, records)

    await printed(page)
    const printout = page.getByRole('region', { name: list.title })
    await expect(printout.getByRole('row')).toHaveCount(records.length + 1)
    for (const { label } of list.columns)
      await expect(printout.getByRole('columnheader', { name: label, exact: true })).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('banner')).toHaveCount(0)
  })
}

async function hasAll(
  { file, content }: { file: string; content: Buffer },
  pdf: NonNullable<Exports['pdf']>,
  records: readonly Values[]
): Promise<void> {
  expect(file).toBe(pdf.file)
  const { pages, totalPages, title, text } = await readPdf(content)
  expect(title).toBe(pdf.title)
  expect(pages[0]).toContain(pdf.title)
  for (const [index, shown] of pages.entries()) expect(shown).toContain(`Page ${index + 1} of ${totalPages}`)
  const named = String(pdf.layout === 'entries' ? pdf.heading : pdf.columns[0]?.fields[0])
  for (const record of records) for (const piece of readable(record[named])) expect(flat(text)).toContain(piece)
  if (pdf.layout === 'entries')
    expect(content.includes('/DCTDecode'), 'JPEG pictures').toBe(
      records.some((record) => record[String(pdf.images?.[0])])
    )
}

test('what people write comes out as they wrote it', async ({ adminPage: page, site }) => {
  const title = '=1+1 is not a formula'
  const made = await page.request.post('/api/news', {
    headers: { origin: site.url },
    multipart: {
      title,
      category: 'नमस्ते महाराष्ट्र',
      date: '2026-10-02',
      description: 'A roof for ₹ 1,20,000.\n\n-5 % until Diwali – “as promised”.',
      newsImage: await photograph()
    }
  })
  expect(made.status()).toBe(201)
  const { id } = await made.json()
  try {
    await page.goto('/newslist?search=roof')
    const excel = await readExcel((await exported(page, 'Excel')).content)
    const row = excel.rows.find(([first]) => first === title)
    expect(row?.slice(0, 4)).toEqual([
      title,
      'नमस्ते महाराष्ट्र',
      'A roof for ₹ 1,20,000.\n\n-5 % until Diwali – “as promised”.',
      new Date('2026-10-02T00:00:00Z')
    ])
    const pdf = await readPdf((await exported(page, 'PDF')).content)
    expect(pdf.text).toContain(title)
    expect(pdf.text).toContain('नमस्ते महाराष्ट्र')
    expect(pdf.text).toContain('2 Oct 2026')
    expect(pdf.text).toContain('A roof for ₹ 1,20,000.')
    expect(pdf.text).toContain('-5 % until Diwali – “as promised”.')
  } finally {
    await page.request.post('/api/news/delete-multiple', { data: { ids: [id] }, headers: { origin: site.url } })
  }
})

test('a picture that fails to load is skipped', async ({ adminPage: page, faults }) => {
  await page.context().route('**/uploads/**', (route) => route.fulfill({ status: 404 }))
  await page.goto('/teamlist')
  const { content } = await exported(page, 'PDF')
  expect(content.includes('/DCTDecode')).toBe(false)
  expect((await readPdf(content)).text).toContain('Anant Deshmukh')
  faults.length = 0
})

test('an export is given up with Cancel, and can be begun again', async ({ adminPage: page }) => {
  await page.goto('/newslist')
  await expect(page.getByText(/^Showing/)).toBeVisible()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/api\/news\?status=all$/, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  await page.getByRole('button', { name: 'Excel' }).click()
  await expect(page.getByText('Making NewsList.xlsx…')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Making NewsList.xlsx…')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Excel' })).toBeFocused()
  release()
  await page.unroute(/\/api\/news\?status=all$/)
  expect((await exported(page, 'Excel')).file).toBe('NewsList.xlsx')
})

test('a failure is told, and the list stays', async ({ adminPage: page, faults }) => {
  await page.goto('/newslist')
  await expect(page.getByText(/^Showing/)).toBeVisible()
  await page.route(/\/api\/news\?status=all$/, (route) => route.abort())
  await page.getByRole('button', { name: 'PDF' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Could not export news items.' })).toBeVisible()
  await expect(page.getByRole('row')).not.toHaveCount(0)
  faults.length = 0
})

async function photograph() {
  const name = 'town-roof.jpg'
  const file = path.join(import.meta.dirname, '..', '..', 'assets', 'photographs', name)
  return { name, mimeType: 'image/jpeg', buffer: await readFile(file) }
}
