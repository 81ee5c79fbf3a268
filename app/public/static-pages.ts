import { href } from 'react-router'
import type { TextKey } from '../../texts/catalogue.ts'

interface StaticPage {
  path: string
  /** What the search calls the page. Lists of records have none: their records are found themselves. */
  title?: TextKey
}

/** The public pages that show no single record, in the order of the site map. */
export const staticPages: readonly StaticPage[] = [
  { path: href('/'), title: 'site.nav.home' },
  { path: href('/about'), title: 'about.title' },
  { path: href('/Services') },
  { path: href('/ProductServices') },
  { path: href('/SolarServices'), title: 'site.nav.solar' },
  { path: href('/wind-turbine-system'), title: 'wind.title' },
  { path: href('/renewable-energy'), title: 'renewable.title' },
  { path: href('/Repair'), title: 'repair.title' },
  { path: href('/Global'), title: 'global.title' },
  { path: href('/Team') },
  { path: href('/news') },
  { path: href('/projects') },
  { path: href('/contact'), title: 'site.nav.contact' },
  { path: href('/privacy'), title: 'privacy.title' }
]
