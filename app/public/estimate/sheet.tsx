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
  return (
    <div data-kw={answer.kw} className="estimate-sheet text-ink">
      <div className="bg-surface">
        <p className="on-night flex flex-wrap justify-between gap-x-6 bg-night px-4 py-1 text-base text-on-night sm:px-5">
          {t('estimate.head')}
          <span className="figure tracking-[0.14em] uppercase">{t('estimate.mark')}</span>
        </p>
        <div className="px-4 pt-2 pb-3 sm:px-5">
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
        <ul className="grid grid-cols-2 overflow-clip pb-1.5">
          {estimateRows(t, answer).map(
            ([name, behind, value]) =>
              value && <Row key={name} name={name} answer={answer} behind={behind} value={value} />
          )}
        </ul>
      </div>
      <div className="slip grid gap-2 bg-surface px-4 pt-2.5 pb-5 text-base sm:px-5">
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

/** Returns the figures of an estimate: name, prefixes of the keys of its facts, and value, if any. */
export function estimateRows(t: Texts, answer: EstimateAnswer) {
  const { units, panels, roof, generation, emi, payback } = answer
  const { kw, price, subsidy, pay, billAfter, payback: years } = figuresOf(answer, t)
  const loan = emi && { amount: rupees(emi.amount), years: indianNumber(emi.years), rate: indianNumber(emi.rate) }
  return [
    ['saving', ['tariff', 'yield'], savingOf(t, answer)],
    ['size', ['tariff', 'yield', 'roof', 'panel'], t('estimate.value.size', { kw, panels, roof: indianNumber(roof) })],
    ['units', ['tariff'], t('estimate.value.month', { units: indianNumber(units) })],
    ['generation', ['yield'], t('estimate.value.month', { units: indianNumber(generation) })],
    ['price', ['price'], price],
    ['subsidy', ['subsidy'], answer.subsidy > 0 && `− ${subsidy}`],
    ['pay', ['price', 'subsidy'], answer.subsidy > 0 && pay],
    ['emi', ['price', 'subsidy', 'loan'], loan && t('estimate.value.emi', loan)],
    ['billAfter', ['tariff', 'yield'], billAfter],
    ['payback', ['tariff', 'yield', 'price', 'subsidy'], payback && t('estimate.value.years', { years })]
  ] as const
}

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

interface RowProps {
  name: 'units' | 'size' | 'generation' | 'price' | 'subsidy' | 'pay' | 'emi' | 'billAfter' | 'saving' | 'payback'
  answer: EstimateAnswer
  /** The prefixes of the keys of the figure's facts. */
  behind: readonly string[]
  value: string
}

/** The figures in boxes side by side: the readings of a bill, and what becomes of it. */
const boxes = ['units', 'generation', 'billAfter', 'payback']

function Row({ name, answer: { facts, subsidy }, behind, value }: RowProps) {
  const t = useTexts()
  const say = useMessages()
  const rests = facts.filter(({ key }) => behind.some((kind) => key.startsWith(kind)))
  const isBox = boxes.includes(name)
  const isPaid = name === 'pay' || (name === 'price' && subsidy === 0)
  /** What one saves and what one pays stand out; all else is of one size. */
  const size = name === 'saving' ? 'text-title text-leaf' : isPaid ? 'text-heading' : 'text-lg'
  return (
    <li className={isBox ? 'box has-[[open]]:col-span-2' : 'col-span-2 border-t border-line'}>
      <details>
        <summary
          className={`flex cursor-pointer px-4 sm:px-5 ${isBox ? 'flex-col py-1' : 'flex-wrap items-baseline justify-between gap-x-3'}`}
        >
          <span
            className={`underline decoration-line decoration-dotted underline-offset-4 ${isBox ? 'text-[0.9375rem] leading-tight text-muted' : ''}`}
          >
            {t(`estimate.row.${name}`)}
          </span>
          <span className={`figure ${size} ${isBox ? 'leading-tight' : 'ml-auto'}`}>{value}</span>
        </summary>
        <div data-nosnippet="" className="bg-sunken px-5 py-3 text-base text-muted print:hidden">
          <ul className="mb-2">
            {rests.map(({ key, label, value, valueTo, unit }) => (
              <li key={key} className="py-1">
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
