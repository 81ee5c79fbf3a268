import { expect, test } from 'vitest'
import { headState, toggled, without } from '../../app/admin/list/use-selection.ts'
import { chunks } from '../../shared/chunks.ts'

test.each([
  [[], [1, 2, 3], 'none'],
  [[2], [1, 2, 3], 'some'],
  [[1, 2, 3], [1, 2, 3], 'all'],
  [[1, 2, 3, 9], [1, 2, 3], 'all'],
  [[9], [1, 2, 3], 'none'],
  [[9], [], 'none']
])('of the chosen %j a search for %j has %s', (selected, filtered, state) => {
  expect(headState(new Set(selected), filtered, filtered.slice(0, 2))).toBe(state)
})

test('all rows of a page are not all rows', () => {
  expect(headState(new Set([1, 2]), undefined, [1, 2])).toBe('some')
})

test('a row is chosen and let go', () => {
  expect([...toggled(new Set([1]), [2])]).toEqual([1, 2])
  expect([...toggled(new Set([1, 2]), [1])]).toEqual([2])
})

test('all that a search finds is chosen and let go; other rows stay as they are', () => {
  expect([...toggled(new Set([9, 1]), [1, 2, 3])]).toEqual([9, 1, 2, 3])
  expect([...toggled(new Set([9, 1, 2, 3]), [1, 2, 3])]).toEqual([9])
})

test('ids are dropped', () => {
  expect([...without(new Set([1, 2, 3]), [2, 7])]).toEqual([1, 3])
})

test('many ids go in pieces', () => {
  expect(chunks([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(chunks([], 2)).toEqual([])
})
