import type { EstimateFacts, RupeeRange } from './facts.ts'

export const customers = ['home', 'society', 'business'] as const
type Customer = (typeof customers)[number]

/** The input of an estimate: rupees a month, square feet. */
export interface EstimateQuery {
  bill: number
  customer: Customer
  /** Of a society. */
  houses?: number | undefined
  /** The available roof area. */
  roof?: number | undefined
}

/** A home's system is at most this large, kW. */
const largestHome = 10

/**
 * Estimates from a monthly bill and the roof the size of a system, its price, and its savings.
 * @returns unrounded; rupees, units (kWh) a month, square feet; undefined where the roof is too small for any system
 */
export function estimate(query: EstimateQuery, facts: EstimateFacts) {
  const { bill, customer } = query
  const units = unitsOf(bill, customer, facts)
  const size = sizeOf(units, query, facts)
  if (!size) return undefined
  const { kw, limits } = size
  const generation = kw * facts.yieldPerKw
  const price = priceOf(kw, customer, facts)
  const subsidy = subsidyOf(kw, query, facts)
  const pay = { low: price.low - subsidy, high: price.high - subsidy }
  const billAfter = billOf(Math.max(0, units - generation), customer, facts)
  const saving = Math.max(0, bill - billAfter)
  return {
    units,
    kw,
    panels: Math.ceil(steady((kw * 1000) / facts.panelWatt)),
    roof: kw * facts.roofPerKw,
    generation,
    price,
    subsidy,
    pay,
    /** The instalments of a loan for a home's price. */
    emi: customer === 'home' ? { ...facts.loan, amount: installmentOf(pay.high, facts.loan) } : null,
    billAfter,
    saving,
    /** Years; null where nothing is saved. */
    payback: saving > 0 ? { low: pay.low / (12 * saving), high: pay.high / (12 * saving) } : null,
    /** The limits that reduced the size. */
    limits
  }
}

/** The bill for these units a month, rupees. */
export function billOf(units: number, customer: Customer, { tariff }: EstimateFacts): number {
  if (customer !== 'home') return units * tariff[customer]
  let charge = tariff.fixed
  let from = 0
  for (const { rate, upTo } of tariff.slabs) {
    charge += Math.max(0, Math.min(units, upTo) - from) * rate
    from = upTo
  }
  return charge * (1 + tariff.duty / 100)
}

/** The units a month that make this bill; 0 where even no unit costs more. */
export function unitsOf(bill: number, customer: Customer, { tariff }: EstimateFacts): number {
  if (customer !== 'home') return bill / tariff[customer]
  let left = bill / (1 + tariff.duty / 100) - tariff.fixed
  let units = 0
  for (const { rate, upTo } of tariff.slabs) {
    if (left <= 0) break
    const inSlab = Math.min(left / rate, upTo - units)
    units += inSlab
    left -= inSlab * rate
  }
  return units
}

function sizeOf(units: number, { customer, roof }: EstimateQuery, { yieldPerKw, roofPerKw }: EstimateFacts) {
  const step = customer === 'home' ? 0.5 : 1
  let kw = Math.max(1, Math.ceil(steady(units / yieldPerKw / step)) * step)
  const limits: ('home' | 'roof')[] = []
  if (customer === 'home' && kw > largestHome) {
    kw = largestHome
    limits.push('home')
  }
  const onRoof = roof === undefined ? Number.POSITIVE_INFINITY : Math.floor(steady((roof / roofPerKw) * 2)) / 2
  if (onRoof < 1) return undefined
  if (onRoof < kw) limits.push('roof')
  return { kw: Math.min(kw, onRoof), limits }
}

/** Returns a system's price, rupees. */
export function priceOf(kw: number, customer: Customer, { price }: Pick<EstimateFacts, 'price'>): RupeeRange {
  if (customer !== 'home') return { low: kw * price[customer].low, high: kw * price[customer].high }
  const at = (end: keyof RupeeRange) => {
    const [one, two, three] = price.home.map((range) => range[end]) as [number, number, number]
    if (kw <= 2) return one + (kw - 1) * (two - one)
    if (kw <= 3) return two + (kw - 2) * (three - two)
    return three + (kw - 3) * price.aboveKw[end]
  }
  return { low: at('low'), high: at('high') }
}

type Subsidized = Pick<EstimateQuery, 'customer' | 'houses'>
type SubsidyFacts = Pick<EstimateFacts, 'subsidy'>

/** The subsidy of PM Surya Ghar, as kW at a rate in rupees: for a society up to so many kW a house. */
export function subsidyParts(kw: number, { customer, houses = 0 }: Subsidized, { subsidy }: SubsidyFacts) {
  if (customer === 'society')
    return [{ kw: Math.min(kw, subsidy.perHouse * houses, subsidy.max), rate: subsidy.society }]
  if (customer === 'business') return []
  return [
    { kw: Math.min(kw, 2), rate: subsidy.first },
    { kw: Math.min(Math.max(kw - 2, 0), 1), rate: subsidy.third }
  ]
}

/** The same in rupees. */
export function subsidyOf(kw: number, who: Subsidized, facts: SubsidyFacts): number {
  return subsidyParts(kw, who, facts).reduce((sum, part) => sum + part.kw * part.rate, 0)
}

/** A month's installment of an annuity, rupees. */
function installmentOf(sum: number, { years, rate, max }: EstimateFacts['loan']): number {
  const principal = Math.min(sum, max)
  const months = years * 12
  const monthly = rate / 12 / 100
  return monthly === 0 ? principal / months : (principal * monthly) / (1 - (1 + monthly) ** -months)
}

/** Rounds away the last digits, in which a whole number may be off. */
function steady(value: number): number {
  return Number(value.toFixed(9))
}
