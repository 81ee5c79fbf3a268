import { answerEstimate } from '../../../server/estimate/answer.ts'
import { billOf } from '../../../server/estimate/estimate.ts'
import { estimateFactsOf, factsBehind } from '../../../server/estimate/facts.ts'
import type { SiteTexts } from '../../../server/texts/texts.ts'
import { indianNumber, monthName, rupees } from '../../../shared/indian-format.ts'
import { withoutMarks } from '../../../shared/text-marks.ts'
import type { Texts } from '../../../texts/catalogue.ts'
import { estimateRows } from '../estimate/sheet.tsx'
import { unitsOfMonths } from '../renewable/units-by-month.tsx'

/** Reads samples of the company's documents, each as Markdown with the facts behind it; one that lacks a text or a fact is left out. */
export function readSamples({ texts: t, facts }: SiteTexts, names: readonly (keyof typeof bodies)[]) {
  // Sentences within a text are not edited in their places.
  const texts = Object.assign((...given: Parameters<Texts>) => withoutMarks(t(...given)), t)
  const behind = (name: string) => (name === 'quotation' ? factsBehind('home') : [])
  return names
    .map((name) => ({
      name,
      body: bodies[name]({ texts, facts }),
      facts: [...t.cites(`samples.${name}.`), ...behind(name)]
    }))
    .filter(({ body }) => body !== '')
}

/** The samples of what a client gets before the order and after it, by the names of the fragments with them. */
export const sampleSets = {
  'samples-before-order': ['quotation', 'shade'],
  'samples-after-order': ['test', 'report']
} as const satisfies Record<string, readonly (keyof typeof bodies)[]>

export type SampleSet = keyof typeof sampleSets

/** The names of a set's samples that the site can show. */
export function readSampleNames(site: SiteTexts, set: SampleSet) {
  return readSamples(site, sampleSets[set]).map(({ name }) => name)
}

const bodies = {
  quotation: quote,
  shade: ({ texts: t }: SiteTexts) => t('samples.shade.body'),
  test: ({ texts: t }: SiteTexts) => t('samples.test.body'),
  report: ({ texts: t }: SiteTexts) => {
    const [promised, made] = [unitsOfMonths(t('renewable.months')), unitsOfMonths(t('samples.report.made'))]
    if (!promised || !made) return ''
    const row = (name: string, promise: number, units: number) =>
      `| ${name} | ${indianNumber(promise)} | ${indianNumber(units)} | ${Math.round((units / promise) * 100)}% |`
    const sum = (units: readonly number[]) => units.reduce((all, month) => all + month, 0)
    const months = promised
      .map((promise, month) => row(monthName(month, t.language), promise, made[month] ?? 0))
      .join('\n')
    return t('samples.report.body', { months, year: row(t('samples.report.year'), sum(promised), sum(made)) })
  }
}

/** A quotation for the usual 3 kW of a home: the estimate at the bill that they just cover, and in the middle of the prices. */
function quote({ texts: t, facts }: SiteTexts): string {
  const figures = estimateFactsOf(facts)
  if (!figures) return ''
  const middle = [...facts].map(([key, fact]) => {
    if (!key.startsWith('price.home.') || fact.valueTo === null) return [key, fact] as const
    return [key, { ...fact, value: (fact.value + fact.valueTo) / 2, valueTo: null }] as const
  })
  // A rupee more would need the next size.
  const bill = Math.floor(billOf(3 * figures.yieldPerKw, 'home', figures))
  const answer = answerEstimate({ bill, customer: 'home' }, { texts: t, facts: new Map(middle) })
  const rows = estimateRows(t, answer).map(([name, value]) => [name, value || '–'])
  const { kw, panels, price } = answer
  const share = (name: string) => (price.low * (facts.get(`payment.${name}`)?.value ?? 0)) / 100
  const payments = ['order', 'material', 'end'].map((name) => [name, rupees(Math.round(share(name)))])
  return t('samples.quotation.body', { ...Object.fromEntries([...rows, ...payments]), bill: rupees(bill), kw, panels })
}
