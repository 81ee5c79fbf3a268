import { expect, test } from 'vitest'
import { ageText, agoText, daysUntil, dueText } from '../../shared/due.ts'

const now = Date.parse('2026-11-22T10:00:00Z')

test.each([
  ['2026-11-22T10:00:30Z', '0 min'],
  ['2026-11-22T09:01:00Z', '59 min'],
  ['2026-11-22T08:00:00Z', '2 h'],
  ['2026-11-20T10:00:01Z', '47 h'],
  ['2026-11-19T10:00:00Z', '3 days']
])('%s is %s old', (at, text) => {
  expect(ageText(at, now)).toBe(text)
})

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
  ['2026-11-22T09:58:00Z', '2 minutes ago'],
  ['2026-11-22T08:00:00Z', '2 hours ago'],
  ['2026-11-21T10:00:00Z', '1 day ago']
])('%s was %s', (at, text) => {
  expect(agoText(at, now)).toBe(text)
})
