import { defaultLanguage, inLanguage, type Language } from '../../shared/languages.ts'
import { isPlainPath } from '../http/paths.ts'
import { pageAddress } from './addresses.ts'

/** Returns a rendered page with its links in its language and its English parts marked; other answers as they are. */
export async function localizePage(response: Response, language: Language): Promise<Response> {
  const { status, headers } = response
  if (language === defaultLanguage || !headers.get('content-type')?.startsWith('text/html')) return response
  return new Response(withEnglishMarked(withLinksIn(language, await response.text())), { status, headers })
}

const link = /<(?:a|form|link|button)\s[^>]*>/g
const address = /(\s(?:href|action|formaction)=")(\/[^"]*)/gi

/**
 * HTML with the links to pages in a language. Components, records and owners' texts name pages by their English addresses.
 * A link to no page of the language (a file, the sign-in) stays, and so does an element with `hreflang`, which names its own language.
 */
export function withLinksIn(language: Language, html: string): string {
  if (language === defaultLanguage) return html
  return html.replace(link, (tag) =>
    /\shreflang=/i.test(tag)
      ? tag
      : tag.replace(address, (_, name: string, path: string) => name + addressIn(language, path))
  )
}

/** @param address as it stands in an attribute */
function addressIn(language: Language, address: string): string {
  const [path = ''] = address.split(/[?#]/)
  const page = isPlainPath(path) ? pageAddress(path, '') : undefined
  const isInEnglish = page?.language === defaultLanguage && !page.isEnglishOnly
  return isInEnglish ? inLanguage(language, address) : address
}

/** An element that begins with a text, and whether it ends with it. */
const begun = /<(?!script|style|title|option|textarea)([a-z][a-z\d]*)(\s[^>]*)?>([^<]+)(<\/\1>)?/g
const blocks = /^(?:p|h\d|li|dd|dt|td|th|blockquote)$/

/**
 * Text that is only in the Latin script is English: names, and sentences without a translation. A screen
 * reader would read it by the rules of the page's language.
 */
function withEnglishMarked(html: string): string {
  return html.replace(begun, (whole, name: string, attributes = '', text: string, end = '') => {
    const words = text.replace(/&#?\w+;/g, ' ')
    const isEnglish = /[a-z]{3}/i.test(words) && !/\p{Script=Devanagari}/u.test(words)
    if (!isEnglish || / lang=/i.test(attributes) || !(end || blocks.test(name))) return whole
    return `<${name}${attributes} lang="en">${text}${end}`
  })
}
