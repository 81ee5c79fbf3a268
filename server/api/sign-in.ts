import { z } from 'zod'
import { codeInput, credentials } from '../auth/schemas.ts'
import { setUpSchema } from '../auth/second-factor.ts'
import { endSession } from '../auth/sessions.ts'
import * as signIn from '../auth/sign-in.ts'
import type { Services } from '../services.ts'
import { type ApiCall, type ApiRoute, defineRoute, messageSchema, Reply } from './route.ts'

const sessionUser = z.object({ id: z.int(), fullName: z.string(), role: z.enum(['Admin', 'User']) })
const signedIn = messageSchema.extend({ user: sessionUser })
/** Shown once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) })
const pending = messageSchema.extend({ secondFactor: z.enum(['code', 'set-up']) })

const pendingMessages = {
  code: 'Please enter the code of your authenticator app.',
  'set-up': 'Please set up a second factor: your role needs one.'
} as const

/** Signing in, in one step or two; who is signed in, and signing out. How the second step answers: docs/decisions/0010-second-factor.md. */
export function signInRoutes(services: Services): ApiRoute[] {
  const { env, cookies } = services
  const common = { tag: 'signing in', access: 'public' } as const
  // Browsers heed it only over https.
  const clearsCache = env.PUBLIC_URL.startsWith('https:') ? { 'Clear-Site-Data': '"cache"' } : undefined

  /** Sets the session's cookie; the session that the browser had before ends. */
  async function beginSession<T>(
    { user, token, device }: signIn.SignedIn,
    { token: previous }: Pick<ApiCall, 'token'>,
    more: T
  ) {
    if (previous) await endSession(services, previous)
    return new Reply(
      { user, message: 'Signed in.', ...more },
      { headers: { 'Set-Cookie': [cookies.session.set(token), cookies.device.set(device)] } }
    )
  }

  return [
    defineRoute('post', '/api/auth/login', {
      ...common,
      summary:
        'Sign in by full name or mobile number; sets the session cookie, or (202) one for the second step, which opens nothing else',
      body: credentials,
      answer: signedIn,
      others: { 202: pending },
      async handle({ body, client, token, device }) {
        const result = await signIn.withPassword(services, body, client, device)
        if (!('step' in result)) return await beginSession(result, { token }, {})
        return new Reply(
          { message: pendingMessages[result.step], secondFactor: result.step },
          { status: 202, headers: { 'Set-Cookie': cookies.pendingSignIn.set(result.token) } }
        )
      }
    }),
    defineRoute('post', '/api/auth/login/code', {
      ...common,
      summary: 'The second step: a code of the app, or a recovery code; sets the session cookie',
      body: codeInput,
      answer: signedIn,
      handle: async (call) =>
        await beginSession(await signIn.withCode(services, call.pendingToken, call.body.code, call.client), call, {})
    }),
    defineRoute('post', '/api/auth/login/set-up', {
      ...common,
      summary: 'The second step of a person whose role needs a second factor and who has none: begin to set it up',
      answer: setUpSchema,
      handle: ({ pendingToken }) => signIn.beginSetUp(services, pendingToken)
    }),
    defineRoute('post', '/api/auth/login/confirm', {
      ...common,
      summary: 'The last step of setting up at the sign-in: a first code; sets the session cookie',
      body: codeInput,
      answer: signedIn.extend(recoveryCodesSchema.shape),
      async handle(call) {
        const result = await signIn.withSetUp(services, call.pendingToken, call.body.code, call.client)
        return await beginSession(result, call, { recoveryCodes: result.recoveryCodes })
      }
    }),
    defineRoute('post', '/api/auth/logout', {
      ...common,
      summary: 'End the session, and a sign-in that waits for its second step',
      says: 'Signed out.',
      async handle({ token, pendingToken }) {
        if (token) await endSession(services, token)
        await signIn.cancel(services, pendingToken)
        return new Reply({}, { headers: { 'Set-Cookie': cookies.session.clear(), ...clearsCache } })
      }
    }),
    defineRoute('get', '/api/auth/session', {
      ...common,
      summary: 'The signed-in person, or null',
      answer: z.object({ user: sessionUser.nullable() }),
      handle: async ({ actor }) => ({ user: actor && { id: actor.id, fullName: actor.fullName, role: actor.role } })
    })
  ]
}
