import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { estimateFacts } from '../../collections/fact.ts'
import { readEstimateQuery } from '../../server/estimate/answer.ts'
import { billOf, type EstimateQuery, estimate, subsidyOf, unitsOf } from '../../server/estimate/estimate.ts'
import { type EstimateFacts, estimateFactsOf } from '../../server/estimate/facts.ts'
import type { SiteFact } from '../../server/texts/texts.ts'
import { demoFacts } from '../../texts/demo/facts.ts'

const siteFacts = new Map(
  demoFacts.map((fact) => [
    fact.key as string,
    { valueTo: null, validTo: null, isEnded: false, ...fact } as unknown as SiteFact
  ])
)
const withFact = (key: string, change: Partial<SiteFact>) =>
  new Map([...siteFacts, [key, { ...(siteFacts.get(key) as SiteFact), ...change }]])
const facts = estimateFactsOf(siteFacts) as EstimateFacts

const bill = fc.integer({ min: 200, max: 1_00_00_000 })
const customer = fc.constantFrom('home', 'society', 'business' as const)
const query = fc.record({ bill, customer, houses: fc.integer({ min: 1, max: 10_000 }) })
const estimated = (one: EstimateQuery) => estimate(one, facts) as NonNullable<ReturnType<typeof estimate>>

describe('whatever the bill is', () => {
  test('the bill of the units is the bill, but for one below the fixed charge', () => {
    fc.assert(
      fc.property(bill, customer, (sum, who) => {
        const units = unitsOf(sum, who, facts)
        const back = billOf(units, who, facts)
        if (units > 0) expect(back).toBeCloseTo(sum, 4)
        else expect(back).toBeGreaterThanOrEqual(sum)
      })
    )
  })

  test('more bill never gives fewer kW', () => {
    fc.assert(
      fc.property(query, fc.integer({ min: 0, max: 10_00_000 }), (one, more) => {
        expect(estimated({ ...one, bill: one.bill + more }).kw).toBeGreaterThanOrEqual(estimated(one).kw)
      })
    )
  })

  test('no subsidy goes beyond its limit, and none is more than the price', () => {
    fc.assert(
      fc.property(query, (one) => {
        const { subsidy, price } = estimated(one)
        const most = { home: 78_000, society: 18_000 * Math.min(3 * one.houses, 500), business: 0 }
        expect(subsidy).toBeLessThanOrEqual(most[one.customer])
        expect(subsidy).toBeLessThan(price.low)
      })
    )
  })

  test('the new bill is no more than the old one, unless no unit is saved', () => {
    fc.assert(
      fc.property(query, (one) => {
        const { billAfter, saving, units } = estimated(one)
        expect(saving).toBeGreaterThanOrEqual(0)
        if (units > 0) expect(billAfter + saving).toBeCloseTo(one.bill, 4)
      })
    )
  })

  test('the roof is never larger than what there is', () => {
    fc.assert(
      fc.property(query, fc.integer({ min: 50, max: 10_00_000 }), (one, roof) => {
        const result = estimate({ ...one, roof }, facts)
        if (roof < facts.roofPerKw) expect(result).toBeUndefined()
        else expect(result?.roof).toBeLessThanOrEqual(roof)
      })
    )
  })
})

