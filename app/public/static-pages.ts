import { href } from 'react-router'

interface StaticPage {
  path: string
  /** What the search calls the page. Lists of records have none: their records are found themselves. */
  searchTitle?: string
}

/** The public pages that show no single record, in the order of the site map. */
export const staticPages: readonly StaticPage[] = [
  { path: href('/'), searchTitle: 'Home' },
  { path: href('/about'), searchTitle: 'About Us' },
  { path: href('/Services') },
  { path: href('/ProductServices') },
  { path: href('/SolarServices'), searchTitle: 'Solar Services' },
  { path: href('/wind-turbine-system'), searchTitle: 'Wind Turbine System' },
  { path: href('/renewable-energy'), searchTitle: 'Renewable Energy' },
  { path: href('/Repair'), searchTitle: 'Repair & Maintenance' },
  { path: href('/Global'), searchTitle: 'Global Optimization' },
  { path: href('/Team') },
  { path: href('/news') },
  { path: href('/contact'), searchTitle: 'Contact Us' }
]
