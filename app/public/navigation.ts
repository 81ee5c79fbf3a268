import { href } from 'react-router'
import type { Service } from '../../collections/index.ts'
import { originalOf } from '../../shared/languages.ts'
import type { TextKey } from '../../texts/catalogue.ts'

export type NavigationItem = NavigationLink | (Pick<NavigationLink, 'label'> & { children: readonly NavigationLink[] })
export interface NavigationLink {
  label: TextKey
  path: string
}

export const navigation: readonly NavigationItem[] = [
  { label: 'site.nav.home', path: href('/') },
  { label: 'site.nav.about', path: href('/about') },
  { label: 'site.nav.products', path: href('/ProductServices') },
  {
    label: 'site.nav.services',
    children: [
      { label: 'site.nav.services', path: href('/Services') },
      { label: 'site.nav.solar', path: href('/SolarServices') },
      { label: 'site.nav.wind', path: href('/wind-turbine-system') },
      { label: 'site.nav.renewable', path: href('/renewable-energy') },
      { label: 'site.nav.repair', path: href('/Repair') },
      { label: 'site.nav.global', path: href('/Global') },
      { label: 'site.nav.commercial', path: href('/Commercial') }
    ]
  },
  { label: 'site.nav.team', path: href('/Team') },
  { label: 'site.nav.news', path: href('/news') },
  { label: 'site.nav.contact', path: href('/contact') }
]

export const footerLinks: readonly NavigationLink[] = [
  { label: 'site.nav.home', path: href('/') },
  { label: 'site.footer.about', path: href('/about') },
  { label: 'site.nav.services', path: href('/Services') },
  { label: 'site.nav.contact', path: href('/contact') },
  { label: 'site.nav.products', path: href('/ProductServices') },
  { label: 'site.footer.team', path: href('/Team') },
  { label: 'site.footer.news', path: href('/news') },
  { label: 'site.nav.solar', path: href('/SolarServices') },
  { label: 'projects.title', path: href('/projects') },
  { label: 'privacy.title', path: href('/privacy') }
]

export type ServiceKind = 'solar' | 'wind' | 'renewable' | 'repair' | 'global' | 'commercial'

interface ServiceLink extends NavigationLink {
  /** Its figures stand in the catalogue under `service.{key}`. */
  key: ServiceKind
  /** The English name of the service of this kind, which staff may translate as they like. */
  service: string
}

/** The pages of services: the links in the sidebar of each of them, and those by need on Services. */
export const serviceLinks: readonly ServiceLink[] = [
  { label: 'site.sidebar.solar', path: href('/SolarServices'), key: 'solar', service: 'Solar Solutions' },
  { label: 'site.sidebar.wind', path: href('/wind-turbine-system'), key: 'wind', service: 'Wind Turbine System' },
  { label: 'site.nav.renewable', path: href('/renewable-energy'), key: 'renewable', service: 'Renewable Energy' },
  { label: 'site.nav.repair', path: href('/Repair'), key: 'repair', service: 'Repair & Maintenance' },
  { label: 'site.nav.global', path: href('/Global'), key: 'global', service: 'Global Optimization' },
  { label: 'site.nav.commercial', path: href('/Commercial'), key: 'commercial', service: 'Commercial Services' }
]

/** The kind of work that a service is, by its English name; undefined for one that staff added. */
export function kindOfService(
  service: Pick<Service, 'serviceName'> & Parameters<typeof originalOf>[0]
): ServiceLink | undefined {
  const name = originalOf(service, 'serviceName').trim().toLowerCase()
  return serviceLinks.find((link) => link.service.toLowerCase() === name)
}

/**
 * Tells whether a link leads to the current page. Paths are compared without case and trailing slash.
 * @param search of the current page: with a record's id it is not the link's page
 */
export function isCurrent(path: string, pathname: string, search = ''): boolean {
  return canonical(path) === canonical(pathname) && !new URLSearchParams(search).has('id')
}

/** The lists whose link is marked on the pages of their records, by the first part of those pages' paths. */
const sections: Readonly<Record<string, string>> = {
  '/newsdetail': href('/news'),
  '/productdetail': href('/ProductServices'),
  '/commercial': href('/Services')
}

/** Returns a link's mark on a page: `page` where it leads to the page itself, `true` where to the list that the page belongs to. */
export function currentMark(path: string, pathname: string, search: string): 'page' | 'true' | undefined {
  if (isCurrent(path, pathname, search)) return 'page'
  const [, section = ''] = pathname.toLowerCase().split('/')
  const isRecord = section === 'newsdetail' || new URLSearchParams(search).has('id')
  return isRecord && sections[`/${section}`] === path ? 'true' : undefined
}

function canonical(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/$/, '')
}
