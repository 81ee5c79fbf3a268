import { expect, test } from 'vitest'
import { createFormatter } from '../../server/texts/formatter.ts'

const format = createFormatter({ companyName: 'Surya', price: '' })

test('a sentence names settings and facts, and what the page puts in', () => {
  expect(format('News of {companyName}')).toBe('News of Surya')
  expect(
    format('{count, plural, =0 {No page} one {# page} other {# pages}} with “{words}”', { count: 2, words: "'{" })
  ).toBe("2 pages with “'{”")
  expect(format('Page {page}', { page: 1 })).toBe('Page 1')
  expect(format('Page {page}', { page: 2 })).toBe('Page 2')
})

test('a sentence is left out where something that it names is missing', () => {
  expect(format('It costs {price}.')).toBe('')
  expect(format('It costs {unknown}.')).toBe('')
  expect(format('Page {page}')).toBe('')
})
