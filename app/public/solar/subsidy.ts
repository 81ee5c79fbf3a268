import type { EstimateResult } from '../../../server/estimate/answer.ts'
import { priceOf, subsidyOf, subsidyParts } from '../../../server/estimate/estimate.ts'
import type { EstimateFacts, RupeeRange } from '../../../server/estimate/facts.ts'

/** The form's entries, as they were typed. */
export interface SubsidyQuery {
  /** The kinds of owners that PM Surya Ghar subsidizes. */
  owner: 'home' | 'society'
  kw: string
  houses: string
}

/** Reads the form's parameters; undefined where it was not sent. */
export function readSubsidyQuery(parameters: URLSearchParams): SubsidyQuery | undefined {
  const kw = parameters.get('kw')
  if (kw === null) return undefined
  const typed = (value: string) => value.trim().slice(0, 20)
  return {
    owner: parameters.get('type') === 'society' ? 'society' : 'home',
    kw: typed(kw),
    houses: typed(parameters.get('houses') ?? '')
  }
}

/** The same for the system of an estimate; undefined for one that gets no subsidy. */
export function subsidyQueryOf(result: EstimateResult, houses = ''): SubsidyQuery | undefined {
  if (!result || !('answer' in result) || result.answer.customer === 'business') return undefined
  return { owner: result.answer.customer, kw: String(result.answer.kw), houses }
}

/** Calculates the subsidy in rupees, with its parts as kW at a rate; or returns the faults of the entries. */
export function calculateSubsidy(
  facts: Pick<EstimateFacts, 'subsidy'>,
  { owner, kw: typedKw, houses: typedHouses }: SubsidyQuery
) {
  const kw = /^\d{1,6}([.,]\d{1,3})?$/.test(typedKw) ? Number(typedKw.replace(',', '.')) : Number.NaN
  const houses = /^\d{1,5}$/.test(typedHouses) ? Number(typedHouses) : 0
  const errors: Partial<Record<'kw' | 'houses', string>> = {}
  const sizeFault = typedKw === '' ? 'Please enter the size of the system in kW.' : faultOfSize(kw)
  if (sizeFault) errors.kw = sizeFault
  if (owner === 'society' && (houses < 1 || houses > 10_000)) errors.houses = 'Enter the number of houses, 1 to 10,000.'
  if (errors.kw || errors.houses) return { errors }
  const amount = Math.round(subsidyOf(kw, { customer: owner, houses }, facts))
  const parts = subsidyParts(kw, { customer: owner, houses }, facts)
  const counting = parts.filter((part) => part.kw > 0 && part.rate > 0)
  return { subsidy: { amount, parts: counting.map((part) => ({ ...part, kw: Number(part.kw.toFixed(3)) })) }, errors }
}

/** Returns the system's price and the price after the subsidy, rupees; undefined below the smallest that is sold. */
export function priceAfter(facts: EstimateFacts, { owner, kw: typedKw }: SubsidyQuery, subsidy: number) {
  const kw = Number(typedKw.replace(',', '.'))
  if (kw < 1) return undefined
  const price = priceOf(kw, owner, facts)
  return { kw, price, pay: afterSubsidy(price, subsidy) }
}

function afterSubsidy({ low, high }: RupeeRange, subsidy: number): RupeeRange {
  return { low: Math.max(0, low - subsidy), high: Math.max(0, high - subsidy) }
}

function faultOfSize(kw: number): string | undefined {
  if (Number.isNaN(kw)) return 'Please enter the size as a number, for example 2.5.'
  if (kw <= 0) return 'Please enter a size above 0 kW.'
  return kw > 10_000 ? 'Please enter a size of at most 10,000 kW.' : undefined
}

export type PriceRow = ReturnType<typeof priceRows>[number]

/** Returns the prices for homes of 1, 2 and 3 kW and a society's kW, with their subsidies; rupees, units (kWh) a month. */
export function priceRows(facts: EstimateFacts) {
  const row = (owner: SubsidyQuery['owner'], kw: number, price: RupeeRange) => {
    const subsidy = subsidyOf(kw, { customer: owner, houses: 1 }, facts)
    return { kw, owner, units: kw * facts.yieldPerKw, price, subsidy, pay: afterSubsidy(price, subsidy) }
  }
  return [
    ...facts.price.home.map((price, place) => row('home', place + 1, price)),
    row('society', 1, facts.price.society)
  ]
}
