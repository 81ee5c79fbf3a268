import { estimateFacts } from '../../collections/fact.ts'
import type { SiteFact } from '../texts/texts.ts'

export type RupeeRange = Record<'low' | 'high', number>

export type EstimateFacts = NonNullable<ReturnType<typeof estimateFactsOf>>

type Key = (typeof estimateFacts)[number]

/** Facts that are used as divisors, and so must not be 0. */
const divisors: Key[] = [
  'tariff.society.rate',
  'tariff.business.rate',
  'yield.month',
  'roof.perKw',
  'panel.watt',
  'loan.years'
]

/**
 * Returns the figures of the site's facts. An ended subsidy is 0; another ended fact still counts.
 * @returns undefined where one is missing, or cannot be calculated with
 */
export function estimateFactsOf(facts: ReadonlyMap<string, SiteFact>) {
  if (estimateFacts.some((key) => !facts.has(key))) return undefined
  const find = (key: Key) => facts.get(key) as SiteFact
  const value = (key: Key) => find(key).value
  const range = (key: Key): RupeeRange => ({ low: value(key), high: find(key).valueTo ?? value(key) })
  const subsidy = (key: Key) => (find(key).isEnded ? 0 : value(key))
  const slabs = slabKeys.map((key, place) => ({
    rate: value(key),
    // The last slab has no end.
    upTo: (place < slabKeys.length - 1 ? find(key).valueTo : null) ?? Number.POSITIVE_INFINITY
  }))
  const areSlabs = slabs.every(({ rate, upTo }, place) => rate > 0 && upTo > (slabs[place - 1]?.upTo ?? 0))
  if (!areSlabs || divisors.some((key) => value(key) <= 0)) return undefined
  return {
    tariff: {
      /** Rupees per unit, up to so many units a month; the last has no end. */
      slabs,
      /** Rupees a month. */
      fixed: value('tariff.home.fixed'),
      /** %. */
      duty: value('tariff.home.duty'),
      /** Rupees per unit, all in. */
      society: value('tariff.society.rate'),
      business: value('tariff.business.rate')
    },
    /** Units per kW a month. */
    yieldPerKw: value('yield.month'),
    /** Square feet per kW. */
    roofPerKw: value('roof.perKw'),
    panelWatt: value('panel.watt'),
    /** Rupees: of a home's 1, 2 and 3 kW, and of each kW more; per kW for the others. */
    price: {
      home: [range('price.home.1kw'), range('price.home.2kw'), range('price.home.3kw')],
      aboveKw: range('price.home.aboveKw'),
      society: range('price.society.perKw'),
      business: range('price.business.perKw')
    },
    /** Rupees per kW, kW a house, kW in all. */
    subsidy: {
      first: subsidy('subsidy.home.first'),
      third: subsidy('subsidy.home.third'),
      society: subsidy('subsidy.society'),
      perHouse: value('subsidy.society.perHouse'),
      max: value('subsidy.society.max')
    },
    /** Years, % a year, rupees. */
    loan: { years: value('loan.years'), rate: value('loan.rate'), max: value('loan.max') }
  }
}

const slabKeys = ['tariff.home.slab1', 'tariff.home.slab2', 'tariff.home.slab3', 'tariff.home.slab4'] as const

/** The keys of the figures that a kind of customer's estimate rests on. @param kinds how they begin; by default all */
export function factsBehind(customer: string, ...kinds: string[]): Key[] {
  const own = new RegExp(`^(?:tariff|price|subsidy)\\.${customer}\\b`)
  const isCommon = /^(?:yield|roof|panel)\./
  return estimateFacts.filter(
    (key) =>
      (own.test(key) || isCommon.test(key) || (customer === 'home' && key.startsWith('loan.'))) &&
      (kinds.length === 0 || kinds.some((kind) => key.startsWith(kind)))
  )
}
