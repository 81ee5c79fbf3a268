import { Chart } from './chart.tsx'

interface LegendProps {
  /** What each colour of a chart stands for, with the look of its shape. */
  entries: readonly { text: string; className: string; fillOpacity?: number }[]
}

/** The colours of a chart in words; those without words are left out. */
export function Legend({ entries }: LegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-2">
      {entries.map(
        ({ text, ...look }) =>
          text && (
            <li key={text} className="flex items-center gap-3">
              <Chart width={24} height={24} className="size-6 shrink-0">
                <rect width="24" height="24" {...look} />
              </Chart>
              {text}
            </li>
          )
      )}
    </ul>
  )
}
