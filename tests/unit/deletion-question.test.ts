import { expect, test } from 'vitest'
import { consequenceText, hasDependents, sumDependents } from '../../app/admin/list/bulk-actions.tsx'
import { collections } from '../../collections/index.ts'

const { news, newsDetail, service, user } = collections

test('the question says how many go, what goes with them, and that it can be undone', () => {
  expect(consequenceText(news, 3_017, [{ collection: 'newsDetail', count: 16 }])).toBe(
    '3,017 news items, with 16 news details. You can undo this.'
  )
  expect(consequenceText(news, 1, [{ collection: 'newsDetail', count: 1 }])).toBe(
    '1 news item, with 1 news detail. You can undo this.'
  )
  expect(consequenceText(service, 2, [])).toBe('2 services. You can undo this.')
})

test('it names five of them', () => {
  expect(consequenceText(news, 2, [], ['A lift', 'A pump'])).toBe(
    '2 news items: “A lift”, “A pump”. You can undo this.'
  )
  expect(consequenceText(news, 8, [{ collection: 'newsDetail', count: 1 }], ['A', 'B', 'C', 'D', 'E', 'F'])).toBe(
    '8 news items: “A”, “B”, “C”, “D”, “E” and 3 more, with 1 news detail. You can undo this.'
  )
})

test('where it cannot be undone it says so', () => {
  expect(consequenceText(user, 1, [])).toBe('1 user. This cannot be undone.')
})

test('only where records refer to others there is something to count', () => {
  expect([news, newsDetail, service].map(hasDependents)).toEqual([true, false, false])
})

test('the counts of several calls are added up', () => {
  const counts = [
    { collection: 'newsDetail', count: 2 },
    { collection: 'service', count: 1 },
    { collection: 'newsDetail', count: 3 }
  ]
  expect(sumDependents(counts)).toEqual([
    { collection: 'newsDetail', count: 5 },
    { collection: 'service', count: 1 }
  ])
})
