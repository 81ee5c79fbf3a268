import { IntlMessageFormat } from 'intl-messageformat'
import { LRUCache } from 'lru-cache'
import { defaultLanguage, type Language, tagOf } from '../../shared/languages.ts'
import type { TextValues } from '../../texts/catalogue.ts'

export type Values = Readonly<Record<string, string>>

type Elements = ReturnType<IntlMessageFormat['getAst']>

interface Compiled {
  format: IntlMessageFormat
  names: Set<string>
}

/** Catalogues change seldom, content often: compiled messages outlive an edition. */
const compiled = new LRUCache<string, Compiled>({ max: 4_000 })

/** @throws SyntaxError where a brace does not belong to a placeholder, or that has a format of a number, a day or a time */
function compile(message: string, language: Language = defaultLanguage): Compiled {
  const key = `${language} ${message}`
  const known = compiled.get(key)
  if (known) return known
  // Markup is text like any other.
  const format = new IntlMessageFormat(message, `${tagOf(language)}-u-nu-latn`, undefined, { ignoreTag: true })
  const names = new Set<string>()
  const collect = (elements: Elements) => {
    for (const element of elements) {
      // Types of FormatJS: 0 is plain text; 2, 3 and 4 are a number, a day and a time with a format.
      // Numbers and days are texts by then: such a format would make nonsense or an error of them.
      if (element.type >= 2 && element.type <= 4) throw new SyntaxError('A placeholder has no format of its own.')
      if ('value' in element && element.type !== 0) names.add(String(element.value))
      if ('options' in element) for (const { value } of Object.values(element.options)) collect(value)
    }
  }
  collect(format.getAst())
  const made = { format, names }
  compiled.set(key, made)
  return made
}

/** The names of the placeholders in a message. @throws SyntaxError where it is malformed */
export function placeholdersOf(message: string): Set<string> {
  return compile(message).names
}

/**
 * Messages in the ICU format, each compiled once; one without values of its own is also formatted once. A message with a
 * placeholder that has no value gives ''.
 */
export function createFormatter(
  values: Values,
  language: Language = defaultLanguage
): (message: string, own?: TextValues) => string {
  const formatted = new Map<string, string>()
  return (message, own) => {
    if (!/[{}']/.test(message)) return message
    const known = own ? undefined : formatted.get(message)
    if (known !== undefined) return known
    const all: TextValues = { ...values, ...own }
    const { format, names } = compile(message, language)
    const isWhole = [...names].every((name) => all[name] !== undefined && all[name] !== '')
    const text = isWhole ? String(format.format({ ...all })) : ''
    if (!own) formatted.set(message, text)
    return text
  }
}
