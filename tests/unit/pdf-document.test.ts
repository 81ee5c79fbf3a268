import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { beginTable } from '../../documents/exports/table.ts'
import { createDocument, type DocumentTemplate } from '../../documents/pdf/document.ts'
import { splitScriptRuns } from '../../documents/pdf/fonts.ts'
import { listPage, listStyles } from '../../documents/pdf/theme.ts'

const fonts = path.join(import.meta.dirname, '..', '..', 'assets', 'fonts', 'pdf')

function newDocument(template: Partial<DocumentTemplate> = {}) {
  const plain = { title: '', author: '', page: listPage, writeHead: () => {}, writeFoot: () => {} }
  return createDocument({ ...plain, ...template }, (file) => readFile(path.join(fonts, file)))
}

async function positions(height: number, spacing: number, count: number): Promise<[page: number, y: number][]> {
  const document = await newDocument()
  return Array.from({ length: count }, () => {
    document.ensureSpace(height)
    const { pages, y } = document
    document.y += spacing
    return [pages, y]
  })
}

describe('the position in a document', () => {
  test('entries of 40 mm: what would pass 270 begins a new page', async () => {
    expect(await positions(30, 40, 8)).toEqual([
      [1, 40],
      [1, 80],
      [1, 120],
      [1, 160],
      [1, 200],
      [1, 240],
      [2, 30],
      [2, 70]
    ])
  })

  test('rows of 30 mm reach 270 and no further', async () => {
    expect((await positions(30, 30, 9)).map(([page, y]) => `${page}:${y}`)).toEqual(
      '1:40 1:70 1:100 1:130 1:160 1:190 1:220 2:30 2:60'.split(' ')
    )
  })

  test('what is higher than a page begins on the one that is empty', async () => {
    const document = await newDocument()
    document.ensureSpace(500)
    expect([document.pages, document.y]).toEqual([1, listPage.firstTop])
    document.y += 1
    document.ensureSpace(500)
    expect([document.pages, document.y]).toEqual([2, listPage.top])
    document.ensureSpace(500)
    expect(document.pages).toBe(2)
  })

  test('neither the first line of a paragraph nor its last stands alone on a page', async () => {
    const document = await newDocument()
    const [line] = document.lines('A line', listStyles.text, 100)
    if (!line) throw new Error('There is no line.')
    document.y = listPage.limit - 1.5 * line.style.leading
    document.writeLines([line, line, line], listPage.left)
    expect(document.pages).toBe(2)
    expect(document.y).toBeCloseTo(listPage.top + 3 * line.style.leading)
  })
})

test('every page but the first has a head, and every page a foot', async () => {
  const [writeHead, writeFoot] = [vi.fn(), vi.fn()]
  const document = await newDocument({ writeHead, writeFoot })
  document.startPage()
  const file = await document.finish()
  expect(writeHead).toHaveBeenCalledTimes(1)
  expect(writeFoot.mock.calls.map(([, page, pages]) => [page, pages])).toEqual([
    [1, 2],
    [2, 2]
  ])
  expect((await file.text()).startsWith('%PDF-')).toBe(true)
})

test('a text is split by script, and a space stays with what stands before it', () => {
  expect(splitScriptRuns('₹ 350 सौर ऊर्जा, A')).toEqual([
    { script: 'latin', text: '₹ 350 ' },
    { script: 'devanagari', text: 'सौर ऊर्जा' },
    { script: 'latin', text: ', A' }
  ])
})

describe('a table', () => {
  async function written(labels: readonly string[], rows: readonly string[][]): Promise<string[]> {
    const document = await newDocument()
    const write = vi.spyOn(document, 'write')
    const cells = rows.map((row) => row.map((text) => ({ texts: [text], images: [] })))
    const writeRow = beginTable(document, labels, cells)
    for (const row of cells) writeRow(row)
    return write.mock.calls.map(([{ text }]) => text)
  }

  const long = 'The owner of a home with a connection in their own name, and a society for its common meter. '.repeat(
    20
  )

  test('no word breaks, however many columns there are and however long their texts', async () => {
    const labels = ['Key', 'Label', 'Value', 'Value to', 'Unit', 'Source', 'Valid from', 'Valid to']
    const row = ['subsidy.society.perHouse', long, '78,000', '1,00,000', '₹ per kW', long, '22/11/2026', '31/03/2027']
    const words = (await written(labels, [row])).flatMap((line) => line.split(' '))
    expect(new Set(words)).toEqual(new Set([...labels, ...row].flatMap((text) => text.split(' '))))
  })

  test('a column of short texts has each on one line, and the long text takes the rest', async () => {
    const lines = await written(['Page', 'Question', 'Position'], [['Solar Services', long, '1']])
    expect(lines).toEqual(expect.arrayContaining(['Page', 'Question', 'Position', 'Solar Services', '1']))
  })

  test('a word breaks only where it is wider than a column may be', async () => {
    const address = `https://example.com/${'a'.repeat(200)}`
    const lines = await written(['Name', 'Address'], [['A name of several words', address]])
    expect(lines).toContain('A name of several words')
    expect(lines.join('').replaceAll(' ', '')).toContain(address)
  })
})
