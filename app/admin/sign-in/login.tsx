import { redirect, useSearchParams } from 'react-router'
import roof960 from '../../../assets/site/roof-array-960.avif?url'
import { pageContext } from '../../../server/pages/context.ts'
import type { PageHandle } from '../../../shared/page-options.ts'
import { Island } from '../../../ui/island.tsx'
import { redirectAfterLogin } from '../login-redirect.ts'
import { Brand } from '../shell/header.tsx'
import type { Route } from './+types/login'
import script from './hydrate.tsx?worker&url'
import { SignInPart, signInPartId } from './steps.tsx'

export const handle = { scripts: true, backOffice: true } satisfies PageHandle

/** It depends on who asks. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

/** Leads on who is signed in already; a sign-in that has come to its second step goes on there. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { user, pendingSignIn } = context.get(pageContext)
  if (user) throw redirect(redirectAfterLogin(url.searchParams.get('next')))
  return { pending: await pendingSignIn() }
}

export default function Login({ loaderData: { pending } }: Route.ComponentProps) {
  const [parameters] = useSearchParams()
  return (
    <main className="grid min-h-dvh bg-night lg:grid-cols-2 dark:bg-paper">
      <title>Login</title>
      <meta name="robots" content="noindex" />
      {/* Not fetched where there is no room, and last where there is. */}
      <img
        src={roof960}
        alt=""
        loading="lazy"
        className="sticky top-0 hidden h-dvh w-full object-cover lg:block dark:brightness-75"
      />
      <div className="m-4 w-[calc(100%-2rem)] max-w-sm place-self-center rounded-lg border border-line bg-surface p-6 shadow-xl [--text-sm:0.9375rem] sm:p-8">
        <Brand />
        <h1 className="mt-6 font-semibold text-2xl">Login</h1>
        <p className="mt-1 mb-5 text-muted text-sm">For our staff. Customers need no account.</p>
        <noscript>
          <p className="mb-4">
            Signing in and the back office need JavaScript. Please turn it on in your browser and load this page again.
          </p>
        </noscript>
        <Island
          id={signInPartId}
          component={SignInPart}
          props={{ pending, next: parameters.get('next') ?? undefined }}
          script={script}
        />
        <p className="mt-6 text-muted text-sm">
          Lost your password or your phone? Ask a colleague who is an Admin for a new sign-in.
        </p>
        <p className="mt-2 text-sm">
          <a href="/" className="text-link underline underline-offset-4">
            Back to the website
          </a>
        </p>
      </div>
    </main>
  )
}
