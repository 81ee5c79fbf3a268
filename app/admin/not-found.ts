import { data } from 'react-router'

/** Where staff come from an address that no page has: the frame around this shows the error beside its menu. */
export function loader() {
  throw data(null, 404)
}

export default function NotFound() {
  return null
}
