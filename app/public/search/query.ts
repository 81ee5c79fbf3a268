import { href } from 'react-router'

/** The URL of a search. */
export function searchAddress(words: string): string {
  return words ? `${href('/search')}?${new URLSearchParams({ q: words })}` : href('/search')
}
