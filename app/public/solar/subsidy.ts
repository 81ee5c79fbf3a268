/** For whom a plant is: only these two may have the subsidy of PM Surya Ghar. */
export type PlantOwner = 'home' | 'society'

/** What somebody asked for: the size as it was typed, and the owner. */
export interface SubsidyQuestion {
  kw: string
  owner: PlantOwner
}

/** A part of the sum: so many kW at so many rupees. */
interface Part {
  kw: number
  rate: number
}

/** The subsidy in rupees, and how it comes about. */
export interface Subsidy {
  amount: number
  parts: Part[]
  /** The size is beyond what is counted, kW. */
  countedUpTo?: number
}

/** Rupees per kW of a home: 30,000 up to 2 kW, 18,000 for the third. What is beyond it gets nothing more. */
const homeSteps = [
  { upTo: 2, rate: 30_000 },
  { upTo: 3, rate: 18_000 }
]
const societySteps = [{ upTo: 500, rate: 18_000 }]

/** Nobody plans a roof beyond this, kW. */
const largest = 10_000

/** What the address asks for; nothing where it asks for nothing. */
export function readSubsidyQuestion(parameters: URLSearchParams): SubsidyQuestion | undefined {
  const kw = parameters.get('kw')
  if (kw === null) return undefined
  return { kw: kw.trim().slice(0, 20), owner: parameters.get('type') === 'society' ? 'society' : 'home' }
}

/** The answer: a subsidy, or what is wrong with the question. */
export function answerSubsidy({ kw, owner }: SubsidyQuestion): { subsidy: Subsidy } | { error: string } {
  if (kw === '') return { error: 'Please enter the size of the plant in kW.' }
  const size = /^\d{1,6}([.,]\d{1,3})?$/.test(kw) ? Number(kw.replace(',', '.')) : Number.NaN
  if (Number.isNaN(size)) return { error: 'Please enter the size as a number, for example 2.5.' }
  if (size <= 0) return { error: 'Please enter a size above 0 kW.' }
  if (size > largest) return { error: 'Please enter a size of at most 10,000 kW.' }
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
