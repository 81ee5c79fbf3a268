import { href } from 'react-router'
import { collections } from '../../../collections/index.ts'
import { readWords } from '../../../shared/search-text.ts'

export const newsPageSize = 12
/** What is longer is nobody's category. */
const maxCategoryLength = collections.news.fields.category.maxLength

/** Which articles the list shows; '' for all. */
export interface NewsQuery {
  category: string
  search: string
  /** From 1. */
  page: number
}

/** Reads the list's URL. An invalid page is the first. */
export function readNewsQuery(parameters: URLSearchParams): NewsQuery {
  const page = parameters.get('page') ?? ''
  return {
    category: (parameters.get('category') ?? '').slice(0, maxCategoryLength).trim(),
    search: readWords(parameters.get('search')),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
  }
}

/** The list's URL, without parameters that do not restrict it. */
export function newsAddress({ category = '', search = '', page = 1 }: Partial<NewsQuery>): string {
  const parameters = new URLSearchParams()
  if (category) parameters.set('category', category)
  if (search) parameters.set('search', search)
  if (page > 1) parameters.set('page', String(page))
  return parameters.size > 0 ? `${href('/news')}?${parameters}` : href('/news')
}
