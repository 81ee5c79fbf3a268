import { z } from 'zod'
import { type Accounts, credentials, passwordChange } from '../auth/accounts.ts'
import type { SessionCookie } from '../auth/cookie.ts'
import type { Sessions } from '../auth/sessions.ts'
import { ClientError, fieldErrors, invalid } from '../errors.ts'
import { type ApiRoute, messageSchema } from './route.ts'

const sessionUser = z.object({ id: z.int(), fullName: z.string(), role: z.enum(['Admin', 'User']) })

/** Signing in and out, and the own account. */
export function authRoutes(accounts: Accounts, sessions: Sessions, cookie: SessionCookie): ApiRoute[] {
  const tag = 'signing in'
  return [
    {
      tag,
      method: 'post',
      path: '/api/auth/login',
      access: 'public',
      summary: 'Sign in by full name or mobile number; sets the session cookie',
      body: { kind: 'json', schema: credentials },
      answers: { 200: messageSchema.extend({ user: sessionUser }) },
      async handle({ input, address, token: previous }) {
        const parsed = credentials.safeParse(input.values)
        if (!parsed.success) throw invalid(fieldErrors(parsed.error))
        const { user, token } = await accounts.signIn(parsed.data, address)
        if (previous) await sessions.end(previous)
        return { body: { user, message: 'Signed in.' }, headers: { 'Set-Cookie': cookie.set(token) } }
      }
    },
    {
      tag,
      method: 'post',
      path: '/api/auth/logout',
      access: 'public',
      summary: 'End the session',
      answers: { 200: messageSchema },
      async handle({ token }) {
        if (token) await sessions.end(token)
        return { body: { message: 'Signed out.' }, headers: { 'Set-Cookie': cookie.clear() } }
      }
    },
    {
      tag,
      method: 'get',
      path: '/api/auth/session',
      access: 'public',
      summary: 'Who is signed in; null for nobody',
      answers: { 200: z.object({ user: sessionUser.nullable() }) },
      async handle({ actor }) {
        return { body: { user: actor && { id: actor.id, fullName: actor.fullName, role: actor.role } } }
      }
    },
    {
      tag,
      method: 'put',
      path: '/api/auth/password',
      access: 'staff',
      summary: 'Change the own password; the other sessions of the account end',
      body: { kind: 'json', schema: passwordChange },
      answers: { 200: messageSchema },
      async handle({ input, actor }) {
        if (!actor) throw new ClientError(401, 'Please sign in.')
        await accounts.changePassword(input.values, actor)
        return { body: { message: 'Password changed.' } }
      }
    }
  ]
}
