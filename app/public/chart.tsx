import type { ReactNode } from 'react'

export interface ChartProps {
  width: number
  height: number
  left?: number
  top?: number
  /** Its description; a drawing without one is decorative. */
  label?: string
  /** In a place of other proportions: stretched ('none'), cut off at two sides, or at the left of the ground; else in the middle. */
  fit?: 'none' | 'xMidYMid slice' | 'xMinYMax' | undefined
  className: string
  children: ReactNode
}

/** A drawing in units of its own, as wide as its class says. */
export function Chart({ width, height, left = 0, top = 0, label, fit, className, children }: ChartProps) {
  return (
    <svg
      viewBox={`${left} ${top} ${width} ${height}`}
      width={width}
      height={height}
      className={className}
      preserveAspectRatio={fit}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label || undefined}
    >
      {children}
    </svg>
  )
}
