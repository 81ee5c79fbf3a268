const hour = 3_600_000
const day = 24 * hour

const ago = new Intl.RelativeTimeFormat('en-IN', { style: 'short' })

/** The age of a moment: 'just now', '2 min ago'. @param at ISO 8601, UTC @param now milliseconds since 1970 */
export function agoText(at: string, now: number): string {
  const age = now - Date.parse(at)
  if (age < 60_000) return 'just now'
  if (age < hour) return ago.format(-Math.floor(age / 60_000), 'minute')
  return age < day ? ago.format(-Math.floor(age / hour), 'hour') : ago.format(-Math.floor(age / day), 'day')
}

/** Counts the days until a day; negative where that is past. Both are `YYYY-MM-DD`, today is India's. */
export function daysUntil(until: string, today: string): number {
  return Math.round((Date.parse(until) - Date.parse(today)) / day)
}

/** 'Today', 'Tomorrow', 'In 5 days', '1 day late'. @param days as of `daysUntil` */
export function dueText(days: number): string {
  if (days < 0) return days === -1 ? '1 day late' : `${-days} days late`
  return ['Today', 'Tomorrow'][days] ?? `In ${days} days`
}
