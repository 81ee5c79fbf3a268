import type { Context, MiddlewareHandler, Next } from 'hono'
import type { AppEnv } from '../http/context.ts'
import type { PageCache } from './page-cache.ts'

/** Answers public reads through the cache, by the one spelling of their address that `keyOf` gives; undefined: not to be cached. */
export function cached(
  cache: PageCache,
  keyOf: (context: Context<AppEnv>) => string | undefined
): MiddlewareHandler<AppEnv> {
  return async (context: Context<AppEnv>, next: Next) => {
    // HEAD as well: Hono leaves the body out, and pages are rendered as for GET.
    const key = keyOf(context)
    if (key === undefined) return await next()
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
