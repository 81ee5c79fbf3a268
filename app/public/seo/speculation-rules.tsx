import { href } from 'react-router'
import { inLanguage, languageCodes } from '../../../shared/languages.ts'
import { JsonScript } from '../../../ui/json-script.tsx'

/** Pages that are made for one visitor. */
const forOne = [href('/contact'), href('/login'), href('/search'), href('/track')]

/** Pages are prefetched when a link to them is hovered, except those made for one visitor, and files. */
const rules = {
  prefetch: [
    {
      source: 'document',
      eagerness: 'moderate',
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: { href_matches: forOne.flatMap((path) => languageCodes.map((code) => `${inLanguage(code, path)}*`)) }
          },
          { not: { href_matches: ['/api/*', '/uploads/*', '*/brochures/*', '/assets/*', '/admin-panel*', '/panel*'] } },
          { not: { href_matches: ['/*.xml', '/*.json'] } }
        ]
      }
    }
  ]
}

/** In the page itself: named by a header they would be one more file to fetch before the first paint. */
export function SpeculationRules() {
  return <JsonScript type="speculationrules" data={rules} />
}
