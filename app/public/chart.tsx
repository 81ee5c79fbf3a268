import type { ReactNode } from 'react'

interface ChartProps {
  width: number
  height: number
  left?: number
  top?: number
  /** Its description; a drawing without one is decorative. */
  label?: string
  /** The width and the height follow the place instead of the drawing, stretched ('none') or cut off at two sides. */
  fit?: 'none' | 'xMidYMid slice'
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
