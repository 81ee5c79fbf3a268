import { expect, test } from 'vitest'
import { typedDay } from '../../shared/indian-format.ts'

test.each([
  ['3/4/2026', '2026-04-03'],
  ['03-04-26', '2026-04-03'],
  [' 3.4.2026 ', '2026-04-03'],
  ['3 Sep 2026', '2026-09-03'],
  ['3 september 2026', '2026-09-03'],
  ['2026-04-03', '2026-04-03'],
  ['29/02/2028', '2028-02-29'],
  ['3/4/2026 9:30', '2026-04-03T09:30'],
  ['3/4/2026, 21.05', '2026-04-03T21:05'],
  ['2026-04-03T09:30', '2026-04-03T09:30']
])('%s is a day', (typed, day) => {
  expect(typedDay(typed)).toBe(day)
})

test.each(['', 'soon', '31/2/2026', '4/13/2026', '3/4', '3/4/226', '3 xyz 2026', '3/4/2026 25:00', '2026-4-3 x'])(
  '%s is none',
  (typed) => {
    expect(typedDay(typed)).toBeUndefined()
  }
)
