import { href } from 'react-router'

/** Longer than anybody looks for, and short enough to be compared with every page, characters. */
const longest = 120

/** What the address asks for, with single spaces; '' is nothing. */
export function readSearch(parameters: URLSearchParams): string {
  const typed = parameters.get('q') ?? ''
  return Array.from(typed.replace(/\s+/g, ' ').trim()).slice(0, longest).join('')
}

/** The address of the search for these words. */
export function searchAddress(words: string): string {
  return words ? `${href('/search')}?${new URLSearchParams({ q: words })}` : href('/search')
}
