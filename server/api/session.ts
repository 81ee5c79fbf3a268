import { z } from 'zod'
import type { Services } from '../services.ts'
import { messageSchema } from './answer-schemas.ts'
import { type ApiRoute, defineRoute } from './route.ts'

export const sessionUser = z.object({ id: z.int(), fullName: z.string(), role: z.enum(['Admin', 'User']) })

/** Who is signed in, and signing out. */
export function sessionRoutes({ env, signIn, sessions, cookies }: Services): ApiRoute[] {
  // Browsers heed it over https alone.
  const clearsCache = env.PUBLIC_URL.startsWith('https:') ? { 'Clear-Site-Data': '"cache"' } : undefined
  const common = { tag: 'signing in', access: 'public' } as const
  return [
    defineRoute({
      ...common,
      method: 'post',
      path: '/api/auth/logout',
      summary: 'End the session, and a sign-in that waits for its second step',
      responses: { 200: messageSchema },
      async handle({ token, pendingToken }) {
        if (token) await sessions.end(token)
        await signIn.cancel(pendingToken)
        return { body: { message: 'Signed out.' }, headers: { 'Set-Cookie': cookies.session.clear(), ...clearsCache } }
      }
    }),
    defineRoute({
      ...common,
      method: 'get',
      path: '/api/auth/session',
      summary: 'The signed-in person, or null',
      responses: { 200: z.object({ user: sessionUser.nullable() }) },
      async handle({ actor }) {
        return { body: { user: actor && { id: actor.id, fullName: actor.fullName, role: actor.role } } }
      }
    })
  ]
}
