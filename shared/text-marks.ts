import { keepUnits } from './text.ts'

/*
 * In a page that is edited in place each sentence stands between these signs, with its key before it. They are private use
 * characters, which no text has; once the page is rendered they become elements, or go where there can be none.
 */
const start = '\uE000'
const middle = '\uE001'
const end = '\uE002'

/** A sentence that knows its key. */
export function markText(key: string, text: string): string {
  return text === '' ? '' : start + key + middle + text + end
}

/** Elements whose text is not edited in its place; tags; and text between them. */
const parts = /<(script|style|title|textarea|option|svg)\b[^>]*>[\s\S]*?<\/\1>|<[^>]*>|[^<]+/g
const marked = /\uE000([^\uE000\uE001]*)\uE001([^\uE002]*)\uE002/g

/** Keeps numbers with their units on one line in a rendered page, and words with a hyphen that is no place to break. */
export function keepTogether(html: string): string {
  return html.replace(parts, (part) =>
    part.startsWith('<') ? part : keepUnits(part).replace(/e-mail/gi, '<span class="whitespace-nowrap">$&</span>')
  )
}

/** The rendered page with an element `data-text` around each sentence that a visitor reads. */
export function renderMarks(html: string): string {
  return html.replace(parts, (part) =>
    part.replace(marked, part.startsWith('<') ? '$2' : '<span data-text="$1">$2</span>')
  )
}

/** A value of JSON with its sentences unmarked: the browser must render the same as the server, and code that reads a figure in one must not read its key. */
export function withoutMarks<T>(value: T): T {
  const json = JSON.stringify(value)
  // A visitor's text may have such a sign as well: looked for beyond a string, it would take the rest of the JSON along.
  const plain = (_: string, part: unknown) => (typeof part === 'string' ? part.replace(marked, '$2') : part)
  return json.includes(start) ? JSON.parse(json, plain) : value
}
