import { redirect } from 'react-router'
import type { Route } from './+types/redirect'
import { movedPages } from './redirects.ts'

/** Sends an old address on to its page, for good. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url)
  const page = movedPages[pathname.toLowerCase().replaceAll('/', '')]
  if (!page) throw new Error(`No page answers for ${pathname}: its route and the list of moved pages differ.`)
  return redirect(page + search, 301)
}