describe('a home', () => {
  test('of 300 units gets 2.5 kW: half kW upwards, and the subsidy of 69,000', () => {
    const sum = billOf(300, 'home', facts)
    expect(estimated({ bill: sum, customer: 'home' })).toMatchObject({ kw: 2.5, subsidy: 69_000, panels: 5, roof: 250 })
  })

  test.each([
    [1, 65_000],
    [1.5, 87_500],
    [2, 1_10_000],
    [2.5, 1_30_000],
    [3, 1_50_000],
    [4.5, 2_17_500]
  ])('%d kW costs at least %d: straight lines between the sizes', (kw, low) => {
    const sum = billOf(kw * facts.yieldPerKw, 'home', facts)
    expect(estimated({ bill: sum, customer: 'home' })).toMatchObject({ kw, price: { low } })
  })

  test('gets no more than 10 kW, and is told', () => {
    expect(estimated({ bill: 90_000, customer: 'home' })).toMatchObject({ kw: 10, limits: ['home'] })
  })

  test('is told where the roof limits it, to the half kW', () => {
    expect(estimated({ bill: 9_000, customer: 'home', roof: 270 })).toMatchObject({ kw: 2.5, limits: ['roof'] })
  })

  test('below the fixed charge uses no units, saves nothing, and has no payback', () => {
    const cheap = { ...facts, tariff: { ...facts.tariff, fixed: 500 } }
    expect(estimate({ bill: 200, customer: 'home' }, cheap)).toMatchObject({
      units: 0,
      kw: 1,
      saving: 0,
      payback: null
    })
  })

  test('pays an annuity: 2 lakh over 10 years at 12 % is 2,869 a month', () => {
    const loan = { ...facts, loan: { years: 10, rate: 12, max: 2_00_000 } }
    expect(estimate({ bill: 60_000, customer: 'home' }, loan)?.emi?.amount).toBeCloseTo(2869.42, 1)
    const free = { ...facts, loan: { years: 10, rate: 0, max: 1_20_000 } }
    expect(estimate({ bill: 60_000, customer: 'home' }, free)?.emi?.amount).toBe(1_000)
  })
})

test.each([
  [40, 10, 5_40_000],
  [40, 20, 7_20_000],
  [600, 1_000, 90_00_000]
])('a society of %d kW and %d houses gets %d', (kw, houses, sum) => {
  expect(subsidyOf(kw, { customer: 'society', houses }, facts)).toBe(sum)
})

describe('the facts', () => {
  test('an ended subsidy is nothing; another ended fact counts on', () => {
    expect(estimateFactsOf(withFact('subsidy.home.first', { isEnded: true }))?.subsidy.first).toBe(0)
    expect(estimateFactsOf(withFact('yield.month', { isEnded: true }))?.yieldPerKw).toBe(facts.yieldPerKw)
  })

  test.each([
    ['yield.month', { value: 0 }],
    ['panel.watt', { value: -1 }],
    ['tariff.home.slab2', { valueTo: 50 }],
    ['tariff.home.slab1', { value: 0 }]
  ])('%s of %o cannot be calculated with', (key, change) => {
    expect(estimateFactsOf(withFact(key, change))).toBeUndefined()
  })

  test('one that is missing leaves no estimate', () => {
    for (const key of estimateFacts) {
      const without = new Map(siteFacts)
      without.delete(key)
      expect(estimateFactsOf(without), key).toBeUndefined()
    }
  })
})

describe('what is asked', () => {
  test.each(['3200', '3,200', '₹ 3,200', ' 3200.40 ', '३२००'])('%s is a bill', (typed) => {
    expect(readEstimateQuery({ bill: typed })).toEqual({ bill: 3200, customer: 'home' })
  })

  test.each(['', '199', '10000001', 'x', '1e5', '-500', '0x400', '３２００'])('%s is none', (typed) => {
    expect(() => readEstimateQuery({ bill: typed })).toThrow('Enter your monthly bill in rupees, 200 to 1,00,00,000.')
  })

  test('a society gives its houses; every fault has its field', () => {
    expect(readEstimateQuery({ bill: '50000', customer: 'society', houses: '40' })).toMatchObject({ houses: 40 })
    const faults = () => readEstimateQuery({ bill: '1', customer: 'society', roof: '7' })
    expect(faults).toThrow(
      expect.objectContaining({
        status: 422,
        errors: {
          bill: 'Enter your monthly bill in rupees, 200 to 1,00,00,000.',
          houses: 'Enter the number of houses, 1 to 10,000.',
          roof: 'Enter the roof area in square feet, 50 to 10,00,000.'
        }
      })
    )
    expect(() => readEstimateQuery({ bill: '3200', customer: 'constructor' })).toThrow('Choose home')
  })
})
