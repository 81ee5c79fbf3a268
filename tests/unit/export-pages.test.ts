import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { Flow, sheet } from '../../documents/pdf/flow.ts'
import { splitRuns } from '../../documents/pdf/script-runs.ts'
import { unpackWoff } from '../../documents/pdf/woff.ts'
import { forEachLimited } from '../../shared/for-each-limited.ts'

function positions(height: number, spacing: number, count: number): [page: number, y: number][] {
  const flow = new Flow(() => {})
  return Array.from({ length: count }, () => {
    flow.makeRoom(height)
    const { pages, y } = flow
    flow.y += spacing
    return [pages, y]
  })
}

describe('the position in a document', () => {
  test('entries of 40 mm: what would pass 270 begins a new page', () => {
    expect(positions(30, 40, 8)).toEqual([
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

  test('rows of 30 mm reach 270 and no further', () => {
    expect(positions(30, 30, 9).map(([page, y]) => `${page}:${y}`)).toEqual(
      '1:40 1:70 1:100 1:130 1:160 1:190 1:220 2:30 2:60'.split(' ')
    )
  })

  test('what is higher than a page begins on the one that is empty', () => {
    const flow = new Flow(() => {})
    flow.makeRoom(500)
    expect([flow.pages, flow.y]).toEqual([1, sheet.firstTop])
    flow.y += 1
    flow.makeRoom(500)
    expect([flow.pages, flow.y]).toEqual([2, sheet.top])
    flow.makeRoom(500)
    expect(flow.pages).toBe(2)
  })

  test('every new page is announced before it is written on', () => {
    let announced = 0
    const flow = new Flow(() => announced++)
    flow.y = sheet.limit
    flow.makeRoom(1)
    expect(announced).toBe(1)
  })
})

test('a text is parted by script, and a space stays with what stands before it', () => {
  expect(splitRuns('₹ 350 सौर ऊर्जा, A')).toEqual([
    { face: 'latinExt', text: '₹ ' },
    { face: 'latin', text: '350 ' },
    { face: 'devanagari', text: 'सौर ऊर्जा' },
    { face: 'latin', text: ', A' }
  ])
})

test('a font is unpacked whole', async () => {
  const file = path.join(import.meta.dirname, '..', '..', 'assets', 'fonts', 'export', 'anek-latin-400.woff')
  const woff = readFileSync(file)
  const font = await unpackWoff(woff.buffer.slice(woff.byteOffset, woff.byteOffset + woff.length) as ArrayBuffer)
  const view = new DataView(font.buffer)
  expect(view.getUint32(0)).toBe(0x00010000)
  // WOFF states how long the font is that it holds.
  expect(font.length).toBe(woff.readUInt32BE(16))
  const tags = Array.from({ length: view.getUint16(4) }, (_, index) =>
    String.fromCharCode(...font.subarray(12 + index * 16, 16 + index * 16))
  )
  expect(tags).toEqual(expect.arrayContaining(['cmap', 'glyf', 'GSUB', 'head']))
})

test('work is done in turns, so many at a time, and a failure is told', async () => {
  let running = 0
  let most = 0
  const done: number[] = []
  await forEachLimited([1, 2, 3, 4, 5], 2, async (item) => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    done.push(item)
  })
  expect(done).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
  await expect(forEachLimited([1], 2, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
})
