import { notFound } from './read-content.ts'

/** Any address that no other route has: the layout shows the failure. */
export function loader() {
  throw notFound('We have no page at this address.')
}

export default function NotFound() {
  return null
}
