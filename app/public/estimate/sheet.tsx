import { href } from 'react-router'
import type { EstimateAnswer } from '../../../server/estimate/answer.ts'
import type { SiteFact } from '../../../server/texts/texts.ts'
import { indianLongDay, indianNumber, rupees } from '../../../shared/indian-format.ts'
import type { Texts } from '../../../texts/catalogue.ts'
import { Link, LinkWhere } from '../link.tsx'
import { useTexts } from '../texts.tsx'

/** An estimate, ruled like an electricity bill: each figure opens to the facts that it rests on. */
export function EstimateSheet({ answer }: { answer: EstimateAnswer }) {
  const t = useTexts()
  const { bill, customer, saving } = answer
  return (
    <div className="estimate-sheet rounded-t-md border border-line bg-surface text-ink tabular-nums">
      <div className="border-b-2 border-ink px-5 py-4">
        <p className="text-muted">{t(`estimate.for.${customer}`, { bill: indianNumber(bill) })}</p>
        <h2 data-spoken className="text-2xl">
          {estimateSummary(t, answer)}
        </h2>
      </div>
      <ul>
        {estimateRows(t, answer).map(
          ([name, behind, value]) => value && <Row key={name} name={name} of={answer} behind={behind} value={value} />
        )}
      </ul>
      <div className="grid gap-2 px-5 py-3 text-base text-muted">
        {saving === 0 && <p>{t('estimate.tooSmall')}</p>}
        {answer.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p>{t('estimate.basis')}</p>
      </div>
      <p className="flex flex-wrap gap-3 border-t border-dashed border-line px-5 py-4 print:hidden">
        <Link
          to={`${href('/contact')}?${new URLSearchParams({ topic: 'visit', estimate: answer.query })}`}
          text={t('estimate.visit')}
          look="sun"
        />
        <Link
          to={`https://wa.me/?${new URLSearchParams({ text: t('estimate.whatsapp', figuresOf(answer)) })}`}
          text={t('estimate.send')}
          look="quiet"
        />
        <button type="button" data-print hidden className="button button-quiet">
          {t('estimate.print')}
        </button>
      </p>
    </div>
  )
}

/** The figures of an estimate: each its name, how the keys of the facts begin that it rests on, and what is said, if anything. */
export function estimateRows(t: Texts, answer: EstimateAnswer) {
  const { units, panels, roof, generation, emi, billAfter, saving, payback } = answer
  const { kw, price, subsidy, pay, payback: years } = figuresOf(answer)
  const month = (amount: number) => t('estimate.value.amountMonth', { amount: rupees(amount) })
  const loan = emi && { amount: rupees(emi.amount), years: indianNumber(emi.years), rate: indianNumber(emi.rate) }
  return [
    ['units', 'tariff.', t('estimate.value.month', { units: indianNumber(units) })],
    ['size', 'panel.', t('estimate.value.size', { kw, panels, roof: indianNumber(roof) })],
    ['generation', 'yield.', t('estimate.value.month', { units: indianNumber(generation) })],
    ['price', 'price.', price],
    ['subsidy', 'subsidy.', answer.subsidy > 0 && `− ${subsidy}`],
    ['pay', 'price.', pay],
    ['emi', 'loan.', loan && t('estimate.value.emi', loan)],
    ['billAfter', 'tariff.', month(billAfter)],
    ['saving', 'tariff.', month(saving)],
    ['payback', 'price.', payback && t('estimate.value.years', { years })]
  ] as const
}

/** Those of its figures that are the same in every sentence. */
function figuresOf({ bill, kw, price, subsidy, pay, billAfter, payback }: EstimateAnswer) {
  return {
    bill: rupees(bill),
    kw: String(kw),
    price: rupees(price.low, price.high),
    subsidy: rupees(subsidy),
    pay: rupees(pay.low, pay.high),
    billAfter: rupees(billAfter),
    payback: payback ? range(payback.low, payback.high) : '–'
  }
}

/** The answer in a sentence. */
export function estimateSummary(t: Texts, { kw, saving }: EstimateAnswer): string {
  return t('estimate.answer', { kw: String(kw), saving: rupees(saving) })
}

interface RowProps {
  name: 'units' | 'size' | 'generation' | 'price' | 'subsidy' | 'pay' | 'emi' | 'billAfter' | 'saving' | 'payback'
  of: EstimateAnswer
  /** How the keys of the facts begin that the figure rests on. */
  behind: string
  value: string
}

function Row({ name, of: { facts }, behind, value }: RowProps) {
  const t = useTexts()
  const isSum = ['pay', 'saving', 'payback'].includes(name)
  return (
    <li className="border-b border-line">
      <details>
        <summary
          className={`flex cursor-pointer flex-wrap items-baseline justify-between gap-x-6 px-5 ${isSum ? 'font-semibold' : ''}`}
        >
          <span className="underline decoration-line decoration-dotted underline-offset-4">
            {t(`estimate.row.${name}`)}
          </span>
          <span className="ml-auto text-right">{value}</span>
        </summary>
        <ul className="bg-sunken px-5 py-3 text-base text-muted print:hidden">
          {facts
            .filter(({ key }) => key.startsWith(behind))
            .map((fact) => (
              <FactLine key={fact.key} fact={fact} />
            ))}
        </ul>
      </details>
    </li>
  )
}

function FactLine({ fact }: { fact: SiteFact }) {
  const t = useTexts()
  const { label, value, valueTo, unit, source, sourceUrl, validFrom } = fact
  return (
    <li className="py-1">
      {label}: {range(value, valueTo ?? value)} {unit}. {t('site.asOf', { day: indianLongDay(validFrom) })}:{' '}
      <LinkWhere url={sourceUrl}>{source}</LinkWhere>
    </li>
  )
}

function range(low: number, high: number): string {
  return low === high ? indianNumber(low) : `${indianNumber(low)}–${indianNumber(high)}`
}
