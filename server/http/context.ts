import type { HttpBindings } from '@hono/node-server'
import type { Actor } from '../auth/actor.ts'

/** What Hono's context carries through the order of `app.ts`. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    /** The client's network address. */
    address: string
    /** Null for a visitor. */
    actor: Actor | null
    /** The session cookie's token. */
    token: string | undefined
    /** See PageContext. */
    isDenied: boolean | undefined
  }
}
