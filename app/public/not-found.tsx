import { replace } from 'react-router'
import { pageContext } from '../../server/pages/context.ts'
import { noPage } from '../admin/login-redirect.ts'
import type { Route } from './+types/not-found'
import { notFound } from './read-content.ts'

/** Any path that no other route matches: the layout shows the error; staff see theirs, with the back office's menu. */
export function loader({ context }: Route.LoaderArgs) {
  const { user, texts } = context.get(pageContext)
  if (user) throw replace(noPage)
  throw notFound(texts('error.notFound'))
}

export default function NotFound() {
  return null
}
