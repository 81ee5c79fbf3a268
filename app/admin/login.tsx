import { useEffect, useRef } from 'react'
import { data, redirect, useNavigate, useSearchParams } from 'react-router'
import { pageContext } from '../../server/pages/context.ts'
import type { PageHandle } from '../page-needs.ts'
import type { Route } from './+types/login'
import { safeNext } from './safe-next.ts'
import { Brand } from './shell/brand.tsx'
import { SignInForm } from './sign-in-form.tsx'

export const handle = { hydrate: true, backOffice: true } satisfies PageHandle

export const meta: Route.MetaFunction = () => [{ title: 'Login' }, { name: 'robots', content: 'noindex' }]

/** Somebody who is signed in has nothing to do here. */
export function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(pageContext).user) throw redirect(safeNext(url.searchParams.get('next')))
  return null
}

/** The form without script. With it, the browser calls the API. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const entries = await request.formData()
  const username = String(entries.get('username') ?? '')
  const result = await context.get(pageContext).signIn(username, String(entries.get('password') ?? ''))
  if (!result.ok) return data({ message: result.message, username }, { status: result.status })
  throw redirect(safeNext(url.searchParams.get('next')), { headers: { 'Set-Cookie': result.cookie } })
}

/** Where staff sign in. */
export default function Login({ actionData }: Route.ComponentProps) {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const form = useRef<HTMLDivElement>(null)
  const next = parameters.get('next')

  useEffect(() => form.current?.querySelector<HTMLElement>('[data-focus]')?.focus(), [])

  return (
    <main className="grid min-h-dvh place-items-center bg-night p-4">
      <div ref={form} className="w-full max-w-sm rounded-lg border border-line bg-surface p-6 shadow-xl sm:p-8">
        <Brand />
        <h1 className="mt-6 mb-4 font-semibold text-2xl">Login</h1>
        <SignInForm
          action={next ? `/login?next=${encodeURIComponent(next)}` : '/login'}
          failed={actionData}
          onSignedIn={() => navigate(safeNext(next), { replace: true })}
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
