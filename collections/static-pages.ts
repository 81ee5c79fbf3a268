import type { TextKey } from '../texts/catalogue.ts'
import type { Topic } from './contact-rules.ts'

export interface PublicPage {
  /** In its canonical spelling; `:id` stands for one segment. */
  path: string
  /** Parameters that select among the site's own content. Every combination that is answered 200 is a page of its own. */
  select?: readonly string[]
  /** Parameters that a visitor fills in: there is no end to their values, so such an answer is not cached. */
  fillIn?: readonly string[]
  /** A form whose answer is of the moment, with a challenge or a sign-in of its own: it is never cached. */
  isForm?: true
}

interface StaticPage extends PublicPage {
  title: TextKey
  /** Of a page that lists records: the search finds these themselves, the page by its title, and says this of it. */
  lead?: TextKey
  /** The likely topic of a visitor who writes from it; '' where it has none. Absent where the page is about nothing in particular. */
  topic?: Topic | ''
}

export const estimateParameters = ['bill', 'customer', 'houses', 'roof']

/** The public pages that show no single record, in the order of the site map. The others are in `server/pages/addresses.ts`. */
export const staticPages: readonly StaticPage[] = [
  { path: '/', title: 'site.nav.home' },
  { path: '/about', title: 'about.title', topic: '' },
  { path: '/Services', title: 'services.title', lead: 'services.description', topic: '' },
  { path: '/ProductServices', title: 'products.title', lead: 'products.description', topic: 'home' },
  { path: '/SolarServices', title: 'site.nav.solar', topic: 'home', fillIn: ['kw', 'type', ...estimateParameters] },
  { path: '/wind-turbine-system', title: 'wind.title', topic: 'wind' },
  { path: '/renewable-energy', title: 'renewable.title', topic: 'business' },
  { path: '/Repair', title: 'repair.title', topic: 'repair' },
  { path: '/Global', title: 'global.title', topic: 'lighting', fillIn: ['poles'] },
  { path: '/Team', title: 'team.title', lead: 'team.lead', topic: '' },
  {
    path: '/news',
    title: 'news.title',
    lead: 'news.lead',
    topic: '',
    select: ['category', 'page'],
    fillIn: ['search']
  },
  { path: '/projects', title: 'projects.title', lead: 'projects.lead', topic: '', select: ['id', 'category', 'place'] },
  { path: '/contact', title: 'site.nav.contact', fillIn: ['about', 'topic', 'estimate', 'pincode'], isForm: true },
  { path: '/privacy', title: 'privacy.title', topic: 'other' }
]

/** Former paths, lower-case and without slash, and the pages that replace them. */
export const redirects: Readonly<Record<string, string>> = {
  'repair-maintenance': '/Repair',
  'global-optimization': '/Global',
  'solar-solutions': '/SolarServices',
  'commercial-services': '/Commercial'
}
