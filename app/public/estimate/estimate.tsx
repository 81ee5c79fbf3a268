import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { EstimateResult } from '../../../server/estimate/answer.ts'
import { Choices, TextField } from '../form-field.tsx'
import { useMessages, useTexts } from '../texts.tsx'
import { EstimateSheet } from './sheet.tsx'

export const typicalBill = { bill: '3200', customer: 'home' }

const customers = ['home', 'society', 'business'] as const
const entries = ['bill', 'houses', 'roof'] as const

interface EstimateProps {
  given: Readonly<Record<string, string | undefined>>
  result: EstimateResult
  /** Form and answer stand side by side where there is room. */
  isWide?: boolean
  /** Of a page's first screen: the question is the page's heading, and the answer lies over the lower left of these slides. */
  slides?: ReactNode
  /** Reasons to believe it, below the question. */
  proof?: string
}

/** The estimate's form, a plain GET: the answer comes with the page, and by script (estimate/script.ts) while one types. */
export function Estimate({ given, result, isWide, slides, proof }: EstimateProps) {
  const t = useTexts()
  if (!result) return null
  const Title = slides ? 'h1' : 'h2'
  const errors = 'errors' in result ? result.errors : {}
  return (
    <section
      id="estimate"
      tabIndex={-1}
      aria-labelledby="estimate-title"
      className={`outline-none ${slides ? 'first-screen' : ''}`}
    >
      <bill-estimate class={isWide ? 'split items-start' : undefined}>
        <div className="print:hidden">
          <Title id="estimate-title" className={slides ? 'text-display' : 'text-title'}>
            {t('estimate.title')}
          </Title>
          <form
            action={`${href('/SolarServices')}#estimate`}
            noValidate
            className={`group/form ${slides ? '' : 'mt-6'}`}
          >
            <Choices
              name="customer"
              question={t('estimate.customer')}
              choices={customers.map((customer) => [customer, t(`estimate.${customer}`)])}
              chosen={given.customer ?? 'home'}
            />
            <div className="mt-4 flex flex-wrap items-end gap-3">
              {entries.map((name) => (
                <TextField
                  key={name}
                  id={`estimate-${name}`}
                  name={name}
                  label={t(`estimate.${name}`)}
                  value={given[name]}
                  aria-required={name !== 'roof'}
                  aria-invalid={name in errors ? true : undefined}
                  aria-describedby={`estimate-${name}-error`}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={14}
                  placeholder={name === 'roof' ? t('estimate.roof.optional') : undefined}
                  className={`max-w-56 flex-1 basis-32 ${name === 'houses' ? 'group-not-has-[[value=society]:checked]/form:hidden' : ''}`}
                  inputClass="tabular placeholder:text-muted"
                />
              ))}
              <button type="submit" className={`button button-quiet min-h-12 ${slides ? 'grow' : 'max-sm:grow'}`}>
                {t('estimate.button')}
              </button>
            </div>
            <p className="mt-4 text-base text-muted empty:hidden">{proof}</p>
          </form>
        </div>
        <div data-result className={isWide ? 'mt-8 lg:mt-0' : slides ? undefined : 'mt-6'}>
          <EstimateAnswerPart result={result} />
        </div>
        <p role="status" className="sr-only" />
      </bill-estimate>
      {slides}
    </section>
  )
}

/** The sheet, or the faults of the query. */
export function EstimateAnswerPart({ result }: { result: NonNullable<EstimateResult> }) {
  const say = useMessages()
  if ('answer' in result) return <EstimateSheet answer={result.answer} />
  return Object.entries(result.errors).map(([name, error]) => (
    <p
      key={name}
      id={`estimate-${name}-error`}
      role="alert"
      className="mt-2 rounded-md border-danger border-l-4 bg-danger-soft px-4 py-3 font-medium text-danger"
    >
      {say(error)}
    </p>
  ))
}
