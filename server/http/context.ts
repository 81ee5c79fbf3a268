import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Actor } from '../auth/access.ts'
import { browserName, type Client } from '../auth/client.ts'

/** The variables of Hono's context, set in the order of `app.ts`. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    address: string
    /** A trusted proxy passed the request on: its headers count. */
    isProxied: boolean
    /** Null for a visitor. */
    actor: Actor | null
    token: string | undefined
    /** The token of a sign-in whose second step is still to come. */
    pendingToken: string | undefined
    /** The cookie of a browser where somebody has signed in before. */
    device: string | undefined
    /** See PageContext. */
    isDenied: boolean | undefined
  }
}

export function clientOf(context: Context<AppEnv>): Client {
  return { address: context.get('address'), browser: browserName(context.req.header('user-agent')) }
}

/** True where the back office polls by itself, without anything that a person did. */
export function isBackground(context: Context<AppEnv>): boolean {
  return context.req.header('x-background') === '1'
}
