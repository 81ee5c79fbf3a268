import { allDefinitions } from '../../../collections/index.ts'
import { pageContext } from '../../../server/pages/context.ts'
import type { Route } from './+types/robots'
import { disallowedPaths } from './disallowed-paths.ts'

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
