import { href } from 'react-router'

/** A link of the header, or a group of links under one label. */
export type NavigationItem = NavigationLink | { label: string; children: readonly NavigationLink[] }
export type NavigationLink = { label: string; path: string }

/** The header's navigation, the same on wide screens and phones. */
export const navigation: readonly NavigationItem[] = [
  { label: 'Home', path: href('/') },
  { label: 'About Us', path: href('/about') },
  { label: 'Products', path: href('/ProductServices') },
  {
    label: 'Services',
    children: [
      { label: 'Services', path: href('/Services') },
      { label: 'Solar Services', path: href('/SolarServices') },
      { label: 'Wind Turbine', path: href('/wind-turbine-system') },
      { label: 'Renewable Energy', path: href('/renewable-energy') },
      { label: 'Repair & Maintenance', path: href('/Repair') },
      { label: 'Global Optimization', path: href('/Global') },
      { label: 'Commercial Services', path: href('/Commercial') }
    ]
  },
  { label: 'Our Team', path: href('/Team') },
  { label: 'News', path: href('/news') },
  { label: 'Contact', path: href('/contact') }
]

export const footerLinks: readonly NavigationLink[] = [
  { label: 'Home', path: href('/') },
  { label: 'About', path: href('/about') },
  { label: 'Services', path: href('/Services') },
  { label: 'Contact', path: href('/contact') },
  { label: 'Products', path: href('/ProductServices') },
  { label: 'Meet Team Member', path: href('/Team') },
  { label: 'Latest News', path: href('/news') },
  { label: 'Solar Services', path: href('/SolarServices') }
]

/** The links in the sidebar of every service's page. */
export const serviceLinks: readonly NavigationLink[] = [
  { label: 'Solar Solutions', path: href('/SolarServices') },
  { label: 'Wind Turbine System', path: href('/wind-turbine-system') },
  { label: 'Renewable Energy', path: href('/renewable-energy') },
  { label: 'Repair & Maintenance', path: href('/Repair') },
  { label: 'Global Optimization', path: href('/Global') },
  { label: 'Commercial Services', path: href('/Commercial') }
]

/** Whether a link leads to the current page. Paths are compared without case and trailing slash. */
export function isCurrent(path: string, pathname: string): boolean {
  return canonical(path) === canonical(pathname)
}

function canonical(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/$/, '')
}
