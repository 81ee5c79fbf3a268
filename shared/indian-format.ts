import { defaultLanguage, type Language, languageCodes, tagOf } from './languages.ts'

/** For everybody, regardless of the browser's own. */
const timeZone = 'Asia/Kolkata'
/** India's time before that of Greenwich, ms; there is no summer time. */
export const indianOffset = 5.5 * 3_600_000

const days = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const longDays = inLanguages({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const times = inLanguages({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone
})
const months = {
  short: inLanguages({ month: 'short', timeZone: 'UTC' }),
  long: inLanguages({ month: 'long', timeZone: 'UTC' })
}
/** Canada writes days as ISO 8601 does. */
const isoDays = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone })
const numbers = new Intl.NumberFormat('en-IN')

/** The beginning of a plain day in India, ISO 8601. */
export function indianMidnight(day: string): string {
  return `${day}T00:00:00+05:30`
}

/** A plain day in Indian style: `2026-11-05` → `5 Nov 2026`. Other text is returned as it is. */
export function indianDay(day: string): string {
  return formatted(days, day)
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** An Indian day, `5/11/2026` or `5 Nov 2026`, at the beginning of a text as `YYYY-MM-DD`; any other text is returned as it is. */
export function isoDay(text: string): string {
  const pad = (digits: number | string) => String(digits).padStart(2, '0')
  return text.replace(
    /^(\d\d?)(?:[/.-](\d\d?)[/.-]| ([a-z]{3,9}) )(\d{4})(?!\d)/i,
    (whole, day: string, number: string | undefined, name: string | undefined, year: string) => {
      const month = number ?? monthNames.indexOf(String(name).slice(0, 3).toLowerCase()) + 1
      return month === 0 ? whole : `${year}-${pad(month)}-${pad(day)}`
    }
  )
}

/**
 * Reads a typed day, with a time or not: 3/4/2026, 3-4-26, 3 Apr 2026, 2026-04-03, each also with 9:30.
 * @returns `YYYY-MM-DD`, with `Thh:mm` where there is a time; undefined where there is no such day
 */
export function typedDay(text: string): string | undefined {
  const [, day = '', hour, minute] = /^(.+?)(?:[\s,T]+(\d\d?)[:.](\d\d))?$/.exec(text.trim()) ?? []
  const whole = day.replace(/^(\d\d?\W+\w+\W+)(\d\d)$/, (_, start: string, year: string) => `${start}20${year}`)
  const iso = isoDay(whole)
  const time = hour === undefined ? '' : `T${hour.padStart(2, '0')}:${minute}`
  // 31/02 would become a day of March.
  const isDay = /^\d{4}-\d\d-\d\d$/.test(iso) && new Date(`${iso}${time || 'T00:00'}Z`).toJSON()?.startsWith(iso)
  return isDay ? iso + time : undefined
}

/** A plain day with the month's name: `2026-11-05` → `5 November 2026`. Other text is returned as it is. */
export function indianLongDay(day: string, language: Language = defaultLanguage): string {
  // Marathi has a comma before the year, which in a sentence reads as its end.
  return formatted(longDays[language], day).replace(/, (?=\d{4}$)/, ' ')
}

/** A moment in Indian time: `5 Nov 2026, 15:45`. */
export function indianTime(moment: string, language: Language = defaultLanguage): string {
  return formatted(times[language], moment)
}

/** The name of a month, counted from 0. */
export function monthName(
  month: number,
  language: Language = defaultLanguage,
  length: keyof typeof months = 'short'
): string {
  return months[length][language].format(Date.UTC(2026, month))
}

/** With Indian grouping: 5,40,000. */
export function indianNumber(value: number): string {
  return numbers.format(value)
}

/** An amount in rupees, or a range of two: `₹65,000 to ₹85,000`. */
export function rupees(low: number, high = low, language: Language = defaultLanguage): string {
  return low === high ? `₹${numbers.format(low)}` : rangeOf(rupees(low), rupees(high), language)
}

/** From one amount to another, in words. */
export function rangeOf(low: string, high: string, language: Language): string {
  return `${low} ${{ en: 'to', hi: 'से', mr: 'ते' }[language]} ${high}`
}

/** An amount with the sign of its unit: ₹1,50,000 or 5%; where the unit has none, only the number. */
export function indianAmount(value: number, unit: string): string {
  if (unit.startsWith('₹')) return rupees(value)
  return unit.startsWith('%') ? `${indianNumber(value)}%` : indianNumber(value)
}

/** Today in India, `YYYY-MM-DD`. @param now milliseconds since 1970 */
export function indianToday(now: number): string {
  return isoDays.format(now)
}

/** Digits are Western in every language, as on bills and meters. */
function inLanguages(options: Intl.DateTimeFormatOptions) {
  return Object.fromEntries(
    languageCodes.map((code) => [code, new Intl.DateTimeFormat(`${tagOf(code)}-u-nu-latn`, options)])
  ) as Record<Language, Intl.DateTimeFormat>
}

function formatted(format: Intl.DateTimeFormat, value: string): string {
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? value : format.format(date).replace(/Sept\b/, 'Sep')
}
