import { expect, test } from 'vitest'
import { factValues, type SiteFact } from '../../server/texts/texts.ts'

const valuesOf = (...facts: Pick<SiteFact, 'key' | 'value' | 'valueTo' | 'unit' | 'isEnded'>[]) =>
  factValues(facts as SiteFact[])
const fact = { key: 'price.home.1kw', value: 65_000, valueTo: null, unit: '₹', isEnded: false }

test('a fact is named by its key with _ for each dot, with the sign of its unit', () => {
  expect(valuesOf(fact)).toEqual({ price_home_1kw: '₹65,000' })
  expect(valuesOf({ ...fact, value: 150_000.5, unit: '₹ per kW' })).toEqual({ price_home_1kw: '₹1,50,000.5' })
  expect(valuesOf({ ...fact, value: 6.5, unit: '% a year' })).toEqual({ price_home_1kw: '6.5%' })
  expect(valuesOf({ ...fact, value: 120_000, unit: 'units' })).toEqual({ price_home_1kw: '1,20,000' })
})

test('a range is named whole and by its ends', () => {
  expect(valuesOf({ ...fact, valueTo: 85_000 })).toEqual({
    price_home_1kw: '₹65,000 to ₹85,000',
    price_home_1kw_low: '₹65,000',
    price_home_1kw_high: '₹85,000'
  })
})

test('a slab of a tariff has a rate and an end, which are no range', () => {
  const slab = { ...fact, key: 'tariff.home.slab1', value: 5.75, unit: '₹ per unit' }
  expect(valuesOf({ ...slab, valueTo: 100 })).toEqual({ tariff_home_slab1_low: '₹5.75', tariff_home_slab1_high: '100' })
  expect(valuesOf(slab)).toEqual({ tariff_home_slab1_low: '₹5.75' })
})

test('a subsidy that has ended is not named; another ended fact is', () => {
  expect(valuesOf({ ...fact, key: 'subsidy.society', isEnded: true })).toEqual({})
  expect(valuesOf({ ...fact, isEnded: true })).toEqual({ price_home_1kw: '₹65,000' })
})
