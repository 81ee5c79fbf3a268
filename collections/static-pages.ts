import type { TextKey } from '../texts/catalogue.ts'
import type { Topic } from './contact-rules.ts'

interface StaticPage {
  path: string
  title: TextKey
  /** Of a page that lists records: the search finds these themselves, the page by its title, and says this of it. */
  lead?: TextKey
  /** What a visitor who writes from it may want; '' where it does not say. None where the page is about nothing in particular. */
  topic?: Topic | ''
}

/** The public pages that show no single record, in the order of the site map. */
export const staticPages: readonly StaticPage[] = [
  { path: '/', title: 'site.nav.home' },
  { path: '/about', title: 'about.title' },
  { path: '/Services', title: 'services.title', lead: 'services.description', topic: '' },
  { path: '/ProductServices', title: 'products.title', lead: 'products.description', topic: 'home' },
  { path: '/SolarServices', title: 'site.nav.solar', topic: 'home' },
  { path: '/wind-turbine-system', title: 'wind.title', topic: 'wind' },
  { path: '/renewable-energy', title: 'renewable.title', topic: 'business' },
  { path: '/Repair', title: 'repair.title', topic: 'repair' },
  { path: '/Global', title: 'global.title', topic: 'lighting' },
  { path: '/Team', title: 'team.title', lead: 'team.lead', topic: '' },
  { path: '/news', title: 'news.title', lead: 'news.lead' },
  { path: '/projects', title: 'projects.title', lead: 'projects.lead', topic: '' },
  { path: '/contact', title: 'site.nav.contact' },
  { path: '/privacy', title: 'privacy.title' }
]
