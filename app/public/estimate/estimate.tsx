import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { EstimateResult } from '../../../server/estimate/answer.ts'
import { useTexts } from '../texts.tsx'
import { EstimateSheet } from './sheet.tsx'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Defined in estimate/script.ts. */
      'bill-estimate': HTMLAttributes<HTMLElement> & { class?: string }
    }
  }
}

/** Worked out for who has not said anything yet. */
export const typicalBill = { bill: '3200', customer: 'home' }

interface EstimateProps {
  /** As it was asked. */
  given: Readonly<Record<string, string | undefined>>
  result: EstimateResult
  /** Form and answer stand side by side where there is room. */
  isWide?: boolean
  /** Of a page's first screen: the question is the page's heading, and the answer lies over the lower left of these slides. */
  slides?: ReactNode
}

/** From the bill to the roof: a plain GET form whose answer comes with the page, and with the page's script (estimate/script.ts) while one types. */
export function Estimate({ given, result, isWide, slides }: EstimateProps) {
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
      <bill-estimate
        class={isWide ? 'grid items-start gap-x-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]' : undefined}
      >
        <div className="print:hidden">
          <Title id="estimate-title" className="text-title">
            {t('estimate.title')}
          </Title>
          <form action={`${href('/SolarServices')}#estimate`} noValidate className="group/form mt-6">
            <fieldset>
              <legend className="font-medium">{t('estimate.customer')}</legend>
              <div className="mt-1 flex flex-wrap gap-x-6">
                {(['home', 'society', 'business'] as const).map((customer) => (
                  <label key={customer} className="flex min-h-11 items-center gap-2.5">
                    <input
                      type="radio"
                      name="customer"
                      value={customer}
                      defaultChecked={(given.customer ?? 'home') === customer}
                      className="size-5 accent-link"
                    />
                    {t(`estimate.${customer}`)}
                  </label>
                ))}
              </div>
            </fieldset>
            <div className="mt-4 flex flex-wrap items-end gap-3">
              <Entry name="bill" given={given} errors={errors} isRequired />
              <div className="group-not-has-[[value=society]:checked]/form:hidden">
                <Entry name="houses" given={given} errors={errors} isRequired />
              </div>
              <Entry name="roof" given={given} errors={errors} />
              <button type="submit" className="button button-sun min-h-12">
                {t('estimate.button')}
              </button>
            </div>
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

/** The sheet, or what is wrong with the question. */
export function EstimateAnswerPart({ result }: { result: NonNullable<EstimateResult> }) {
  if ('answer' in result) return <EstimateSheet answer={result.answer} />
  return Object.entries(result.errors).map(([name, error]) => (
    <p key={name} id={`estimate-${name}-error`} role="alert" className="mt-2 font-medium text-danger">
      {error}
    </p>
  ))
}

interface EntryProps {
  name: 'bill' | 'houses' | 'roof'
  given: EstimateProps['given']
  errors: Readonly<Record<string, string>>
  isRequired?: boolean
}

function Entry({ name, given, errors, isRequired }: EntryProps) {
  const t = useTexts()
  const id = `estimate-${name}`
  return (
    <div className="max-w-56 flex-1 basis-32">
      <label htmlFor={id} className="font-medium">
        {t(`estimate.${name}`)}
      </label>
      <input
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        defaultValue={given[name]}
        aria-required={isRequired}
        aria-invalid={errors[name] ? true : undefined}
        aria-describedby={`${id}-error`}
        className="input mt-1.5 tabular-nums aria-invalid:border-danger"
      />
    </div>
  )
}
