import { describe, expect, test } from 'vitest'
import { calculateSubsidy, readSubsidyQuery } from '../../app/public/solar/subsidy.ts'

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
    expect(calculateSubsidy({ kw, owner: 'home' })).toMatchObject({ subsidy: { amount } })
  })

  test('shows how it comes about', () => {
    expect(calculateSubsidy({ kw: '5', owner: 'home' })).toEqual({
      subsidy: {
        amount: 78_000,
        parts: [
          { kw: 2, rate: 30_000 },
          { kw: 1, rate: 18_000 }
        ],
        countedUpTo: 3
      }
    })
  })
})

test.each([
  ['1', 18_000],
  ['20', 360_000],
  ['500', 9_000_000],
  ['800', 9_000_000]
])('the subsidy of a society for %s kWp is %i rupees', (kw, amount) => {
  expect(calculateSubsidy({ kw, owner: 'society' })).toMatchObject({ subsidy: { amount } })
})

test.each([
  ['', 'Please enter the size of the plant in kW.'],
  ['two', 'Please enter the size as a number, for example 2.5.'],
  ['1e3', 'Please enter the size as a number, for example 2.5.'],
  ['-1', 'Please enter the size as a number, for example 2.5.'],
  ['0', 'Please enter a size above 0 kW.'],
  ['0.000', 'Please enter a size above 0 kW.'],
  ['10001', 'Please enter a size of at most 10,000 kW.']
])('%j kW is told what is wrong', (kw, error) => {
  expect(calculateSubsidy({ kw, owner: 'home' })).toEqual({ error })
})

test('the question is read from the address', () => {
  expect(readSubsidyQuery(new URLSearchParams())).toBeUndefined()
  expect(readSubsidyQuery(new URLSearchParams('kw= 3 &type=society'))).toEqual({ kw: '3', owner: 'society' })
  expect(readSubsidyQuery(new URLSearchParams('kw=3&type=x'))).toEqual({ kw: '3', owner: 'home' })
})
