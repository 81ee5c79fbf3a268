/** A link of the header, or a group of links under one label. */
export type NavigationItem = NavigationLink | { label: string; children: readonly NavigationLink[] }
export type NavigationLink = { label: string; path: string }

/** The header's links, in order, for wide screens and phones alike. A row leads only to a page that exists. */
export const navigation: readonly NavigationItem[] = [
  { label: 'Home', path: '/' },
  { label: 'About Us', path: '/about' },
  { label: 'Products', path: '/ProductServices' },
  {
    label: 'Services',
    children: [
      { label: 'Services', path: '/Services' },
      { label: 'Solar Services', path: '/SolarServices' },
      { label: 'Wind Turbine', path: '/wind-turbine-system' },
      { label: 'Renewable Energy', path: '/renewable-energy' },
      { label: 'Repair & Maintenance', path: '/Repair' },
      { label: 'Global Optimization', path: '/Global' },
      { label: 'Commercial Services', path: '/Commercial' }
    ]
  },
  { label: 'Our Team', path: '/Team' },
  { label: 'News', path: '/news' },
  { label: 'Contact', path: '/contact' }
]

/** The footer's links. */
export const footerLinks: readonly NavigationLink[] = [
  { label: 'Home', path: '/' },
  { label: 'About', path: '/about' },
  { label: 'Services', path: '/Services' },
  { label: 'Contact', path: '/contact' },
  { label: 'Products', path: '/ProductServices' },
  { label: 'Meet Team Member', path: '/Team' },
  { label: 'Latest News', path: '/news' },
  { label: 'Solar Services', path: '/SolarServices' }
]

/** The pages that stand beside every page of a service. */
export const serviceLinks: readonly NavigationLink[] = [
  { label: 'Solar Solutions', path: '/SolarServices' },
  { label: 'Wind Turbine System', path: '/wind-turbine-system' },
  { label: 'Renewable Energy', path: '/renewable-energy' },
  { label: 'Repair & Maintenance', path: '/Repair' },
  { label: 'Global Optimization', path: '/Global' },
  { label: 'Commercial Services', path: '/Commercial' }
]

/** Whether this link leads to the page that is shown. Paths match without regard to case and to a slash at the end. */
export function isCurrent(path: string, pathname: string): boolean {
  return plain(path) === plain(pathname)
}

function plain(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/$/, '')
}
