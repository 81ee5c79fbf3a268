import { randomBytes } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { inRequest, type Log } from '../log.ts'
import type { AppEnv } from './context.ts'

/**
 * Gives every request an id: the proxy's where it is trusted, else a new one. The answer carries it, and so does every
 * line that is logged meanwhile. A line tells of each request that may change something, or that failed here; at the
 * level `debug` of all that reach this far.
 */
export function logRequests(log: Log, trustProxy: boolean) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const began = performance.now()
    const given = trustProxy ? context.req.header('x-request-id') : undefined
    const requestId = given && /^[\w.-]{8,64}$/.test(given) ? given : randomBytes(8).toString('hex')
    const { method, path } = context.req
    await inRequest(requestId, async () => {
      await next()
      const { status } = context.res
      const isTold = (method !== 'GET' && method !== 'HEAD') || status >= 500
      const ms = Math.round(performance.now() - began)
      log[isTold ? 'info' : 'debug']({ method, path, status, ms, user: context.get('actor')?.id }, 'request')
    })
    context.res.headers.set('x-request-id', requestId)
  })
}
