import { href } from 'react-router'

/** In characters. */
const maxLength = 120

/** The words in the URL's `q`, with single spaces; '' for none. */
export function readSearch(parameters: URLSearchParams): string {
  const typed = parameters.get('q') ?? ''
  return Array.from(typed.replace(/\s+/g, ' ').trim()).slice(0, maxLength).join('')
}

export function searchAddress(words: string): string {
  return words ? `${href('/search')}?${new URLSearchParams({ q: words })}` : href('/search')
}
