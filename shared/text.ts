/** As many sentences from the beginning of a text as search engines need to describe it: 50 characters, or all. */
export function firstSentences(text: string): string {
  return /^.{49,}?[.!?।](?=\s|$)/su.exec(text)?.[0] ?? text
}

/** A text that begins with a capital letter. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

const usDays = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: '2-digit', timeZone: 'UTC' })

/** A plain day in US style: `2026-11-05` → `Nov 05, 2026`. */
export function usDay(day: string): string {
  return usDays.format(new Date(`${day}T00:00:00Z`))
}

/** A text with its Devanagari digits as those of the Latin script. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
}

/** The words at the beginning of a text that have room in `length` characters; `…` follows where there are more. */
export function truncateAtWord(text: string, length: number): string {
  const characters = Array.from(text)
  if (characters.length <= length) return text
  const start = characters.slice(0, length - 1).join('')
  const space = characters[length - 1] === ' ' ? start.length : start.lastIndexOf(' ')
  return `${start.slice(0, space > 0 ? space : undefined).replace(/[\s,;:.–-]+$/, '')}…`
}

/** A text of at most `length` characters; three dots follow where it was longer. */
export function truncate(text: string, length: number): string {
  const characters = Array.from(text)
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}...` : text
}

/** The text with each number but an amount of money on one line with its unit, and short ranges and days in one piece. */
export function keepUnits(text: string): string {
  return text
    .replace(/(?<=(?<![\d,.])\d) ([\p{L}\p{M}]{1,4}) (?=\d)/gu, '\u00a0$1\u00a0')
    .replace(/(?<=\d) (?<!\p{Sc}[\d,.]* )(?=[%°]|[\p{L}\p{M}]{1,7}(?![\p{L}\p{M}]))/gu, '\u00a0')
}
