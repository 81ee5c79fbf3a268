import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

const picture = readFileSync(path.join(import.meta.dirname, '..', '..', 'assets', 'site', 'icon-180.png'))

const written = `## Why a roof pays

Some **bold** words about [the roof](/contact).

- first
- second

| kW | Price | Note |
| --- | --- | --- |
| 3 | low |  |

After it.`

test('an article is written by keyboard as rich text, seen as plain text, saved, and shown to visitors', async ({
  adminPage: page,
  site,
  faults
}) => {
  const newsId = await addNews(page, site.url)
  await page.goto(`/newsdetaildata?newsId=${newsId}`)
  const { keyboard } = page
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' })
  const editor = page.getByRole('textbox', { name: 'Description', exact: true })
  const tool = (name: string) => toolbar.getByRole('button', { name, exact: true })
  await expect(toolbar).toBeVisible()
  await expect(editor).toHaveAttribute('aria-required', 'true')
  await editor.focus()

  await keyboard.type('## Why a roof pays\nSome ')
  await keyboard.press('Control+B')
  await expect(tool('Bold')).toHaveAttribute('aria-pressed', 'true')
  await keyboard.type('bold')
  await keyboard.press('Control+B')
  await keyboard.type(' words about the roof')
  for (const _ of 'the roof') await keyboard.press('Shift+ArrowLeft')
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('the roof')
  // The editor follows the browser's selection by this event, which a busy browser sends some keys later.
  await page.evaluate(() => document.dispatchEvent(new Event('selectionchange')))
  await keyboard.press('Control+K')
  await page.getByLabel('Address').fill('javascript:alert(1)')
  await keyboard.press('Enter')
  await expect(page.getByLabel('Address')).toHaveAccessibleDescription(/A link begins with/)
  await page.getByLabel('Address').fill('/contact')
  await keyboard.press('Enter')
  await expect(editor).toBeFocused()
  await keyboard.press('ArrowRight')
  await keyboard.type('.\n- first\nsecond\n\n')

  // The toolbar is one stop before the text, and its tools are found by the arrow keys.
  await keyboard.press('Shift+Tab')
  await expect(tool('Paragraph')).toBeFocused()
  await keyboard.press('End')
  await expect(tool('Redo')).toBeFocused()
  while (!(await tool('Table').evaluate((button) => button === document.activeElement)))
    await keyboard.press('ArrowLeft')
  await keyboard.press('Enter')
  await expect(editor).toBeFocused()
  for (const text of ['kW', 'Price', 'Note', '3', 'low', '', 'too much']) {
    await keyboard.type(text)
    await keyboard.press('Tab')
  }
  await tool('Remove row').press('Enter')
  await keyboard.press('Enter')
  await keyboard.type('After it.')

  await page.getByRole('button', { name: 'Plain text' }).click()
  await expect(editor).toHaveValue(written)
  await page.getByRole('button', { name: 'Rich text' }).click()
  await expect(editor.getByRole('table')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectNoSidewaysScroll(page)

  await editor.getByText('After it.').click()
  await keyboard.press('End')
  await keyboard.press('Enter')
  await paste(page, 'text/html', pasted)
  await expect(page.getByRole('alert').filter({ hasText: 'A picture from elsewhere was left out.' })).toBeVisible()
  await expect(editor.getByRole('heading', { level: 2, name: 'Pasted' })).toBeVisible()
  expect(
    await editor.locator('img:not(.ProseMirror-separator), [style], [class^=Mso], a[href^=javascript]').count()
  ).toBe(0)
  await expect(editor.locator('strong').filter({ hasText: /^Bold$/ })).toHaveCount(1)
  await expect(editor.locator('strong')).toHaveCount(2)
  await expect(editor.getByRole('table')).toHaveCount(2)
  await tool('Undo').click()
  await paste(page, 'text/plain', 'And\nlines')

  await editor.getByText('And').click()
  await keyboard.press('Control+S')
  await expect(page.getByRole('status').filter({ hasText: 'News Detail created!' })).toBeVisible()
  await page.goto(`/newsdetail/${newsId}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2, name: 'Why a roof pays' })).toBeVisible()
  // One heading needs no contents, and its category suggests no service.
  await expect(main.getByRole('navigation', { name: 'On this page' })).toHaveCount(0)
  await expect(main.getByRole('heading', { name: 'Not sure which service you need?' })).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: 'second' })).toBeVisible()
  await expect(main.getByRole('columnheader', { name: 'Price' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'the roof' })).toHaveAttribute('href', '/contact')
  expect(faults).toEqual([])
})

test('a text that nobody touches stays as it was written, and where the editor does not load plain text does', async ({
  adminPage: page,
  site,
  faults
}) => {
  const odd = 'Odd  \nspaces\n\n* star\n* list\n\n1) one'
  const answer = await page.request.post('/api/questions', {
    data: { page: 'Repair', question: `Odd ${Date.now()}?`, answer: odd },
    headers: { origin: site.url }
  })
  const { id } = await answer.json()
  await page.goto(`/questiondata?id=${id}`)
  const editor = page.getByRole('textbox', { name: 'Answer' })
  await expect(page.getByRole('toolbar')).toBeVisible()
  await expect(editor.getByRole('listitem')).toHaveCount(3)
  await editor.focus()
  await page.keyboard.type('x')
  await page.keyboard.press('Control+Z')
  await page.getByRole('button', { name: 'Plain text' }).click()
  await expect(editor).toHaveValue(odd)

  await page.route('**/rich-text*.js', (route) => route.abort())
  await page.reload()
  await editor.fill('Plain *words*')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Question updated' })).toBeVisible()
  faults.length = 0
})

/** As Word and web pages put it into the clipboard. */
const pasted = `<html><head><style>p.MsoNormal { color: red }</style></head><body>
  <h1 style="color: red">Pasted</h1>
  <p class="MsoNormal" style="margin: 0"><span style="font-weight:700">Bold</span> <b style="font-weight:normal">words</b> <a href="javascript:alert(1)">here</a></p>
  <p><img src="https://elsewhere.example/a.png"><img src="data:image/png;base64,AAAA"></p>
  <table><tr><td colspan="2"><p>One</p><p>two</p></td></tr><tr><td><p>three</p></td><td>four</td></tr></table>
</body></html>`

async function paste(page: Page, type: string, text: string): Promise<void> {
  await page.evaluate(
    ({ type, text }) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData(type, text)
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      )
    },
    { type, text }
  )
}

async function addNews(page: Page, url: string): Promise<number> {
  const newsImage = { name: 'icon.png', mimeType: 'image/png', buffer: picture }
  const answer = await page.request.post('/api/news', {
    multipart: {
      title: `Roof ${Date.now()}`,
      category: 'Storage',
      description: 'Written by keyboard.',
      date: '2026-03-04',
      newsImage
    },
    headers: { origin: url }
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()).id
}

test('a short text has few tools, and those that take back what is there', async ({ adminPage: page }) => {
  await page.goto('/servicesdata')
  const tools = page.getByRole('toolbar', { name: 'Formatting' })
  const [short, long] = [tools.first(), tools.last()]
  await expect(long.getByRole('button', { name: 'Table' })).toBeVisible()
  await expect(short.getByRole('button', { name: 'Table' })).toHaveCount(0)
  const editor = page.getByRole('textbox', { name: 'Description', exact: true })
  await editor.focus()
  await page.keyboard.type('## A heading')
  await expect(editor.getByRole('heading', { level: 2 })).toHaveText('A heading')
  await short.getByRole('button', { name: 'Heading H2' }).click()
  await expect(editor.getByRole('heading')).toHaveCount(0)
  await expect(editor).toHaveText('A heading')
})
