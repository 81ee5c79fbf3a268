import type { ComponentProps } from 'react'
import type { RupeeRange } from '../../server/estimate/facts.ts'
import { rupees } from '../../shared/indian-format.ts'
import { Bar } from './bar-row.tsx'
import { Legend } from './legend.tsx'
import { useTexts } from './texts.tsx'

interface PriceSplitProps {
  /** The parts of the bar, which together are the whole; one without width is not named. */
  parts: ComponentProps<typeof Bar>['parts']
  /** What the parts are, in their order. */
  legend: readonly string[]
  whole: TermProps
  /** What is taken off: the last part of the bar. */
  less: TermProps
  /** What remains: the first parts of the bar. */
  rest: TermProps
}

/** A sum as one bar: the whole above it, what remains of it and what is taken off below, each at its end. */
export function PriceSplit({ whole, less, rest, parts, legend }: PriceSplitProps) {
  const entries = parts.flatMap(({ width, className, fillOpacity }, place) =>
    width > 0 ? { text: legend[place] ?? '', className, ...(fillOpacity && { fillOpacity }) } : []
  )
  return (
    <>
      <Term {...whole} />
      <Bar whole={parts.reduce((sum, { width }) => sum + width, 0)} parts={parts} />
      <div className="mt-2 text-base">
        <Legend entries={entries} />
      </div>
      <div className="mt-4 flex flex-col gap-x-10 gap-y-1 sm:flex-row-reverse sm:items-baseline-last sm:justify-between">
        <Term sign="−" look="text-leaf" {...less} />
        <Term sign="=" isResult {...rest} />
      </div>
    </>
  )
}

interface TermProps {
  /** Rupees; without `high` it is one amount. */
  range: Partial<RupeeRange> & Pick<RupeeRange, 'low'>
  text: string
}

interface TermLook {
  sign?: string
  look?: string
  isResult?: boolean
}

/** A term of a sum: an amount above its words, on a phone a line of a receipt. */
export function Term({ range: { low, high }, sign, text, look = '', isResult }: TermProps & TermLook) {
  const { language } = useTexts()
  return (
    <div
      className={`flex flex-row-reverse flex-wrap items-baseline justify-between gap-x-4 sm:block ${isResult ? 'max-sm:mt-1 max-sm:border-t-2 max-sm:border-ink max-sm:pt-2' : 'text-muted'}`}
    >
      <p
        className={`shrink-0 figure leading-tight ${isResult ? 'text-heading sm:text-title' : 'text-lg sm:text-heading'} ${look}`}
      >
        {sign && <span className="sm:hidden">{sign}&nbsp;</span>}
        {rupees(low, high, language)}
      </p>
      <p className={isResult ? 'font-semibold' : ''}>{text}</p>
    </div>
  )
}
