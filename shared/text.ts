/** The first sentence of a text, the whole of it where it has but one. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
}

/** The paragraphs of a plain text, which blank lines part. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

const dayFormats = {
  us: new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: '2-digit', timeZone: 'UTC' }),
  gb: new Intl.DateTimeFormat('en-GB', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' })
}

/** A plain day as people write it: `Nov 05, 2026` (us) or `5 November 2026` (gb). */
export function formatDay(day: string, style: keyof typeof dayFormats): string {
  return dayFormats[style].format(new Date(`${day}T00:00:00Z`))
}
