import { indianLongDay } from '../../shared/indian-format.ts'
import { ClientError, type FieldErrors, invalid } from '../errors.ts'
import type { SiteTexts } from '../texts/texts.ts'
import { type EstimateQuery, estimate } from './estimate.ts'
import { estimateFactsOf, factsBehind, type Range } from './facts.ts'
import { type GivenQuery, readEstimateQuery } from './query.ts'

export type EstimateAnswer = ReturnType<typeof answerEstimate>

/** What a page says to a question: the estimate, or what is wrong with the question by field; null where the site has not the facts. */
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
 * An estimate as it is shown: rupees and units whole, kW and years to one decimal; with what limited the size and which figures
 * have ended, in sentences, and the facts that it rests on.
 * @throws ClientError 404 where the site has not the facts; 422 where the roof is too small
 */
export function answerEstimate(query: EstimateQuery, { texts: t, facts }: SiteTexts) {
  const figures = estimateFactsOf(facts)
  if (!figures) throw new ClientError(404, 'There is no estimate at present.')
  const exact = estimate(query, figures)
  if (!exact) throw invalid({ roof: 'A system needs room for at least 1 kW.' })
  const { limits, ...shown } = exact
  const behind = factsBehind(query.customer).flatMap((key) => facts.get(key) ?? [])
  const notes = [
    ...limits.map((limit) => t(`estimate.note.${limit}`)),
    ...behind
      .filter(({ isEnded }) => isEnded)
      .map(({ key, label, validTo }) => {
        const day = indianLongDay(validTo ?? '')
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
    ...shown,
    units: Math.round(shown.units),
    kw: oneDecimal(shown.kw),
    roof: Math.round(shown.roof),
    generation: Math.round(shown.generation),
    price: whole(shown.price),
    subsidy: Math.round(shown.subsidy),
    pay: whole(shown.pay),
    emi: shown.emi && { ...shown.emi, amount: Math.round(shown.emi.amount) },
    billAfter: Math.round(shown.billAfter),
    saving: Math.round(shown.saving),
    payback: shown.payback && { low: oneDecimal(shown.payback.low), high: oneDecimal(shown.payback.high) },
    notes: [...new Set(notes)].filter((note) => note !== ''),
    facts: behind
  }
}

function whole({ low, high }: Range): Range {
  return { low: Math.round(low), high: Math.round(high) }
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}
