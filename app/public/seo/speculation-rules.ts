import { href } from 'react-router'

/**
 * Pages are fetched as soon as somebody seems about to follow a link to them. Not those that are made for one person,
 * and nothing that is no page.
 */
const rules = {
  prefetch: [
    {
      source: 'document',
      eagerness: 'moderate',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: [`${href('/contact')}*`, `${href('/login')}*`, `${href('/search')}*`] } },
          { not: { href_matches: ['/api/*', '/uploads/*', '/brochures/*', '/assets/*', '/admin-panel*', '/panel*'] } },
          { not: { href_matches: ['/*.xml', '/*.json'] } }
        ]
      }
    }
  ]
}

/** Speculation rules, which every public page names in a header. */
export function loader() {
  return new Response(JSON.stringify(rules), { headers: { 'Content-Type': 'application/speculationrules+json' } })
}
