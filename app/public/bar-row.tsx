import type { ReactNode } from 'react'
import { Chart } from './chart.tsx'

interface BarProps {
  /** The width of a bar that fills its place. */
  whole: number
  /** The parts of the bar from the left: their widths, and their looks; no bar without any. */
  parts: readonly { width: number; className: string; fillOpacity?: number }[]
}

interface BarRowProps extends BarProps {
  /** At the left of the bar. */
  name: ReactNode
  /** Below the bar. */
  children: ReactNode
}

/** A row of a list that is a bar chart; the words beside the bar say the same. */
export function BarRow({ name, children, ...bar }: BarRowProps) {
  return (
    <li className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[12rem_1fr]">
      {name}
      <div>
        <Bar {...bar} />
        <p className="flex flex-wrap items-baseline gap-x-4">{children}</p>
      </div>
    </li>
  )
}

/** A range as the parts of a bar: up to its lower end, and paler up to its upper one. */
export function rangeParts(low: number, high: number, className: string): BarProps['parts'] {
  return [
    { width: low, className },
    { width: high - low, className, fillOpacity: 0.35 }
  ]
}

/** A bar of parts side by side, only for the eye. */
export function Bar({ whole, parts }: BarProps) {
  if (parts.length === 0) return null
  let end = 0
  return (
    <Chart width={whole} height={32} fit="none" className="mb-1 h-8 w-full">
      {parts.map((part) => {
        end += part.width
        return <rect key={`${part.className} ${part.fillOpacity}`} x={end - part.width} height="32" {...part} />
      })}
    </Chart>
  )
}
