import { pageContext } from '../../server/pages/context.ts'
import type { Route } from './+types/not-found'
import { notFound } from './read-content.ts'

/** Any path that no other route matches: the layout shows the error. */
export function loader({ context }: Route.LoaderArgs) {
  throw notFound(context.get(pageContext).texts('error.notFound'))
}

export default function NotFound() {
  return null
}
