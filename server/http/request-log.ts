import { randomBytes } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { Log } from '../log.ts'
import type { AppEnv } from './context.ts'

/** Gives every request an id, and logs writes and answers of 5xx; at level `debug` all that the cache did not answer. */
export function logRequests(log: Log) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const startedAt = performance.now()
    const given = context.get('isProxied') ? context.req.header('x-request-id') : undefined
    const requestId = given && /^[\w.-]{8,64}$/.test(given) ? given : randomBytes(8).toString('hex')
    const { method, path } = context.req
    context.set('requestId', requestId)
    await next()
    const { status } = context.res
    const isNotable = (method !== 'GET' && method !== 'HEAD') || status >= 500
    const ms = Math.round(performance.now() - startedAt)
    log[isNotable ? 'info' : 'debug']({ method, path, status, ms, user: context.get('actor')?.id }, 'request')
    context.res.headers.set('x-request-id', requestId)
  })
}
