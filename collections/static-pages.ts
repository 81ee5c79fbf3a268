import type { TextKey } from '../texts/catalogue.ts'
import type { Topic } from './contact-rules.ts'

interface StaticPage {
  path: string
  title: TextKey
  /** It lists records: the search finds these themselves, and the page by its title. */
  isList?: true
  /** What a visitor who writes from it may want; '' where it does not say. None where the page is about nothing in particular. */
  topic?: Topic | ''
}

/** The public pages that show no single record, in the order of the site map. */
export const staticPages: readonly StaticPage[] = [
  { path: '/', title: 'site.nav.home' },
  { path: '/about', title: 'about.title' },
  { path: '/Services', title: 'services.title', isList: true, topic: '' },
  { path: '/ProductServices', title: 'products.title', isList: true, topic: 'home' },
  { path: '/SolarServices', title: 'site.nav.solar', topic: 'home' },
  { path: '/wind-turbine-system', title: 'wind.title', topic: 'wind' },
  { path: '/renewable-energy', title: 'renewable.title', topic: 'business' },
  { path: '/Repair', title: 'repair.title', topic: 'repair' },
  { path: '/Global', title: 'global.title', topic: 'lighting' },
  { path: '/Team', title: 'team.title', isList: true, topic: '' },
  { path: '/news', title: 'news.title', isList: true },
  { path: '/projects', title: 'projects.title', isList: true, topic: '' },
  { path: '/contact', title: 'site.nav.contact' },
  { path: '/privacy', title: 'privacy.title' }
]
