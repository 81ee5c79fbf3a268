/** The pages that sentences belong to, by the first part of their keys, in the order of the list. */
export const textPages: Readonly<Record<string, { name: string; path?: string }>> = {
  site: { name: 'Every page', path: '/' },
  home: { name: 'Home', path: '/' },
  about: { name: 'About', path: '/about' },
  services: { name: 'Services', path: '/Services' },
  products: { name: 'Products', path: '/ProductServices' },
  product: { name: 'A product' },
  service: { name: 'A service', path: '/Commercial' },
  solar: { name: 'Solar Services', path: '/SolarServices' },
  samples: { name: 'Sample documents', path: '/SolarServices' },
  estimate: { name: 'The estimate', path: '/SolarServices' },
  wind: { name: 'Wind Turbine', path: '/wind-turbine-system' },
  renewable: { name: 'Renewable Energy', path: '/renewable-energy' },
  repair: { name: 'Repair', path: '/Repair' },
  global: { name: 'Global', path: '/Global' },
  projects: { name: 'Projects', path: '/projects' },
  team: { name: 'Team', path: '/Team' },
  news: { name: 'News', path: '/news' },
  search: { name: 'Search', path: '/search' },
  contact: { name: 'Contact', path: '/contact' },
  track: { name: 'Track', path: '/track' },
  mail: { name: 'Mails to visitors' },
  privacy: { name: 'Privacy', path: '/privacy' },
  brochure: { name: 'Brochures (PDF)' },
  error: { name: 'Errors' }
}

/** Where a sentence is changed on its page; undefined where it has none of its own. */
export function editAddress({ key, page }: { key: string; page: string }): string | undefined {
  const path = textPages[page]?.path
  return path && `${path}?edit=${encodeURIComponent(key)}`
}
