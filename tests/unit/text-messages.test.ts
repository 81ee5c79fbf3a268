import { expect, test } from 'vitest'
import { originals } from '../../server/texts/catalogues.ts'
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

test.each([
  ['en', /pays for itself in 4 years/],
  ['hi', /4 साल में लागत वसूल/],
  ['mr', /खर्च 4 वर्षांत वसूल/]
] as const)(
  'an estimate that is sent to a phone does not speak of years where nothing is saved, %s',
  (language, years) => {
    const message = originals(language, false).get('estimate.whatsapp') ?? ''
    const figures = { bill: '₹200', kw: 1, price: '₹1', subsidy: '₹1', pay: '₹1', billAfter: '₹200' }
    const say = createFormatter({}, language)
    expect(say(message, { ...figures, saving: 50, payback: '4' })).toMatch(years)
    expect(say(message, { ...figures, saving: 0, payback: '–' })).toMatch(/₹200[.।]$/)
  }
)
