import { estimateParameters, type PublicPage, staticPages } from '../../collections/static-pages.ts'
import { defaultLanguage, inLanguage, splitLanguage } from '../../shared/languages.ts'
import { pagePath } from '../http/paths.ts'

interface Address extends PublicPage {
  /** Fetched by programs, or expensive to render: other spellings are redirected instead of answered. */
  isFile?: true
  /** There is no Hindi and no Marathi of it. */
  isEnglishOnly?: true
}

/** Every public page, and all query parameters that it reads. Nothing else of an address reaches a page. */
export const publicPages: readonly Address[] = [
  ...staticPages,
  { path: '/Commercial', select: ['id'] },
  { path: '/ProductDetail', select: ['id'] },
  { path: '/estimate', fillIn: estimateParameters },
  { path: '/newsdetail/:id' },
  { path: '/fragment/:id' },
  { path: '/track', fillIn: ['reference'], isForm: true },
  { path: '/search', fillIn: ['q', 'kind'] },
  { path: '/login', fillIn: ['next'], isForm: true, isEnglishOnly: true },
  { path: '/sitemap.xml', isFile: true, isEnglishOnly: true },
  { path: '/robots.txt', isFile: true, isEnglishOnly: true },
  { path: '/favicon.ico', isFile: true, isEnglishOnly: true },
  { path: '/apple-touch-icon.png', isFile: true, isEnglishOnly: true },
  { path: '/news/rss.xml', isFile: true },
  { path: '/brochures/company-profile.pdf', isFile: true },
  { path: '/brochures/products/:id', isFile: true },
  { path: '/brochures/services/:id', isFile: true }
]

const byPath = new Map(publicPages.map((page) => [page.path.toLowerCase(), page]))

/**
 * Finds the one spelling of a public page's address (its path, and the parameters that it declares) for any case, slash,
 * encoding and parameters of a request; undefined where there is no such page. Answers are cached by it, and
 * rendered with it: so spellings cannot fill the cache, and undeclared parameters are in no answer.
 * @returns `address` with the prefix of its language, `inEnglish` the same without, as the router knows it
 */
export function pageAddress(pathname: string, search: string) {
  // The router's data of a page is no page.
  if (/\.data\/?$/i.test(pathname)) return undefined
  const { language, path: lower } = splitLanguage(pagePath(pathname))
  const lastSlash = lower.lastIndexOf('/') + 1
  const page = byPath.get(lower) ?? byPath.get(`${lower.slice(0, lastSlash)}:id`)
  if (!page || (page.isEnglishOnly && language !== defaultLanguage)) return undefined
  const given = new URLSearchParams(search)
  const parameters = new URLSearchParams()
  const select = page.select ?? []
  const isOfRecord = select.includes('id') && selected('id', given.get('id') ?? '') !== ''
  // A record's page is the same beside any filter.
  for (const name of isOfRecord ? ['id'] : select) {
    const value = selected(name, given.get(name) ?? '')
    if (value !== '') parameters.set(name, value)
  }
  const filledIn = (page.fillIn ?? []).filter((name) => given.has(name))
  for (const name of filledIn) parameters.set(name, given.get(name) ?? '')
  const path = page.path.replace(':id', encodeURIComponent(lower.slice(lastSlash)))
  const inEnglish = parameters.size > 0 ? `${path}?${parameters}` : path
  return {
    address: inLanguage(language, inEnglish),
    inEnglish,
    language,
    isEnglishOnly: page.isEnglishOnly ?? false,
    isCacheable: filledIn.length === 0,
    isForm: page.isForm ?? false,
    isFile: page.isFile ?? false
  }
}

/** A parameter's value in the one spelling that the page tells apart; '' where the page takes it for absent. */
function selected(name: string, value: string): string {
  if (name !== 'page') return value.trim()
  // The first page needs no number.
  return /^[1-9]\d{0,5}$/.test(value) && value !== '1' ? value : ''
}
