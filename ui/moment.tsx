import { agoText, daysUntil, dueText } from '../shared/due.ts'
import { indianDay, indianTime, indianToday } from '../shared/indian-format.ts'
import { Icon } from './icon.tsx'

/** A moment as people in India write it. @param at ISO 8601, UTC */
export function Moment({ at, className = 'tabular' }: { at: string; className?: string }) {
  return (
    <time dateTime={at} className={className}>
      {indianTime(at)}
    </time>
  )
}

/** The age of a moment in words. @param at ISO 8601, UTC */
export function Age({ at }: { at: string }) {
  return (
    <time dateTime={at} title={indianTime(at)} className="whitespace-nowrap tabular">
      {agoText(at, Date.now())}
    </time>
  )
}

/** The day of a task in words, marked where it is late. @param day `YYYY-MM-DD` */
export function Due({ day }: { day: string }) {
  const days = daysUntil(day, indianToday(Date.now()))
  const isLate = days < 0
  return (
    <time
      dateTime={day}
      title={indianDay(day)}
      className={`inline-flex items-baseline gap-1 whitespace-nowrap tabular ${isLate ? 'font-semibold text-danger' : ''}`}
    >
      {isLate && <Icon name="late" className="size-3.5 self-center" />}
      {dueText(days)}
    </time>
  )
}
