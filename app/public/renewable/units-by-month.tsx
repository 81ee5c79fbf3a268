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
  /** The months with figures on a phone, which has no room for more. */
  const labelled = [months.indexOf(highest), months.indexOf(Math.min(...months))]
  return (
    <>
      <figure className="on-night mt-12 rounded-lg bg-night px-6 py-8 text-on-night sm:px-10">
        <Chart width={720} height={290} className="w-full" label={`${t('renewable.months.label')}: ${list}`}>
          {months.map((units, month) => {
            const height = (units / highest) * 205
            const name = monthName(month, t.language)
            const [first, ...more] = [...letters.segment(name)].map(({ segment }) => segment)
            return (
              <g key={name} transform={`translate(${month * 60 + 6} 0)`}>
                <rect y={250 - height} width="48" height={height} rx="3" className="fill-sun" />
                <text
                  x="24"
                  y={240 - height}
                  textAnchor="middle"
                  className={`figure fill-on-night text-[22px] max-sm:text-[34px] ${labelled.includes(month) ? '' : 'max-sm:hidden'}`}
                >
                  {units}
                </text>
                <text
                  x="24"
                  y="278"
                  textAnchor="middle"
                  className="figure fill-on-night-muted text-[19px] max-sm:text-[34px]"
                >
                  {first}
                  <tspan className="max-sm:hidden">{more.slice(0, 2).join('')}</tspan>
                </text>
              </g>
            )
          })}
        </Chart>
        <figcaption className="mt-3 max-w-[62ch] text-on-night-muted">{t('renewable.months.caption')}</figcaption>
      </figure>
      <AsOf facts={['yield.month']} className="mt-3" />
    </>
  )
}
