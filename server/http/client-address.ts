import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { AppEnv } from './context.ts'

/** The network address a request comes from: the socket's, or, behind a proxy that is trusted, the one that it saw. */
export function clientAddress(context: Context<AppEnv>, trustProxy: boolean): string {
  // The last entry is the proxy's own; those before it are whatever the client sent.
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  const remote = context.env?.incoming ? getConnInfo(context).remote.address : undefined
  // A server that listens on IPv6 sees IPv4 clients in its own notation.
  return (forwarded || remote || 'unknown').replace(/^::ffff:(?=\d+\.)/, '')
}
