import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { AppEnv } from './context.ts'

/** The client's network address: the socket's, or the one that a trusted proxy reports. */
export function clientAddress(context: Context<AppEnv>, trustProxy: boolean): string {
  // The proxy added the last entry; the client may have sent those before it.
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  const remote = context.env?.incoming ? getConnInfo(context).remote.address : undefined
  // A server that listens on IPv6 sees IPv4 clients in its own notation.
  return (forwarded || remote || 'unknown').replace(/^::ffff:(?=\d+\.)/, '')
}
