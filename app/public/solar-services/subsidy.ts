/** Who gets the subsidy. */
export type Household = 'home' | 'society'

/** What the form asks for, as it was typed. */
export interface SubsidyQuestion {
  type: string
  kw: string
}

/** The subsidy for a plant, and how it comes about. */
export interface Subsidy {
  type: Household
  kw: number
  rupees: number
  /** The parts that it is the sum of. */
  parts: readonly { kw: number; rate: number }[]
  /** The plant is larger than what the subsidy counts. */
  isCapped: boolean
}

export type SubsidyAnswer = { subsidy: Subsidy } | { errors: { type?: string; kw?: string } }

/** The rates of PM Surya Ghar: so many rupees for each kW up to a size, then so many up to the next. */
const steps: Record<Household, readonly { upTo: number; rate: number }[]> = {
  home: [
    { upTo: 2, rate: 30_000 },
    { upTo: 3, rate: 18_000 }
  ],
  society: [{ upTo: 500, rate: 18_000 }]
}

const largest = 1_000

/** The subsidy that PM Surya Ghar pays for a plant of this size. */
export function subsidyOf(type: Household, kw: number): Subsidy {
  const parts = steps[type]
    .map(({ upTo, rate }, step) => ({ kw: round(Math.min(kw, upTo) - (steps[type][step - 1]?.upTo ?? 0)), rate }))
    .filter((part) => part.kw > 0)
  const rupees = Math.round(parts.reduce((sum, part) => sum + part.kw * part.rate, 0))
  return { type, kw, rupees, parts, isCapped: kw > (steps[type].at(-1)?.upTo ?? 0) }
}

/** Answers what the form asks, or says what is wrong with the question. */
export function answerSubsidy({ type, kw }: SubsidyQuestion): SubsidyAnswer {
  const size = sizeOf(kw)
  if (!isHousehold(type) || typeof size === 'string') {
    return {
      errors: {
        ...(!isHousehold(type) && { type: 'Choose who the plant is for.' }),
        ...(typeof size === 'string' && { kw: size })
      }
    }
  }
  return { subsidy: subsidyOf(type, size) }
}

/** The question in an address; none where the form was not sent. */
export function readQuestion(parameters: URLSearchParams): SubsidyQuestion | undefined {
  if (!parameters.has('kw') && !parameters.has('type')) return undefined
  const read = (name: string) => (parameters.get(name) ?? '').slice(0, 40)
  return { type: read('type'), kw: read('kw') }
}

/** The size as a number, or what is wrong with it. The unit may stand behind it. */
function sizeOf(typed: string): number | string {
  const text = typed.trim().replace(/\s*kwp?$/i, '')
  if (text === '') return 'Type the size of the plant in kW, for example 3.'
  if (!/^(?:\d{1,6}(?:\.\d{1,6})?|\.\d{1,6})$/.test(text)) return 'Type the size as a number, for example 3 or 2.5.'
  const size = round(Number(text))
  if (size <= 0) return 'The size must be more than 0 kW.'
  if (size > largest) return 'Type a size of at most 1,000 kW. For larger plants, ask us.'
  return size
}

function isHousehold(type: string): type is Household {
  return Object.hasOwn(steps, type)
}

/** To the watt. */
function round(kw: number): number {
  return Math.round(kw * 1000) / 1000
}
