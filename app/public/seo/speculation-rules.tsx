import { href } from 'react-router'
import { JsonScript } from '../../../ui/island.tsx'

/** Pages that are made for one visitor, and files. */
const others = [
  ...[href('/contact'), href('/login'), href('/search'), href('/track')].map((path) => `*${path}*`),
  ...['/api/*', '/uploads/*', '*/brochures/*', '/assets/*', '/admin-panel*', '/panel*', '/*.xml']
]

/** Pages are prefetched when a link to them is hovered. */
const rules = {
  prefetch: [
    {
      source: 'document',
      eagerness: 'moderate',
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: others } }] }
    }
  ]
}

/** In the page itself: named by a header they would be one more file to fetch before the first paint. */
export function SpeculationRules() {
  return <JsonScript type="speculationrules" data={rules} />
}
