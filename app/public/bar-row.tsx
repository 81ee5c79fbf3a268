import type { ReactNode } from 'react'
import { Chart } from './chart.tsx'

interface BarRowProps {
  /** At the left of the bar. */
  name: ReactNode
  /** The width of a bar that fills its place. */
  whole: number
  /** The parts of the bar from the left: their widths, and their looks. */
  parts: readonly { width: number; className: string; fillOpacity?: number }[]
  /** Below the bar. */
  children: ReactNode
}

/** A row of a list that is a bar chart; the words beside the bar say the same. */
export function BarRow({ name, whole, parts, children }: BarRowProps) {
  let end = 0
  return (
    <li className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[12rem_1fr]">
      {name}
      <div>
        <Chart width={whole} height={32} fit="none" className="h-8 w-full">
          {parts.map((part) => {
            end += part.width
            return <rect key={`${part.className} ${part.fillOpacity}`} x={end - part.width} height="32" {...part} />
          })}
        </Chart>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-4">{children}</p>
      </div>
    </li>
  )
}
