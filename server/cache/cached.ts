import type { Context, MiddlewareHandler, Next } from 'hono'
import { pageAccess } from '../auth/page-access.ts'
import type { AppEnv } from '../http/context.ts'
import { PageCache } from './page-cache.ts'

/** Middleware that answers public reads through the cache. */
export function cached(cache: PageCache): MiddlewareHandler<AppEnv> {
  return async (context: Context<AppEnv>, next: Next) => {
    const { pathname, search } = new URL(context.req.url)
    // The cache answers without asking who it is: no page of the back office may get into it.
    const key = pageAccess(pathname) === 'public' ? PageCache.key(pathname + search) : undefined
    if (key === undefined || context.req.raw.method !== 'GET') return await next()
    const response = await cache.through(context.req.raw, key, async () => {
      await next()
      return context.res
    })
    // Hono would add the headers of the answer it has to those of the one it gets.
    if (response === context.res) return
    context.res = undefined
    context.res = response
  }
}
