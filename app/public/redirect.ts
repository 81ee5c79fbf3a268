import { redirect } from 'react-router'
import { redirects } from '../../collections/static-pages.ts'
import type { Route } from './+types/redirect'

/** Redirects a former address to its page, permanently. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url)
  const page = redirects[pathname.toLowerCase().replaceAll('/', '')]
  if (!page) throw new Error(`There is no redirect for ${pathname}, though it has a route.`)
  return redirect(page + search, 301)
}
