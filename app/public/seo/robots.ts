import { href } from 'react-router'
import { type Definition, isCollection } from '../../../collections/define.ts'
import { allDefinitions } from '../../../collections/index.ts'
import { pageContext } from '../../../server/pages/context.ts'
import type { Route } from './+types/robots'

export function loader({ context }: Route.LoaderArgs) {
  const disallowed = disallowedPaths(allDefinitions)
  const lines = [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${context.get(pageContext).publicUrl}/sitemap.xml`,
    ''
  ]
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

/** Prefixes of paths that crawlers should leave alone: the back office, the API, search results. */
function disallowedPaths(definitions: readonly Definition[]): string[] {
  const forms = definitions.map(({ admin }) => admin.form.path)
  const lists = definitions.filter(isCollection).map(({ admin }) => admin.list.path)
  return [
    '/api/',
    href('/search'),
    href('/login'),
    href('/admin-panel'),
    href('/panel'),
    href('/account'),
    href('/deleted'),
    ...lists,
    ...forms
  ]
}
