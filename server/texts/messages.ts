import { IntlMessageFormat } from 'intl-messageformat'
import type { TextValues } from '../../texts/catalogue.ts'

/** What a placeholder stands for, by its name. */
export type Values = Readonly<Record<string, string>>

type Elements = ReturnType<IntlMessageFormat['getAst']>

/** @throws SyntaxError where a brace does not belong to a placeholder */
function parse(message: string): IntlMessageFormat {
  // Markup is text like any other.
  return new IntlMessageFormat(message, 'en-IN', undefined, { ignoreTag: true })
}

/** The names of the placeholders in a message. @throws SyntaxError where it is malformed */
export function placeholdersOf(message: string): Set<string> {
  const names = new Set<string>()
  const collect = (elements: Elements) => {
    for (const element of elements) {
      if ('value' in element && element.type !== 0) names.add(String(element.value))
      if ('options' in element) for (const { value } of Object.values(element.options)) collect(value)
    }
  }
  collect(parse(message).getAst())
  return names
}

/**
 * Messages in the ICU format, each compiled once; one without values of its own is also formatted once. A message with a
 * placeholder that has no value gives ''.
 */
export function createFormatter(values: Values): (message: string, own?: TextValues) => string {
  const formatted = new Map<string, string>()
  return (message, own) => {
    if (!/[{}']/.test(message)) return message
    const known = own ? undefined : formatted.get(message)
    if (known !== undefined) return known
    const all: TextValues = { ...values, ...own }
    const isWhole = [...placeholdersOf(message)].every((name) => all[name] !== undefined && all[name] !== '')
    const text = isWhole ? String(parse(message).format({ ...all })) : ''
    if (!own) formatted.set(message, text)
    return text
  }
}
