import { Band } from '../band.tsx'
import { useTexts } from '../texts.tsx'

/** The company's years on a line: from left to right, on a phone downwards. */
export function Years() {
  const t = useTexts()
  const years = t.items('about.year', ['year', 'text'])
  if (years.length === 0) return null
  return (
    <Band title={t('about.years.title')} tone="ruled">
      <ol className="mt-8 grid border-ink max-lg:border-l lg:mt-12 lg:auto-cols-fr lg:grid-flow-col lg:border-t">
        {years.map(({ year, text }) => (
          <li
            key={year}
            className="relative pb-8 pl-6 before:absolute before:-left-[7px] before:top-2 before:size-3.5 before:rounded-full before:bg-ink lg:pt-6 lg:pr-6 lg:pb-0 lg:pl-0 lg:before:-top-[7px] lg:before:left-0"
          >
            <h3 className="figure text-[2rem] leading-tight">{year}</h3>
            <p className="mt-1 text-base">{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  )
}
