import type { Context, MiddlewareHandler, Next } from 'hono'
import { pageAccess } from '../auth/page-access.ts'
import type { AppEnv } from '../http/context.ts'
import { PageCache } from './page-cache.ts'

/** Lets answers that are the same for everybody be made once for each state of the content. */
export function cached(store: PageCache): MiddlewareHandler<AppEnv> {
  return async (context: Context<AppEnv>, next: Next) => {
    const { pathname, search } = new URL(context.req.url)
    // Whoever asks the store is not asked who it is: no page of the back office may get there.
    const key = pageAccess(pathname) === 'public' ? PageCache.key(pathname + search) : undefined
    if (key === undefined || context.req.raw.method !== 'GET') return await next()
    const response = await store.through(context.req.raw, key, async () => {
      await next()
      return context.res
    })
    // Hono would add the headers of the answer it has to those of the one it gets.
    if (response === context.res) return
    context.res = undefined
    context.res = response
  }
}
