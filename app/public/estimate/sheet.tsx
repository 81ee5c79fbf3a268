import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { EstimateAnswer } from '../../../server/estimate/answer.ts'
import type { SiteFact } from '../../../server/texts/facts.ts'
import { indianLongDay, indianNumber, rupees } from '../../../shared/indian-format.ts'
import type { Texts } from '../../../texts/catalogue.ts'
import { useTexts } from '../texts.tsx'

/** An estimate, ruled like an electricity bill: each figure opens to the facts that it rests on. */
export function EstimateSheet({ answer }: { answer: EstimateAnswer }) {
  const t = useTexts()
  const { bill, customer, units, kw, panels, roof, generation, price, subsidy, pay, emi, billAfter, saving, payback } =
    answer
  const month = (amount: number) => t('estimate.value.amountMonth', { amount: rupees(amount) })
  const years = payback && range(payback.low, payback.high)
  const figures = {
    bill: rupees(bill),
    kw: String(kw),
    price: rupees(price.low, price.high),
    subsidy: rupees(subsidy),
    pay: rupees(pay.low, pay.high),
    billAfter: rupees(billAfter),
    payback: years ?? '–'
  }
  return (
    <div className="estimate-sheet rounded-t-md border border-line bg-surface text-ink tabular-nums">
      <div className="border-b-2 border-ink px-5 py-4">
        <p className="text-muted">{t(`estimate.for.${customer}`, { bill: indianNumber(bill) })}</p>
        <h2 data-spoken className="text-2xl">
          {estimateSummary(t, answer)}
        </h2>
      </div>
      <ul>
        <Row
          name="units"
          of={answer}
          behind="tariff."
          value={t('estimate.value.month', { units: indianNumber(units) })}
        />
        <Row
          name="size"
          of={answer}
          behind="panel."
          value={t('estimate.value.size', { kw: String(kw), panels, roof: indianNumber(roof) })}
        />
        <Row
          name="generation"
          of={answer}
          behind="yield."
          value={t('estimate.value.month', { units: indianNumber(generation) })}
        />
        <Row name="price" of={answer} behind="price." value={figures.price} />
        {subsidy > 0 && <Row name="subsidy" of={answer} behind="subsidy." value={`− ${figures.subsidy}`} />}
        <Row name="pay" of={answer} behind="price." value={figures.pay} isSum />
        {emi && (
          <Row
            name="emi"
            of={answer}
            behind="loan."
            value={t('estimate.value.emi', {
              amount: rupees(emi.amount),
              years: indianNumber(emi.years),
              rate: indianNumber(emi.rate)
            })}
          />
        )}
        <Row name="billAfter" of={answer} behind="tariff." value={month(billAfter)} />
        <Row name="saving" of={answer} behind="tariff." value={month(saving)} isSum />
        {years && <Row name="payback" of={answer} behind="price." value={t('estimate.value.years', { years })} isSum />}
      </ul>
      <div className="grid gap-2 px-5 py-3 text-base text-muted">
        {saving === 0 && <p>{t('estimate.tooSmall')}</p>}
        {answer.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p>{t('estimate.basis')}</p>
      </div>
      <p className="flex flex-wrap gap-3 border-t border-dashed border-line px-5 py-4 print:hidden">
        <a
          href={`${href('/contact')}?${new URLSearchParams({ topic: 'visit', estimate: answer.query })}`}
          className="button button-sun"
        >
          {t('estimate.visit')}
        </a>
        <a
          href={`https://wa.me/?${new URLSearchParams({ text: t('estimate.whatsapp', figures) })}`}
          className="button button-quiet"
        >
          {t('estimate.send')}
        </a>
        <button type="button" data-print hidden className="button button-quiet">
          {t('estimate.print')}
        </button>
      </p>
    </div>
  )
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
  isSum?: boolean
}

function Row({ name, of: { facts }, behind, value, isSum }: RowProps) {
  const t = useTexts()
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

function FactLine({
  fact: { label, value, valueTo, unit, source, sourceUrl, validFrom }
}: {
  fact: SiteFact
}): ReactNode {
  const t = useTexts()
  return (
    <li className="py-1">
      {label}: {range(value, valueTo ?? value)} {unit}. {t('site.asOf', { day: indianLongDay(validFrom) })}:{' '}
      {sourceUrl ? (
        <a href={sourceUrl} className="link">
          {source}
        </a>
      ) : (
        source
      )}
    </li>
  )
}

function range(low: number, high: number): string {
  return low === high ? indianNumber(low) : `${indianNumber(low)}–${indianNumber(high)}`
}
