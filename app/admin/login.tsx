import { data, redirect, useSearchParams } from 'react-router'
import type { SetUp } from '../../server/auth/second-factor.ts'
import type { Step } from '../../server/auth/sign-in.ts'
import { pageContext } from '../../server/pages/context.ts'
import type { Failed } from '../../server/pages/sign-in.ts'
import type { PageHandle } from '../../shared/page-options.ts'
import { Island } from '../../ui/island.tsx'
import type { Route } from './+types/login'
import { redirectAfterLogin } from './login-redirect.ts'
import { Brand } from './shell/brand.tsx'
import script from './sign-in/hydrate.tsx?worker&url'
import { SignInPart, signInPartId } from './sign-in/part.tsx'
import type { FailedStep, SignInState } from './sign-in/steps.tsx'

export const handle = { scripts: true, backOffice: true } satisfies PageHandle

export const meta: Route.MetaFunction = () => [{ title: 'Login' }, { name: 'robots', content: 'noindex' }]

/** It depends on who asks. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

/** Somebody who is signed in has nothing to do here; a sign-in that waits goes on with its step. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { user, signIn } = context.get(pageContext)
  if (user) throw redirect(redirectAfterLogin(url.searchParams.get('next')))
  return { step: await signIn.waitsFor() }
}

/** The forms without script. With it, the browser calls the API. */
export async function action({ request, context, url }: Route.ActionArgs): Promise<FormAnswer> {
  const { signIn } = context.get(pageContext)
  const entries = await request.formData()
  const given = (name: string) => String(entries.get(name) ?? '')
  const intent = given('intent')
  const next = redirectAfterLogin(url.searchParams.get('next'))

  if (intent === 'cancel') {
    await signIn.cancel()
    throw redirect(url.pathname + url.search)
  }
  if (intent === 'set-up') {
    const result = await signIn.beginSetUp()
    return result.ok ? { setUp: result.setUp } : failed(result)
  }
  if (intent === 'confirm') {
    const result = await signIn.withSetUp(given('code'))
    if (!result.ok) return failed(result)
    return data({ recoveryCodes: result.recoveryCodes }, { headers: { 'Set-Cookie': result.cookie } })
  }
  if (intent === 'code') {
    const result = await signIn.withCode(given('code'))
    if (!result.ok) return failed(result)
    throw redirect(next, { headers: { 'Set-Cookie': result.cookie } })
  }
  const username = given('username')
  const result = await signIn.withPassword(username, given('password'))
  if (!result.ok) return failed(result, username)
  throw redirect(result.step ? url.pathname + url.search : next, { headers: { 'Set-Cookie': result.cookie } })
}

/** What a form without script is answered, where it does not lead elsewhere. */
interface FormAnswered {
  failed?: FailedStep
  setUp?: SetUp
  recoveryCodes?: readonly string[]
}

type FormAnswer = FormAnswered | ReturnType<typeof data<FormAnswered>>

function failed({ status, message }: Failed, username?: string): FormAnswer {
  return data({ failed: { message, ...(username === undefined ? {} : { username }) } }, { status })
}

/** Where the sign-in goes on. */
function stateOf({ step }: { step?: Step }, { setUp, recoveryCodes }: FormAnswered = {}): SignInState {
  if (recoveryCodes) return { kind: 'done', recoveryCodes }
  if (step === undefined) return { kind: 'password' }
  return { kind: step, ...(setUp ? { setUp } : {}) }
}

/** Where staff sign in. */
export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const [parameters] = useSearchParams()
  return (
    <main className="grid min-h-dvh place-items-center bg-night p-4">
      <div className="w-full max-w-sm rounded-lg border border-line bg-surface p-6 shadow-xl sm:p-8">
        <Brand />
        <h1 className="mt-6 mb-4 font-semibold text-2xl">Login</h1>
        <Island
          id={signInPartId}
          component={SignInPart}
          props={{
            start: stateOf(loaderData, actionData),
            failed: actionData?.failed,
            next: parameters.get('next') ?? undefined
          }}
          script={script}
        />
        <p className="mt-6 text-sm">
          <a href="/" className="text-link underline underline-offset-4">
            Back to the website
          </a>
        </p>
      </div>
    </main>
  )
}
