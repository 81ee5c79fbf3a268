import { AsOf } from '../as-of.tsx'
import { Chart } from '../chart.tsx'
import { monthLetters } from '../month-letters.ts'
import { useTexts } from '../texts.tsx'

/** The units of twelve months in a sentence; undefined where it has not twelve numbers. */
export function unitsOfMonths(list: string): number[] | undefined {
  const months = list.match(/\d+/g)?.map(Number)
  return months?.length === 12 ? months : undefined
}

/** The units of each month as bars; left out where the owner does not give twelve numbers. */
export function UnitsByMonth() {
  const t = useTexts()
  const list = t('renewable.months')
  const months = unitsOfMonths(list)
  if (!months) return null
  const highest = Math.max(...months)
  return (
    <figure className="contents">
      <Chart
        width={720}
        height={480}
        className="w-full lg:col-start-2 lg:row-span-2 lg:row-start-1"
        label={`${t('renewable.months.label')}: ${list}`}
      >
        {months.map((units, month) => {
          const height = (units / highest) * 390
          const [first, more] = monthLetters(month, t.language)
          return (
            <g key={first + more} className="figure" textAnchor="middle" transform={`translate(${month * 60 + 6} 0)`}>
              <rect y={435 - height} width="48" height={height} rx="3" className="fill-sun" />
              <text x="24" y={424 - height} className="fill-on-night text-[26px] max-sm:text-[32px]">
                {units}
              </text>
              <text x="24" y="470" className="fill-on-night-muted text-[24px] max-sm:text-[35px]">
                {first}
                <tspan className="max-sm:hidden">{more}</tspan>
              </text>
            </g>
          )
        })}
      </Chart>
      <figcaption className="max-w-[62ch] text-on-night-muted">
        {t('renewable.months.caption')}
        <AsOf facts={['yield.month']} className="mt-3" />
      </figcaption>
    </figure>
  )
}
