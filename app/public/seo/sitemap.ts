import { pageContext } from '../../../server/pages/context.ts'
import { readContent } from '../read-content.ts'
import type { Route } from './+types/sitemap'
import { type IndexedPage, indexedPages } from './indexed-pages.ts'
import { xmlElement, xmlResponse } from './xml.ts'

/** The site map (sitemaps.org 0.9), with the pictures of each page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(pageContext)
  const pages = await readContent(context, 'Could not load the site map.', indexedPages)
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
  const entries = pages.map((page) => entry(page, publicUrl)).join('\n')
  return xmlResponse('application/xml', `<urlset ${namespaces}>\n${entries}\n</urlset>`)
}

function entry({ path, changed, pictures }: IndexedPage, publicUrl: string): string {
  return [
    '<url>',
    xmlElement('loc', publicUrl + path),
    changed ? xmlElement('lastmod', changed) : '',
    ...pictures.map((name) => `<image:image>${xmlElement('image:loc', `${publicUrl}/uploads/${name}`)}</image:image>`),
    '</url>'
  ].join('')
}
