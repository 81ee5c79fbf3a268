import { indianTime } from '../shared/indian-format.ts'

/** A moment as people in India write it. @param at ISO 8601, UTC */
export function Moment({ at, className = 'tabular-nums' }: { at: string; className?: string }) {
  return (
    <time dateTime={at} className={className}>
      {indianTime(at)}
    </time>
  )
}
