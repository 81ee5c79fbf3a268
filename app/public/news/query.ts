import { href } from 'react-router'
import { addressWith } from '../../../shared/address.ts'
import { limitSearch } from '../../../shared/search-text.ts'

export const newsPageSize = 10

export type NewsQuery = ReturnType<typeof readNewsQuery>

/** Reads the list's filter from its URL; '' for all. Pages begin with 1; an invalid one is the first. */
export function readNewsQuery(parameters: URLSearchParams) {
  const page = parameters.get('page') ?? ''
  return {
    category: (parameters.get('category') ?? '').trim(),
    search: limitSearch(parameters.get('search')),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
  }
}

/** The list's URL, without parameters that do not restrict it. */
export function newsAddress({ category = '', search = '', page = 1 }: Partial<NewsQuery>): string {
  return addressWith(href('/news'), { category, search, page: page > 1 ? String(page) : '' })
}
