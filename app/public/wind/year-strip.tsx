import { monthName } from '../../../shared/indian-format.ts'
import type { Language } from '../../../shared/languages.ts'
import { withoutMarks } from '../../../shared/text-marks.ts'
import { Chart } from '../chart.tsx'
import { Legend } from '../legend.tsx'
import { monthLetters } from '../month-letters.ts'
import { unitsOfMonths } from '../renewable/units-by-month.tsx'
import { useTexts } from '../texts.tsx'

const months = Array.from({ length: 12 }, (_, month) => month)

/** The months from the first to the last that a text names, counted from 0: 'October to January' is four of them. */
export function monthsFromTo(text: string, language: Language): number[] {
  const names = (['short', 'long'] as const).map((length) => months.map((month) => monthName(month, language, length)))
  const named = withoutMarks(text)
    .split(/[\s,–-]+/u)
    .map((word) => Math.max(...names.map((list) => list.indexOf(word))))
    .filter((month) => month >= 0)
  const [first, last = first] = [named[0], named.at(-1)]
  if (first === undefined || last === undefined) return []
  return months.slice(0, ((last - first + 12) % 12) + 1).map((distance) => (first + distance) % 12)
}

interface YearStripProps {
  /** Their names have their months: 'January to March'. */
  visits: readonly Period[]
  /** The months of the strongest wind. */
  season: Period
}

interface Period {
  name: string
  /** In its first month, where there is room. */
  detail: string
}

/**
 * A year, with each month's share of the units, and the months of its visits and of the windy season; nothing where none of their names has
 * a month. Only for the eye: the words below name the visits, and the season that makes most of the units.
 */
export function YearStrip({ visits, season }: YearStripProps) {
  const t = useTexts()
  const { language } = t
  const shares = unitsOfMonths(t('projects.months.share')) ?? []
  const most = Math.max(0, ...shares)
  const shown = (period: Period, look: string) => ({ ...period, look, months: monthsFromTo(period.name, language) })
  const periods = [...visits.map((visit) => shown(visit, 'bg-sun text-on-sun')), shown(season, 'bg-field/25 text-ink')]
  if (periods.every((period) => period.months.length === 0)) return null
  const legend = [
    { text: t('wind.visit.key'), className: 'fill-sun' },
    { text: season.detail, className: 'fill-field', fillOpacity: 0.25 },
    { text: most > 0 ? t('wind.season.share') : '', className: 'fill-ink' }
  ]
  return (
    <>
      <div aria-hidden="true" className="mt-6 text-base">
        <Legend entries={legend} />
      </div>
      <div className="mt-3 grid grid-cols-12 text-center text-muted">
        {most > 0 &&
          months.map((month) => (
            <span key={month} aria-hidden="true" className="figure text-lg text-ink">
              {shares[month]}
            </span>
          ))}
        {most > 0 && (
          <Chart width={12} height={most} fit="none" className="col-span-full h-28 w-full">
            {months.map((month) => (
              <rect
                key={month}
                x={month + 0.02}
                y={most - (shares[month] ?? 0)}
                width="0.96"
                height={shares[month] ?? 0}
                className="fill-ink"
              />
            ))}
          </Chart>
        )}
        {months.map((month) => {
          const [first, more] = monthLetters(month, language)
          const period = periods.find((one) => one.months.includes(month))
          return (
            <span key={month} aria-hidden="true">
              <span
                aria-hidden="true"
                className={`relative mb-1 flex h-10 items-center border-line ${month === 11 ? 'border' : 'border-y'} ${month === period?.months[0] || !period ? 'border-l' : ''} ${period?.look ?? 'bg-sunken'}`}
              >
                <span className="absolute left-3 z-1 figure text-xl whitespace-nowrap max-sm:hidden">
                  {month === period?.months[0] && period.detail}
                </span>
              </span>
              {first}
              <span className="max-sm:hidden">{more}</span>
            </span>
          )
        })}
      </div>
    </>
  )
}
