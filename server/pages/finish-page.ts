import { defaultLanguage, inLanguage, type Language } from '../../shared/languages.ts'
import { renderMarks, withoutMarks } from '../../shared/text-marks.ts'
import { isPlainPath } from '../http/paths.ts'
import { pageAddress } from './addresses.ts'

/** A rendered page with its marked sentences as elements, and its links in its language. Other answers of pages have neither. */
export async function finishPage(response: Response, language: Language, isEdited: boolean): Promise<Response> {
  if (language === defaultLanguage && !isEdited) return response
  const { status, headers } = response
  const text = await response.text()
  const isPage = headers.get('content-type')?.startsWith('text/html')
  return new Response((isPage ? withLinksIn(language, renderMarks(text)) : withoutMarks(text)) || null, {
    status,
    headers
  })
}

const element = /<(?:a|form|link|button)\s[^>]*>/g
const attribute = /(\s(?:href|action|formaction)=")(\/[^"]*)/gi

/**
 * HTML with the links to pages in a language. Components, records and owners' texts name pages by their English addresses. What is no page in the language (a file, the
 * sign-in) stays, and so does an element with `hreflang`, which says itself where it leads.
 */
export function withLinksIn(language: Language, html: string): string {
  if (language === defaultLanguage) return html
  return html.replace(element, (tag) =>
    /\shreflang=/i.test(tag)
      ? tag
      : tag.replace(attribute, (_, name: string, address: string) => name + linkIn(language, address))
  )
}

/** @param address as it stands in an attribute */
function linkIn(language: Language, address: string): string {
  const [path = ''] = address.split(/[?#]/)
  const page = isPlainPath(path) ? pageAddress(path, '') : undefined
  const isInEnglish = page?.language === defaultLanguage && !page.isEnglishOnly
  return isInEnglish ? inLanguage(language, address) : address
}
