import { describe, expect, test } from 'vitest'
import { calculateSubsidy, readSubsidyQuery } from '../../app/public/solar/subsidy.ts'

const facts = { subsidy: { first: 30_000, third: 18_000, society: 18_000, perHouse: 3, max: 500 } }
const home = (kw: string) => calculateSubsidy(facts, { kw, owner: 'home', houses: '' })
const society = (kw: string, houses: string) => calculateSubsidy(facts, { kw, owner: 'society', houses })

describe('the subsidy of a home', () => {
  test.each([
    ['1', 30_000],
    ['2', 60_000],
    ['2.5', 69_000],
    ['2,5', 69_000],
    ['3', 78_000],
    ['10', 78_000],
    ['0.575', 17_250]
  ])('for %s kW is %i rupees', (kw, amount) => {
    expect(home(kw)).toMatchObject({ subsidy: { amount } })
  })

  test('shows how it comes about', () => {
    expect(home('5')).toEqual({
      subsidy: {
        amount: 78_000,
        parts: [
          { kw: 2, rate: 30_000 },
          { kw: 1, rate: 18_000 }
        ]
      },
      errors: {}
    })
  })
})

test.each([
  ['1', '1', 18_000, 1],
  ['20', '10', 360_000, 20],
  ['40', '10', 540_000, 30],
  ['500', '200', 9_000_000, 500],
  ['800', '400', 9_000_000, 500]
])('the subsidy of a society for %s kWp and %s houses is %i rupees', (kw, houses, amount, counted) => {
  expect(society(kw, houses)).toMatchObject({ subsidy: { amount, parts: [{ kw: counted, rate: 18_000 }] } })
})

test('a scheme that has ended pays nothing', () => {
  const ended = { subsidy: { ...facts.subsidy, first: 0, third: 0 } }
  expect(calculateSubsidy(ended, { kw: '3', owner: 'home', houses: '' })).toEqual({
    subsidy: { amount: 0, parts: [] },
    errors: {}
  })
})

test.each([
  ['', 'Please enter the size of the system in kW.'],
  ['two', 'Please enter the size as a number, for example 2.5.'],
  ['1e3', 'Please enter the size as a number, for example 2.5.'],
  ['-1', 'Please enter the size as a number, for example 2.5.'],
  ['0', 'Please enter a size above 0 kW.'],
  ['0.000', 'Please enter a size above 0 kW.'],
  ['10001', 'Please enter a size of at most 10,000 kW.']
])('%j kW is told what is wrong', (kw, error) => {
  expect(home(kw)).toEqual({ errors: { kw: error } })
})

test.each(['', '0', '10001', '2.5', 'ten'])('%j houses of a society are told what is wrong', (houses) => {
  expect(society('40', houses)).toEqual({ errors: { houses: 'Enter the number of houses, 1 to 10,000.' } })
})

test('the question is read from the address', () => {
  expect(readSubsidyQuery(new URLSearchParams())).toBeUndefined()
  expect(readSubsidyQuery(new URLSearchParams('kw= 3 &type=society&houses= 10'))).toEqual({
    kw: '3',
    owner: 'society',
    houses: '10'
  })
  expect(readSubsidyQuery(new URLSearchParams('kw=3&type=x'))).toEqual({ kw: '3', owner: 'home', houses: '' })
})
