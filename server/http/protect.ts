import { createMiddleware } from 'hono/factory'
import type { TokenCookie } from '../auth/cookie.ts'
import { ClientError } from '../errors.ts'
import type { AppEnv } from './context.ts'

/** The headers that every answer carries. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {})
  }
}

/** Refuses cross-site writes, by Sec-Fetch-Site or Origin; a client that sends neither may write only without a session's cookie. */
export function refuseCrossOrigin(publicUrl: string, cookies: readonly TokenCookie[]) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const { method, headers } = context.req.raw
    if (method === 'GET' || method === 'HEAD') return await next()
    const site = headers.get('sec-fetch-site')
    const origin = headers.get('origin')
    const isOwn =
      site !== null
        ? site === 'same-origin'
        : origin !== null
          ? isOwnOrigin(origin, publicUrl, headers.get('host'))
          : !cookies.some((cookie) => cookie.read(context))
    if (!isOwn) throw new ClientError(403, 'This request did not come from this site.')
    return await next()
  })
}

// Without PUBLIC_URL a site is reached by several host names. A browser sets Host; a page cannot.
function isOwnOrigin(origin: string, publicUrl: string, host: string | null): boolean {
  return origin === publicUrl || (publicUrl.startsWith('http:') && origin === `http://${host}`)
}
