import { notFound } from './read-content.ts'

/** Any path that no other route matches: the layout shows the error. */
export function loader() {
  throw notFound('We have no page at this address.')
}

export default function NotFound() {
  return null
}
