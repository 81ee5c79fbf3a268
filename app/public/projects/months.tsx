import { indianNumber, monthName } from '../../../shared/indian-format.ts'
import { FactFigures } from '../fact-figures.tsx'
import { MonthBars } from '../month-bars.tsx'
import { unitsOfMonths } from '../renewable/units-by-month.tsx'
import { useTexts } from '../texts.tsx'
import { typicalFigure, type typicalOf } from './typical.ts'

type Typical = Pick<NonNullable<ReturnType<typeof typicalOf>>, 'source' | 'units'>

const sources = [
  { source: 'wind', months: 'projects.months.share', look: 'fill-ink' },
  { source: 'sun', months: 'renewable.months', look: 'fill-sun' }
] as const

const lakh = 1_00_000

/** The typical units of projects by month, of wind below those of sun; nothing where the owner does not say how a year is shared out. */
export function ProjectMonths({ projects }: { projects: readonly Typical[] }) {
  const t = useTexts()
  const layers = sources.flatMap(({ source, months, look }) => {
    const units = projects.reduce((sum, one) => sum + (one.source === source ? one.units : 0), 0)
    const shares = unitsOfMonths(t(months)) ?? []
    const whole = shares.reduce((sum, share) => sum + share, 0)
    return units > 0 && whole > 0
      ? { source, look, units, amounts: shares.map((share) => (units * share) / whole) }
      : []
  })
  if (layers.length === 0) return null
  const isInLakh = layers.some(({ amounts }) => amounts.some((units) => units >= lakh))
  const sums = Array.from({ length: 12 }, (_, month) =>
    layers.reduce((sum, { amounts }) => sum + (amounts[month] ?? 0), 0)
  )
  /** So many that months with bars of different heights read differently. */
  const digits = Math.max(...sums) < 2 * lakh ? 2 : 1
  const [most, least] = [sums.indexOf(Math.max(...sums)), sums.indexOf(Math.min(...sums))]
  const facts = [
    ...layers
      .toReversed()
      .map(({ source, look, units }) => ({ name: t(`projects.months.${source}`), value: indianNumber(units), look })),
    ...[most, least].map((month) => ({
      name: t(month === most ? 'projects.months.most' : 'projects.months.least', {
        month: monthName(month, t.language, 'long')
      }),
      value: indianNumber(typicalFigure(sums[month] ?? 0))
    }))
  ]
  return (
    <section className="border-t border-line">
      <div className="shell split items-end part gap-y-6">
        <div className="self-start">
          <h2 className="text-title">{t('projects.months.title')}</h2>
          <p className="mt-4 text-lead text-muted">
            {layers
              .toReversed()
              .map(({ source }) => t(`projects.months.text.${source}`))
              .join(' ')}
          </p>
          <div className="mt-6">
            <FactFigures facts={facts} isList isWhole />
          </div>
        </div>
        <div>
          <p className="text-base text-muted">{t(isInLakh ? 'projects.months.lakh' : 'projects.months.units')}</p>
          <MonthBars
            layers={layers}
            write={(units) => (isInLakh ? (units / lakh).toFixed(digits) : indianNumber(Math.round(units)))}
            label={t('projects.months.label')}
            className="w-full"
          />
        </div>
      </div>
    </section>
  )
}
