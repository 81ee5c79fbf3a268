import { href } from 'react-router'
import icon from '../../../assets/site/icon.svg?url'
import icon192 from '../../../assets/site/icon-192.png?url'
import icon512 from '../../../assets/site/icon-512.png?url'
import { pageContext } from '../../../server/pages/context.ts'
import { colors } from '../../../shared/brand.ts'
import { readContent } from '../read-content.ts'
import type { Route } from './+types/manifest'

/** The web app manifest. */
export async function loader({ context }: Route.LoaderArgs) {
  const settings = await readContent(context, 'Could not load the page.', (content) => content.one('settings'))
  const manifest = {
    name: settings.companyName,
    short_name: settings.logoText,
    description: context.get(pageContext).texts('site.manifest'),
    lang: 'en-IN',
    id: href('/'),
    start_url: href('/'),
    scope: href('/'),
    display: 'browser',
    background_color: colors.paper,
    theme_color: colors.night,
    icons: [
      { src: icon192, sizes: '192x192', type: 'image/png' },
      { src: icon512, sizes: '512x512', type: 'image/png' },
      { src: icon512, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: icon, sizes: 'any', type: 'image/svg+xml' }
    ]
  }
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } })
}
