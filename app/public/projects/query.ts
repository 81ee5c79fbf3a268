import { href } from 'react-router'
import { addressWith } from '../../../shared/address.ts'

/** Reads the page's filter from its URL; '' for all. */
export function readProjectQuery(parameters: URLSearchParams) {
  const read = (name: string) => (parameters.get(name) ?? '').trim()
  return { category: read('category'), place: read('place') }
}

/** The page's URL, without parameters that do not restrict it. */
export function projectsAddress(query: ReturnType<typeof readProjectQuery>): string {
  return addressWith(href('/projects'), { ...query })
}
