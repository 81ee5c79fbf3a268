import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastPage, pageWindow } from '../../ui/pagination.tsx'

test.each([
  [0, 10, 1],
  [1, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [1_000, 100, 10]
])('%i records of %i a page end on page %i', (total, size, last) => {
  expect(lastPage(total, size)).toBe(last)
})

test.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 20, [1, 2, 3, 4, 5, 'gap', 20]],
  [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
  [10, 20, [1, 'gap', 9, 10, 11, 'gap', 20]],
  [17, 20, [1, 'gap', 16, 17, 18, 19, 20]],
  [20, 20, [1, 'gap', 16, 17, 18, 19, 20]]
])('on page %i of %i', (current, last, entries) => {
  expect(pageWindow(current, last)).toEqual(entries)
})

test('offers the first, the last and the neighbours, and no gap for a single page', () => {
  const pages = fc
    .integer({ min: 1, max: 500 })
    .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)))
  fc.assert(
    fc.property(pages, ([current, last]) => {
      const entries = pageWindow(current, last)
      for (const page of [1, current - 1, current, current + 1, last]) {
        if (page >= 1 && page <= last) expect(entries).toContain(page)
      }
      entries.forEach((entry, index) => {
        if (entry === 'gap') expect(Number(entries[index + 1]) - Number(entries[index - 1])).toBeGreaterThan(2)
      })
    })
  )
})
