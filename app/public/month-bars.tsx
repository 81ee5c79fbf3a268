import { Chart } from './chart.tsx'
import { monthLetters } from './month-letters.ts'
import { useLanguage } from './texts.tsx'

interface MonthBarsProps {
  /** The parts of each bar, from below: an amount a month, and its colour. */
  layers: readonly { amounts: readonly number[]; look: string }[]
  /** How the sum of a month is written above its bar. */
  write: (sum: number) => string
  label: string
  className: string
}

/** Twelve amounts as bars, in the colours of the ground: January to December. */
export function MonthBars({ layers, write, label, className }: MonthBarsProps) {
  const language = useLanguage()
  const months = (layers[0]?.amounts ?? []).map((_, month) => layers.map(({ amounts }) => amounts[month] ?? 0))
  const sums = months.map((amounts) => amounts.reduce((sum, amount) => sum + amount, 0))
  const scale = 390 / Math.max(...sums)
  return (
    <Chart width={720} height={480} className={className} label={label}>
      {months.map((amounts, month) => {
        const [first, more] = monthLetters(month, language)
        const height = scale * (sums[month] ?? 0)
        let top = 435
        return (
          <g key={first + more} className="figure" textAnchor="middle" transform={`translate(${month * 60 + 6} 0)`}>
            {amounts.map((amount, part) => {
              top -= scale * amount
              return (
                <rect
                  key={layers[part]?.look}
                  y={top}
                  width="48"
                  height={scale * amount}
                  className={layers[part]?.look}
                />
              )
            })}
            <text x="24" y={424 - height} className="fill-current text-[26px] max-sm:text-[32px]">
              {write(sums[month] ?? 0)}
            </text>
            <text x="24" y="470" className="fill-current text-[24px] max-sm:text-[35px]">
              {first}
              <tspan className="max-sm:hidden">{more}</tspan>
            </text>
          </g>
        )
      })}
    </Chart>
  )
}
