import { indianTime } from './indian-format.ts'

/** A day and time, as they are written in India. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {indianTime(at)}
    </time>
  )
}
