import { href } from 'react-router'
import type { Topic } from '../../collections/contact-rules.ts'
import type { TextKey } from '../../texts/catalogue.ts'

interface StaticPage {
  path: string
  title: TextKey
  /** The search finds its records themselves. */
  isList?: true
  /** What a visitor who writes from it may want; '' where it does not say. None where the page is about nothing in particular. */
  topic?: Topic | ''
}

/** The public pages that show no single record, in the order of the site map. */
export const staticPages: readonly StaticPage[] = [
  { path: href('/'), title: 'site.nav.home' },
  { path: href('/about'), title: 'about.title' },
  { path: href('/Services'), title: 'services.title', isList: true, topic: '' },
  { path: href('/ProductServices'), title: 'products.title', isList: true, topic: 'home' },
  { path: href('/SolarServices'), title: 'site.nav.solar', topic: 'home' },
  { path: href('/wind-turbine-system'), title: 'wind.title', topic: 'wind' },
  { path: href('/renewable-energy'), title: 'renewable.title', topic: 'business' },
  { path: href('/Repair'), title: 'repair.title', topic: 'repair' },
  { path: href('/Global'), title: 'global.title', topic: 'lighting' },
  { path: href('/Team'), title: 'team.title', isList: true, topic: '' },
  { path: href('/news'), title: 'news.title', isList: true },
  { path: href('/projects'), title: 'projects.title', isList: true, topic: '' },
  { path: href('/contact'), title: 'site.nav.contact' },
  { path: href('/privacy'), title: 'privacy.title' }
]
