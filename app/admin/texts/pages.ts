import type { EditedText } from '../../../server/texts/edit-texts.ts'
import { inLanguage, type Language } from '../../../shared/languages.ts'
import { normalizeForSearch, splitSearch } from '../../../shared/search-text.ts'

/** The pages that sentences belong to, by the first part of their keys, in the order of the list. `isShared`: they stand on several pages, or on none. */
export const textPages: Readonly<Record<string, { name: string; path?: string; isShared?: true }>> = {
  home: { name: 'Home', path: '/' },
  site: { name: 'Every page', path: '/', isShared: true },
  about: { name: 'About', path: '/about' },
  services: { name: 'Services', path: '/Services' },
  products: { name: 'Products', path: '/ProductServices' },
  product: { name: 'A product', isShared: true },
  service: { name: 'A service', path: '/Commercial', isShared: true },
  solar: { name: 'Solar Services', path: '/SolarServices' },
  day: { name: 'One day on this roof', path: '/SolarServices', isShared: true },
  samples: { name: 'Sample documents', path: '/SolarServices', isShared: true },
  estimate: { name: 'The estimate', path: '/SolarServices', isShared: true },
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
  mail: { name: 'Mails to visitors', isShared: true },
  privacy: { name: 'Privacy', path: '/privacy' },
  brochure: { name: 'Brochures (PDF)', isShared: true },
  error: { name: 'Errors', isShared: true }
}

const unseen: ReadonlySet<string> = new Set([
  ...['site.skip', 'site.preview', 'site.reach', 'site.elsewhere', 'site.search.short', 'site.slides.pause'],
  ...['site.slides.previous', 'site.slides.next', 'site.nav.main', 'site.nav.path', 'site.nav.footer', 'day.label'],
  ...['home.aims', 'home.slides', 'home.clients.label', 'news.more', 'news.pages', 'contact.map.name'],
  'renewable.months.label'
])

/** True for a sentence that is not visible on the page: it is read to those who do not see, or stands in search results. */
export function isUnseen({ key }: { key: string }): boolean {
  return unseen.has(key) || key.endsWith('.description')
}

/** False where a value stands alone, such as {openingHours}: only a search finds that. */
const hasWords = ({ text, changed }: EditedText) => changed || !/^\{\w+\}$/.test(text)

/** The address at which a sentence is changed on its page; undefined where it has none of its own. */
export function editAddress({ key, page }: { key: string; page: string }, language: Language): string | undefined {
  const path = textPages[page]?.path
  return path && inLanguage(language, `${path}?edit=${encodeURIComponent(key)}`)
}

/** The filter of the list of sentences. The page's address holds it. */
export interface TextFilter {
  search: string
  page: string
  /** '1': only changed sentences. */
  changed: string
  language: Language
}

/**
 * Returns the sentences that match, page by page, invisible ones last: each word of the search is in the text, the key or the original.
 * @param kept keys that stay in the list regardless of the filter: they are being changed
 */
export function filterTexts(
  texts: readonly EditedText[],
  { search, page, changed }: Omit<TextFilter, 'language'>,
  values: Readonly<Record<string, unknown>>,
  kept: ReadonlySet<string>
): EditedText[] {
  const words = splitSearch(search)
  const isFound = ({ key, text, original }: EditedText) => {
    if (words.length === 0) return true
    const read = text.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder))
    const all = normalizeForSearch([key, text, read, original].join('\n'))
    return words.every((word) => all.includes(word))
  }
  const order = Object.keys(textPages)
  return texts
    .filter(
      (text) =>
        kept.has(text.key) ||
        ((!page || text.page === page) && (!changed || text.changed) && (search || hasWords(text)) && isFound(text))
    )
    .sort(
      (one, other) =>
        order.indexOf(one.page) - order.indexOf(other.page) || Number(isUnseen(one)) - Number(isUnseen(other))
    )
}
