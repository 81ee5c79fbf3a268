import type { MiddlewareHandler } from 'hono'
import { pageAccess } from '../auth/page-access.ts'
import { ClientError } from '../errors.ts'
import type { AppEnv } from '../http/context.ts'

/** Pages of the back office: a visitor goes to the sign-in and comes back afterwards, a User is kept from an Admin's. */
export const guardPages: MiddlewareHandler<AppEnv> = async (context, next) => {
  const { pathname, search } = new URL(context.req.url)
  const access = pageAccess(pathname)
  if (access === 'public') return await next()
  const actor = context.get('actor')
  const isDenied = access === 'admin' && actor?.role !== 'Admin'
  const isData = pathname.endsWith('.data')
  if (!actor && isData) throw new ClientError(401, 'Please sign in.')
  if (!actor) {
    context.header('Cache-Control', 'no-store')
    return context.redirect(`/login?next=${encodeURIComponent(pathname + search)}`, 302)
  }
  if (isDenied && isData) throw new ClientError(403, 'Only an Admin may open this page.')
  context.set('isDenied', isDenied)
  await next()
  // Afterwards: the page's answer would not take over headers set before it.
  context.header('Cache-Control', 'no-store')
  context.header('X-Robots-Tag', 'noindex')
}
