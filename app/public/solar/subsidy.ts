/** Who can get the subsidy of PM Surya Ghar. */
export type PlantOwner = 'home' | 'society'

export interface SubsidyQuery {
  /** As it was typed. */
  kw: string
  owner: PlantOwner
}

/** A part of the sum: kW at a rate in rupees. */
interface Part {
  kw: number
  rate: number
}

export interface Subsidy {
  /** In rupees. */
  amount: number
  parts: Part[]
  /** Set where the plant is larger than what is subsidized, kW. */
  countedUpTo?: number
}

/** Rupees per kW of a home: 30,000 up to 2 kW, 18,000 for the third. What is beyond it gets nothing more. */
const homeSteps = [
  { upTo: 2, rate: 30_000 },
  { upTo: 3, rate: 18_000 }
]
const societySteps = [{ upTo: 500, rate: 18_000 }]

const maxKw = 10_000

/** Reads the form's parameters; undefined where it was not sent. */
export function readSubsidyQuery(parameters: URLSearchParams): SubsidyQuery | undefined {
  const kw = parameters.get('kw')
  if (kw === null) return undefined
  return { kw: kw.trim().slice(0, 20), owner: parameters.get('type') === 'society' ? 'society' : 'home' }
}

/** The subsidy, or what is wrong with the input. */
export function calculateSubsidy({ kw, owner }: SubsidyQuery): { subsidy: Subsidy } | { error: string } {
  if (kw === '') return { error: 'Please enter the size of the plant in kW.' }
  const size = /^\d{1,6}([.,]\d{1,3})?$/.test(kw) ? Number(kw.replace(',', '.')) : Number.NaN
  if (Number.isNaN(size)) return { error: 'Please enter the size as a number, for example 2.5.' }
  if (size <= 0) return { error: 'Please enter a size above 0 kW.' }
  if (size > maxKw) return { error: 'Please enter a size of at most 10,000 kW.' }
  return { subsidy: subsidyOf(size, owner) }
}

function subsidyOf(size: number, owner: PlantOwner): Subsidy {
  const steps = owner === 'home' ? homeSteps : societySteps
  const parts: Part[] = []
  let counted = 0
  for (const { upTo, rate } of steps) {
    const kw = Math.round((Math.min(size, upTo) - counted) * 1000) / 1000
    if (kw > 0) parts.push({ kw, rate })
    counted = upTo
  }
  const amount = Math.round(parts.reduce((sum, { kw, rate }) => sum + kw * rate, 0))
  return size > counted ? { amount, parts, countedUpTo: counted } : { amount, parts }
}
