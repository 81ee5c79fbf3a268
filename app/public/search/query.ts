import { href } from 'react-router'
import { addressWith } from '../address.ts'

/** The URL of a search. */
export function searchAddress(words: string): string {
  return addressWith(href('/search'), { q: words })
}
