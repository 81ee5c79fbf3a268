import { z } from 'zod'
import type { Cookies } from '../auth/cookie.ts'
import { credentials, givenCode } from '../auth/schemas.ts'
import type { Sessions } from '../auth/sessions.ts'
import type { SignedIn, SignIn, Waiting } from '../auth/sign-in.ts'
import type { ApiAnswer, ApiRequest, ApiRoute } from './route.ts'
import { messageSchema, parsed } from './route.ts'
import { recoveryCodes, setUpSchema } from './second-factor-schemas.ts'

const sessionUser = z.object({ id: z.int(), fullName: z.string(), role: z.enum(['Admin', 'User']) })
const signedIn = messageSchema.extend({ user: sessionUser })
const waiting = messageSchema.extend({ secondFactor: z.enum(['code', 'set-up']) })

const waitingMessages = {
  code: 'Please enter the code of your authenticator app.',
  'set-up': 'Please set up a second factor: your role needs one.'
} as const

/** Signing in, in one step or two, and out. How the second step answers: docs/decisions/0010-second-factor.md. */
export function authRoutes(signIn: SignIn, sessions: Sessions, cookies: Cookies): ApiRoute[] {
  const common = { tag: 'signing in', access: 'public' } as const

  /** The session's cookie; the session that the browser had before ends. */
  async function answerSignedIn({ user, token }: SignedIn, { token: previous }: ApiRequest, more = {}) {
    if (previous) await sessions.end(previous)
    return { body: { user, message: 'Signed in.', ...more }, headers: { 'Set-Cookie': cookies.session.set(token) } }
  }

  function answerWaiting({ step, token }: Waiting): ApiAnswer {
    return {
      status: 202,
      body: { message: waitingMessages[step], secondFactor: step },
      headers: { 'Set-Cookie': cookies.pendingSignIn.set(token) }
    }
  }

  return [
    {
      ...common,
      method: 'post',
      path: '/api/auth/login',
      summary:
        'Sign in by full name or mobile number; sets the session cookie, or (202) one for the second step, which opens nothing else',
      body: { kind: 'json', schema: credentials },
      responses: { 200: signedIn, 202: waiting },
      async handle(request) {
        const result = await signIn.withPassword(parsed(credentials, request), request.client)
        return 'step' in result ? answerWaiting(result) : await answerSignedIn(result, request)
      }
    },
    {
      ...common,
      method: 'post',
      path: '/api/auth/login/code',
      summary: 'The second step: a code of the app, or a recovery code; sets the session cookie',
      body: { kind: 'json', schema: givenCode },
      responses: { 200: signedIn },
      async handle(request) {
        const { code } = parsed(givenCode, request)
        return await answerSignedIn(await signIn.withCode(request.pendingToken, code, request.client), request)
      }
    },
    {
      ...common,
      method: 'post',
      path: '/api/auth/login/set-up',
      summary: 'The second step of a person whose role needs a second factor and who has none: begin to set it up',
      responses: { 200: setUpSchema },
      async handle(request) {
        return { body: await signIn.beginSetUp(request.pendingToken) }
      }
    },
    {
      ...common,
      method: 'post',
      path: '/api/auth/login/confirm',
      summary: 'The last step of setting up at the sign-in: a first code; sets the session cookie',
      body: { kind: 'json', schema: givenCode },
      responses: { 200: signedIn.extend(recoveryCodes.shape) },
      async handle(request) {
        const { code } = parsed(givenCode, request)
        const { recoveryCodes, ...result } = await signIn.withSetUp(request.pendingToken, code, request.client)
        return await answerSignedIn(result, request, { recoveryCodes })
      }
    },
    {
      ...common,
      method: 'post',
      path: '/api/auth/logout',
      summary: 'End the session, and a sign-in that waits for its second step',
      responses: { 200: messageSchema },
      async handle(request) {
        if (request.token) await sessions.end(request.token)
        await signIn.cancel(request.pendingToken)
        return { body: { message: 'Signed out.' }, headers: { 'Set-Cookie': cookies.session.clear() } }
      }
    },
    {
      ...common,
      method: 'get',
      path: '/api/auth/session',
      summary: 'Who is signed in; null for nobody',
      responses: { 200: z.object({ user: sessionUser.nullable() }) },
      async handle({ actor }) {
        return { body: { user: actor && { id: actor.id, fullName: actor.fullName, role: actor.role } } }
      }
    }
  ]
}
