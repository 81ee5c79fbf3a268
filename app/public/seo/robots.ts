import { href } from 'react-router'
import { guardedPages } from '../../../server/auth/page-access.ts'
import { pageContext } from '../../../server/pages/context.ts'
import { inLanguage, languageCodes } from '../../../shared/languages.ts'
import type { Route } from './+types/robots'

/** Prefixes of paths that crawlers should leave alone: the back office, the API, search results. */
const disallowed = [
  '/api/',
  ...languageCodes.map((code) => inLanguage(code, href('/search'))),
  href('/login'),
  ...guardedPages.keys()
]

export function loader({ context }: Route.LoaderArgs) {
  const rules = ['User-agent: *', ...disallowed.map((path) => `Disallow: ${path}`)].join('\n')
  const text = `${rules}\n\nSitemap: ${context.get(pageContext).publicUrl}/sitemap.xml\n`
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
