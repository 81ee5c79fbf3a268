/** Who can get the subsidy of PM Surya Ghar. */
export type SystemOwner = 'home' | 'society'

/** The form's entries, as they were typed. */
export interface SubsidyQuery {
  owner: SystemOwner
  kw: string
  /** Of a society. */
  houses: string
}

/** The facts that the subsidy rests on, by their keys. */
export type SubsidyFacts = ReadonlyMap<string, { value: number; isEnded: boolean }>

export interface Subsidy {
  /** In rupees. */
  amount: number
  /** How the sum comes about: kW at a rate in rupees. */
  parts: { kw: number; rate: number }[]
  /** The size that is subsidized, at most that of the system, kW. */
  counted: number
}

export type SubsidyErrors = Partial<Record<'kw' | 'houses', string>>

const maxKw = 10_000
const maxHouses = 10_000

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

/** The subsidy, or what is wrong with the entries; undefined where the site lacks the facts. */
export function calculateSubsidy(
  facts: SubsidyFacts,
  query: SubsidyQuery
): { subsidy: Subsidy } | { errors: SubsidyErrors } | undefined {
  const errors: SubsidyErrors = {}
  const kw = numberIn(query.kw)
  const kwFault = faultOfSize(query.kw, kw)
  if (kwFault) errors.kw = kwFault
  const houses = /^\d{1,5}$/.test(query.houses) ? Number(query.houses) : 0
  if (query.owner === 'society' && (houses < 1 || houses > maxHouses))
    errors.houses = 'Enter the number of houses, 1 to 10,000.'
  if (errors.kw || errors.houses) return { errors }
  const subsidy = subsidyOf(facts, query.owner, kw, houses)
  return subsidy && { subsidy }
}

function faultOfSize(typed: string, kw: number): string | undefined {
  if (typed === '') return 'Please enter the size of the system in kW.'
  if (Number.isNaN(kw)) return 'Please enter the size as a number, for example 2.5.'
  if (kw <= 0) return 'Please enter a size above 0 kW.'
  return kw > maxKw ? 'Please enter a size of at most 10,000 kW.' : undefined
}

function numberIn(typed: string): number {
  return /^\d{1,6}([.,]\d{1,3})?$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN
}

/**
 * The subsidy of a system; nothing where the scheme has ended, undefined where the site lacks a fact.
 * @param kw its size @param houses of a society
 */
export function subsidyOf(facts: SubsidyFacts, owner: SystemOwner, kw: number, houses = 0): Subsidy | undefined {
  const steps = stepsOf(facts, owner, houses)
  if (!steps) return undefined
  const parts: Subsidy['parts'] = []
  let counted = 0
  for (const { upTo, rate } of steps) {
    const part = Math.round((Math.min(kw, upTo) - counted) * 1000) / 1000
    if (part <= 0 || rate === 0) continue
    parts.push({ kw: part, rate })
    counted = Math.min(kw, upTo)
  }
  return { amount: Math.round(parts.reduce((sum, part) => sum + part.kw * part.rate, 0)), parts, counted }
}

/** Rupees per kW, each up to a size in kW; what is beyond the last gets nothing. */
function stepsOf(facts: SubsidyFacts, owner: SystemOwner, houses: number) {
  const rate = (key: string) => {
    const fact = facts.get(key)
    return fact && (fact.isEnded ? 0 : fact.value)
  }
  if (owner === 'home') {
    const first = rate('subsidy.home.first')
    const third = rate('subsidy.home.third')
    if (first === undefined || third === undefined) return undefined
    return [
      { upTo: 2, rate: first },
      { upTo: 3, rate: third }
    ]
  }
  const society = rate('subsidy.society')
  const perHouse = facts.get('subsidy.society.perHouse')?.value
  const max = facts.get('subsidy.society.max')?.value
  if (society === undefined || perHouse === undefined || max === undefined) return undefined
  return [{ upTo: Math.min(perHouse * houses, max), rate: society }]
}
