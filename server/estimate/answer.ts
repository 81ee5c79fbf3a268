import { indianLongDay, indianNumber } from '../../shared/indian-format.ts'
import { mapValues } from '../../shared/objects.ts'
import { latinDigits } from '../../shared/text.ts'
import { ClientError, type FieldErrors, invalid } from '../errors.ts'
import type { SiteTexts } from '../texts/texts.ts'
import { customers, type EstimateQuery, estimate } from './estimate.ts'
import { estimateFactsOf, factsBehind } from './facts.ts'

/** The parameters of an estimate as they come in an address. */
export type GivenQuery = Readonly<Record<string, string | undefined>>

const inputRanges = {
  bill: { min: 200, max: 1_00_00_000, what: 'your monthly bill in rupees' },
  houses: { min: 1, max: 10_000, what: 'the number of houses' },
  roof: { min: 50, max: 10_00_000, what: 'the roof area in square feet' }
}

/** The answer of a site that lacks the facts. */
export const noEstimate = 'There is no estimate at present.'

/** @throws ClientError 422 that names every parameter that is wrong */
export function readEstimateQuery(given: GivenQuery): EstimateQuery {
  const errors: FieldErrors = {}
  const read = (name: keyof typeof inputRanges) => {
    const { min, max, what } = inputRanges[name]
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

/** Reads a typed number to the nearest whole: `3,200`, with a rupee sign, Devanagari digits; else NaN. */
function typedNumber(typed: string): number {
  const plain = latinDigits(typed).replace(/[\s,\u20b9]/g, '')
  return /^\d{1,9}(?:\.\d{1,4})?$/.test(plain) ? Math.round(Number(plain)) : Number.NaN
}

export type EstimateAnswer = ReturnType<typeof answerEstimate>

/** The result of a page's estimate: the answer, or the faults of the query by field; null where the site lacks the facts. */
export type EstimateResult = { answer: EstimateAnswer } | { errors: FieldErrors } | null

/** The same for a page, where a mistake is shown in its place. */
export function tryEstimate(given: GivenQuery, site: SiteTexts): EstimateResult {
  try {
    return { answer: answerEstimate(readEstimateQuery(given), site) }
  } catch (error) {
    if (!(error instanceof ClientError)) throw error
    return error.errors ? { errors: error.errors } : null
  }
}

/**
 * An estimate as it is shown: rupees and units whole, kW and years to one decimal; with the limits of the size and the figures that
 * have ended, in sentences, and the facts behind it.
 * @throws ClientError 404 where the site lacks the facts; 422 where the roof is too small
 */
export function answerEstimate(query: EstimateQuery, { texts: t, facts }: SiteTexts) {
  const figures = estimateFactsOf(facts)
  if (!figures) throw new ClientError(404, noEstimate)
  const exact = estimate(query, figures)
  if (!exact) throw invalid({ roof: 'A system needs room for at least 1 kW.' })
  const { limits, price, pay, emi, payback, ...numbers } = exact
  const behind = factsBehind(query.customer).flatMap((key) => facts.get(key) ?? [])
  const notes = [
    ...limits.map((limit) => t(`estimate.note.${limit}`)),
    query.customer === 'home' ? '' : t('estimate.note.fixed'),
    ...behind
      .filter(({ isEnded }) => isEnded)
      .map(({ key, label, validTo }) => {
        const day = indianLongDay(validTo ?? '', t.language)
        return key.startsWith('subsidy.')
          ? t('estimate.note.subsidyEnded', { day })
          : t('estimate.note.ended', { label, day })
      })
  ]
  return {
    customer: query.customer,
    bill: query.bill,
    query: String(
      new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])))
    ),
    ...rounded(numbers),
    ...rounded({ kw: numbers.kw }, 1),
    price: rounded(price),
    pay: rounded(pay),
    emi: emi && { ...emi, ...rounded({ amount: emi.amount }) },
    payback: payback && rounded(payback, 1),
    notes: [...new Set(notes)].filter((note) => note !== ''),
    facts: behind
  }
}

function rounded<N extends string>(values: Record<N, number>, decimals = 0): Record<N, number> {
  const unit = 10 ** decimals
  return mapValues<N, number, number>(values, (value) => Math.round(value * unit) / unit)
}
