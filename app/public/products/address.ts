import { href } from 'react-router'

/** The address of a product. */
export function productAddress(id: number): string {
  return `${href('/ProductDetail')}?id=${id}`
}
