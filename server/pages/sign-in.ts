import type { Context } from 'hono'
import type { z } from 'zod'
import type { Cookies } from '../auth/cookie.ts'
import { credentials, givenCode } from '../auth/schemas.ts'
import type { SetUp } from '../auth/second-factor.ts'
import type { Sessions } from '../auth/sessions.ts'
import type { SignedIn, SignIn, Step } from '../auth/sign-in.ts'
import { ClientError, fieldErrors, invalid } from '../errors.ts'
import { type AppEnv, clientOf } from '../http/context.ts'

/** A step that failed, in words for the person. */
export interface Failed {
  ok: false
  status: number
  message: string
}

/** A step that went well, with what it gave. */
type Done<T> = { ok: true } & T

/** Signing in by forms without script. Cookies are for the answer's Set-Cookie. */
export interface PageSignIn {
  /** What the sign-in of this browser waits for; undefined where none does. */
  waitsFor(): Promise<Step | undefined>
  /** With the name or mobile number. Where a second step follows, the cookie is that step's. */
  withPassword(username: string, password: string): Promise<Done<{ cookie: string; step?: Step }> | Failed>
  withCode(code: string): Promise<Done<{ cookie: string }> | Failed>
  beginSetUp(): Promise<Done<{ setUp: SetUp }> | Failed>
  withSetUp(code: string): Promise<Done<{ cookie: string; recoveryCodes: string[] }> | Failed>
  /** Gives up the sign-in that waits. */
  cancel(): Promise<void>
}

/** The sign-in of one request's browser. */
export function pageSignIn(
  context: Context<AppEnv>,
  { signIn, sessions, cookies }: { signIn: SignIn; sessions: Sessions; cookies: Cookies }
): PageSignIn {
  const step = cookies.step.read(context.req.header('cookie'))
  const client = clientOf(context)

  async function begun({ token }: SignedIn): Promise<{ cookie: string }> {
    const previous = context.get('token')
    if (previous) await sessions.end(previous)
    return { cookie: cookies.session.set(token) }
  }

  return {
    waitsFor: () => signIn.waitsFor(step),
    withPassword: (username, password) =>
      attempt(async () => {
        const result = await signIn.withPassword(checked(credentials, { username, password }), client)
        return 'step' in result ? { step: result.step, cookie: cookies.step.set(result.token) } : await begun(result)
      }),
    withCode: (code) =>
      attempt(async () => await begun(await signIn.withCode(step, checked(givenCode, { code }).code, client))),
    beginSetUp: () => attempt(async () => ({ setUp: await signIn.beginSetUp(step) })),
    withSetUp: (code) =>
      attempt(async () => {
        const { recoveryCodes, ...result } = await signIn.withSetUp(step, checked(givenCode, { code }).code, client)
        return { ...(await begun(result)), recoveryCodes }
      }),
    async cancel() {
      await signIn.cancel(step)
    }
  }
}

function checked<S extends z.ZodType>(schema: S, values: unknown): z.output<S> {
  const result = schema.safeParse(values)
  if (!result.success) throw invalid(fieldErrors(result.error))
  return result.data
}

async function attempt<T extends object>(work: () => Promise<T>): Promise<Done<T> | Failed> {
  try {
    return { ok: true, ...(await work()) }
  } catch (error) {
    if (error instanceof ClientError) return { ok: false, status: error.status, message: error.message }
    throw error
  }
}
