import { expect, test } from 'vitest'
import { agoText, daysUntil, dueText } from '../../shared/due.ts'

const now = Date.parse('2026-11-22T10:00:00Z')

test.each([
  ['2026-11-20', '2 days late'],
  ['2026-11-21', '1 day late'],
  ['2026-11-22', 'Today'],
  ['2026-11-23', 'Tomorrow'],
  ['2026-12-02', 'In 10 days']
])('%s is due: %s', (day, text) => {
  expect(dueText(daysUntil(day, '2026-11-22'))).toBe(text)
})

test.each([
  ['2026-11-22T10:00:30Z', 'just now'],
  ['2026-11-22T09:58:00Z', '2 min ago'],
  ['2026-11-22T08:00:00Z', '2 hr ago'],
  ['2026-11-21T10:00:00Z', '1 day ago']
])('%s was %s', (at, text) => {
  expect(agoText(at, now)).toBe(text)
})
