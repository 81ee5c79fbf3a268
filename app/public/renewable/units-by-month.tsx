import { monthName } from '../../../shared/indian-format.ts'
import { AsOf } from '../as-of.tsx'
import { Chart } from '../chart.tsx'
import { useTexts } from '../texts.tsx'

/** Of Devanagari a letter is several characters. */
const letters = new Intl.Segmenter('hi')

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
          const name = monthName(month, t.language)
          const [first, ...more] = [...letters.segment(name)].map(({ segment }) => segment)
          return (
            <g key={name} className="figure" textAnchor="middle" transform={`translate(${month * 60 + 6} 0)`}>
              <rect y={435 - height} width="48" height={height} rx="3" className="fill-sun" />
              <text x="24" y={424 - height} className="fill-on-night text-[26px] max-sm:text-[32px]">
                {units}
              </text>
              <text x="24" y="470" className="fill-on-night-muted text-[24px] max-sm:text-[35px]">
                {first}
                <tspan className="max-sm:hidden">{more.slice(0, 2).join('')}</tspan>
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
