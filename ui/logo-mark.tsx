import { mark } from '../shared/brand.ts'

export function LogoMark({ className }: { className: string }) {
  return (
    <svg
      viewBox={`${mark.left} ${mark.top} ${mark.side} ${mark.side}`}
      width="32"
      height="32"
      className={`fill-sun ${className}`}
      aria-hidden="true"
    >
      <path d={mark.path} />
    </svg>
  )
}
