import { pageContext } from '../../../server/pages/context.ts'
import { translationsOf } from '../../../shared/languages.ts'
import { xmlElement, xmlResponse, xmlText } from '../../../shared/xml.ts'
import { readContent } from '../read-content.ts'
import type { Route } from './+types/sitemap'
import { type IndexedPage, indexedPages } from './indexed-pages.ts'

/** The site map (sitemaps.org 0.9): every page in each language, with its pictures and its addresses in the others. */
export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(pageContext)
  const pages = await readContent(context, 'Could not load the site map.', indexedPages)
  const namespaces = [
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
    'xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  ].join(' ')
  const entries = pages.map((page) => entriesOf(page, publicUrl)).join('\n')
  return xmlResponse('application/xml', `<urlset ${namespaces}>\n${entries}\n</urlset>`)
}

function entriesOf({ path, changed, pictures }: IndexedPage, publicUrl: string): string {
  const translations = translationsOf(path)
  const known = [
    changed ? xmlElement('lastmod', changed) : '',
    ...translations.map(
      ({ hrefLang, address }) =>
        `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${xmlText(publicUrl + address)}"/>`
    ),
    ...pictures.map((name) => `<image:image>${xmlElement('image:loc', `${publicUrl}/uploads/${name}`)}</image:image>`)
  ].join('')
  const addresses = new Set(translations.map(({ address }) => publicUrl + address))
  return [...addresses].map((address) => `<url>${xmlElement('loc', address)}${known}</url>`).join('\n')
}
