import { data } from 'react-router'

/** Answers 404 for staff's addresses that no page has: the frame around this shows the error beside its menu. */
export function loader() {
  throw data(null, 404)
}

export default function NotFound() {
  return null
}
