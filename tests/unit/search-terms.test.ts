import { describe, expect, test } from 'vitest'
import { isOneTypo } from '../../server/search/query.ts'
import { termsOf } from '../../shared/search-terms.ts'

describe('words are the same', () => {
  test.each([
    ['pumps', 'pump'],
    ['subsidies', 'subsidy'],
    ['batteries', 'battery'],
    ['societies', 'society'],
    ['switches', 'switch'],
    ['prices', 'price'],
    ['metering', 'meter'],
    ['installed', 'installing'],
    ['LEDs', 'led'],
    ['3kw', '3 kW'],
    ['₹78,000', '78000'],
    ['1,20,000', '120000'],
    ['on-grid', 'On Grid'],
    ['३ किलोवॅट', '3 किलोवॅट'],
    ['customer’s', 'customers'],
    ['CAFÉ', 'cafe']
  ])('%s and %s', (one, other) => {
    expect(termsOf(one)).toEqual(termsOf(other))
  })
})

test('a word may be as long as a text', () => {
  expect(termsOf(`${'z'.repeat(1_000_000)}ing`)).toEqual(['z'.repeat(40)])
})

test.each([
  ['news', 'new'],
  ['glass', 'glas'],
  ['need', 'ne'],
  ['string', 'str'],
  ['कर', 'कीर']
])('%s is not %s', (one, other) => {
  expect(termsOf(one)).not.toEqual(termsOf(other))
})

test.each([
  ['invertor', 'inverter', true],
  ['pannel', 'panel', true],
  ['panel', 'pannel', true],
  ['sloar', 'solar', true],
  ['olar', 'solar', true],
  ['solar', 'solar', false],
  ['sular', 'soler', false],
  ['abcde', 'abecd', false],
  ['पवनचकी', 'पवनचक्की', false]
])('whether one typo is between %s and %s: %s', (one, other, expected) => {
  expect(isOneTypo(one, other)).toBe(expected)
})
