import { indianNumber } from '../../shared/indian-format.ts'
import { latinDigits } from '../../shared/text.ts'
import { type FieldErrors, invalid } from '../errors.ts'
import type { EstimateQuery } from './estimate.ts'

/** The parameters of an estimate as they come in an address. */
export type GivenQuery = Readonly<Record<string, string | undefined>>

const limits = {
  bill: { min: 200, max: 1_00_00_000, what: 'your monthly bill in rupees' },
  houses: { min: 1, max: 10_000, what: 'the number of houses' },
  roof: { min: 50, max: 10_00_000, what: 'the roof area in square feet' }
}

const customers = ['home', 'society', 'business'] as const

/** @throws ClientError 422 that names every parameter that is wrong */
export function readEstimateQuery(given: GivenQuery): EstimateQuery {
  const errors: FieldErrors = {}
  const read = (name: keyof typeof limits) => {
    const { min, max, what } = limits[name]
    const value = typedNumber(given[name] ?? '')
    if (!(value >= min && value <= max)) errors[name] = `Enter ${what}, ${indianNumber(min)} to ${indianNumber(max)}.`
    return value
  }
  const customer = customers.find((name) => name === (given.customer || 'home'))
  if (!customer) errors.customer = 'Choose home, society or business.'
  const query = {
    bill: read('bill'),
    customer: customer ?? 'home',
    houses: customer === 'society' ? read('houses') : undefined,
    roof: given.roof?.trim() ? read('roof') : undefined
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return query
}

/** A number as people type it, to the nearest whole: `3,200`, with a rupee sign, Devanagari digits; else NaN. */
function typedNumber(typed: string): number {
  const plain = latinDigits(typed).replace(/[\s,\u20b9]/g, '')
  return /^\d{1,9}(?:\.\d{1,4})?$/.test(plain) ? Math.round(Number(plain)) : Number.NaN
}
