import { href } from 'react-router'
import type { EstimateAnswer } from '../../../server/estimate/answer.ts'
import { indianNumber, rangeOf, rupees } from '../../../shared/indian-format.ts'
import type { Language } from '../../../shared/languages.ts'
import type { Texts } from '../../../texts/catalogue.ts'
import { AsOf } from '../as-of.tsx'
import { Chart } from '../chart.tsx'
import { Link } from '../link.tsx'
import { useMessages, useTexts } from '../texts.tsx'

/** An estimate, ruled like an electricity bill: each figure opens to the facts that it rests on. */
export function EstimateSheet({ answer }: { answer: EstimateAnswer }) {
  const t = useTexts()
  const { bill, customer, billAfter, saving } = answer
  const values = new Map<RowName, string>(estimateRows(t, answer))
  return (
    <div data-kw={answer.kw} className="estimate-sheet text-ink">
      <div className="bg-surface">
        <p className="on-night flex flex-wrap justify-between gap-x-6 bg-night px-5 py-1 text-base text-on-night">
          {t('estimate.head')}
          <span className="figure tracking-[0.14em] uppercase">{t('estimate.mark')}</span>
        </p>
        <div className="px-5 pt-2 pb-3">
          <p className="text-base text-muted">{t(`estimate.for.${customer}`, { bill: indianNumber(bill) })}</p>
          {/* To the eye the row of the saving says it. */}
          <h2 data-spoken className="sr-only">
            {estimateSummary(t, answer)}
          </h2>
          {/* The bill as it is, and how much of it remains; paler where fixed charges, which are not known, remain too. */}
          <Chart width={bill} height={1} fit="none" className="mt-2 h-2.5 w-full">
            <rect width={bill} height="1" className={customer === 'home' ? 'fill-leaf' : 'fill-leaf/50'} />
            <rect width={billAfter} height="1" className="fill-ink" />
          </Chart>
        </div>
        <ul>
          {lines.map((line) => (
            <Line key={line.name} {...line} values={values} facts={answer.facts} />
          ))}
        </ul>
      </div>
      <div className="slip grid gap-2 bg-surface px-5 pt-2.5 pb-5 text-base">
        <div className="leading-snug text-muted">
          {saving === 0 && <p>{t('estimate.tooSmall')}</p>}
          {answer.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {customer === 'home' && saving > 0 && <p>{t('estimate.year')}</p>}
          <p>{t('estimate.basis')}</p>
        </div>
        <p className="flex flex-wrap gap-2 print:hidden">
          <Link
            to={`${href('/contact')}?${new URLSearchParams({ topic: 'visit', estimate: answer.query })}`}
            text={t('estimate.visit')}
            look="sun"
            className="grow basis-40 sm:basis-auto"
          />
          <Link
            to={`https://wa.me/?${new URLSearchParams({ text: t('estimate.whatsapp', figuresOf(answer, t)) })}`}
            text={t('estimate.send')}
            look="quiet"
            className="grow basis-40 sm:basis-auto"
          />
          <button type="button" data-print hidden className="button button-quiet">
            {t('estimate.print')}
          </button>
        </p>
      </div>
    </div>
  )
}

/** Returns the figures of an estimate: the name of each in the texts, and its value, empty where there is none. */
export function estimateRows(t: Texts, answer: EstimateAnswer) {
  const { units, panels, roof, generation, emi, payback } = answer
  const { kw, price, subsidy, pay, billAfter, payback: years } = figuresOf(answer, t)
  const loan = emi && { amount: rupees(emi.amount), years: indianNumber(emi.years), rate: indianNumber(emi.rate) }
  return [
    ['saving', savingOf(t, answer)],
    ['size', t('estimate.value.size', { kw, panels, roof: indianNumber(roof) })],
    ['units', t('estimate.value.month', { units: indianNumber(units) })],
    ['generation', t('estimate.value.month', { units: indianNumber(generation) })],
    ['price', price],
    ['subsidy', answer.subsidy > 0 ? `− ${subsidy}` : ''],
    ['pay', pay],
    ['emi', loan ? t('estimate.value.emi', loan) : ''],
    ['billAfter', billAfter],
    ['payback', payback ? t('estimate.value.years', { years }) : '']
  ] as const
}

type RowName = ReturnType<typeof estimateRows>[number][0]

/** Those of its figures that are the same in every sentence. */
function figuresOf({ bill, customer, kw, price, subsidy, pay, billAfter, saving, payback }: EstimateAnswer, t: Texts) {
  const { language } = t
  const left = t('estimate.value.amountMonth', { amount: rupees(billAfter) })
  return {
    bill: rupees(bill),
    kw: String(kw),
    price: rupees(price.low, price.high, language),
    subsidy: rupees(subsidy),
    pay: rupees(pay.low, pay.high, language),
    // Only a home's fixed charge is known: the others' are within the price of a unit, and stay when no unit is bought.
    billAfter:
      customer === 'home'
        ? left
        : billAfter > 0
          ? t('estimate.value.andFixed', { left })
          : t('estimate.value.onlyFixed'),
    saving,
    payback: payback ? range(payback.low, payback.high, language) : '–'
  }
}

/** The saving of a month, an upper limit: the fixed charges of others than homes, and a year's dust and clouds, are not known. */
export function savingOf(t: Texts, { saving }: EstimateAnswer): string {
  return t('estimate.value.most', { amount: rupees(saving) })
}

export function estimateSummary(t: Texts, { kw, saving }: EstimateAnswer): string {
  return t('estimate.answer', { kw: String(kw), saving: rupees(saving) })
}

interface LineProps {
  name: RowName
  /** The figure below the name. */
  note?: RowName
  /** The figures that it opens to, before the facts. */
  more?: readonly RowName[]
  /** The prefixes of the keys of the facts behind all of them. */
  behind: readonly string[]
}

/** What a visitor asks: what it saves, how large it is, what it costs and when it is paid back. All else is one click below. */
const lines: readonly LineProps[] = [
  { name: 'saving', note: 'billAfter', more: ['units', 'generation'], behind: ['tariff', 'yield'] },
  { name: 'size', behind: ['tariff', 'yield', 'roof', 'panel'] },
  { name: 'pay', note: 'subsidy', more: ['price', 'emi'], behind: ['price', 'subsidy', 'loan'] },
  { name: 'payback', behind: ['tariff', 'yield', 'price', 'subsidy'] }
]

interface LineOfAnswer extends LineProps, Pick<EstimateAnswer, 'facts'> {
  values: ReadonlyMap<RowName, string>
}

function Line({ name, note, more = [], behind, values, facts }: LineOfAnswer) {
  const t = useTexts()
  const say = useMessages()
  const rests = facts.filter(({ key }) => behind.some((kind) => key.startsWith(kind)))
  if (!values.get(name)) return null
  const noted = note && values.get(note)
  return (
    <li>
      <details>
        <summary className={name}>
          <span>{t(`estimate.row.${name}`)}</span>
          <span className="figure">{values.get(name)}</span>
          {noted && <span className="note">{`${t(`estimate.row.${note}`)}: ${noted}`}</span>}
        </summary>
        <div data-nosnippet="">
          <dl>
            {more.map(
              (each) =>
                values.get(each) && (
                  <div key={each}>
                    <dt>{t(`estimate.row.${each}`)}</dt>
                    <dd className="figure">{values.get(each)}</dd>
                  </div>
                )
            )}
          </dl>
          <ul>
            {rests.map(({ key, label, value, valueTo, unit }) => (
              <li key={key}>
                {label}: {range(value, (!key.includes('.slab') && valueTo) || value, t.language)} {say(unit)}
              </li>
            ))}
          </ul>
          <AsOf facts={rests.map(({ key }) => key)} />
        </div>
      </details>
    </li>
  )
}

function range(low: number, high: number, language: Language): string {
  return low === high ? indianNumber(low) : rangeOf(indianNumber(low), indianNumber(high), language)
}
