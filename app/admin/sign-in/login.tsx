import { redirect, useSearchParams } from 'react-router'
import park480 from '../../../assets/site/park-tall-480.avif?url'
import park820 from '../../../assets/site/park-tall-820.avif?url'
import { pageContext } from '../../../server/pages/context.ts'
import type { PageHandle } from '../../../shared/page-options.ts'
import { Island } from '../../../ui/island.tsx'
import { redirectAfterLogin } from '../login-redirect.ts'
import { Brand } from '../shell/header.tsx'
import type { Route } from './+types/login'
import script from './hydrate.tsx?worker&url'
import { SignInPart, signInPartId } from './steps.tsx'

export const handle = { scripts: true, backOffice: true } satisfies PageHandle

/** The page depends on the person. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

/** Redirects a person who is signed in already; a sign-in at its second step goes on there. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { user, pendingSignIn } = context.get(pageContext)
  if (user) throw redirect(redirectAfterLogin(url.searchParams.get('next')))
  return { pending: await pendingSignIn() }
}

export default function Login({ loaderData: { pending } }: Route.ComponentProps) {
  const [parameters] = useSearchParams()
  return (
    <main className="grid min-h-dvh bg-paper max-lg:grid-rows-[clamp(12rem,32dvh,20rem)_1fr] lg:grid-cols-2">
      <title>Login</title>
      <meta name="robots" content="noindex" />
      <div className="top-0 grid bg-night *:[grid-area:1/1] lg:sticky lg:h-dvh">
        <img
          src={park820}
          srcSet={`${park480} 480w, ${park820} 820w`}
          sizes="(width >= 62rem) 50vw, 100vw"
          alt=""
          fetchPriority="low"
          className="size-full min-h-0 object-cover object-[50%_45%]"
        />
        <div className="relative self-end bg-linear-to-t from-on-sun/80 p-6 text-on-night max-lg:px-[max(24px,50%-12.5rem)] lg:hidden">
          <Brand />
        </div>
      </div>
      <div className="w-full max-w-lg justify-self-center p-6 [--text-sm:1rem] sm:py-10 lg:self-center">
        <div className="mb-8 max-lg:hidden">
          <Brand />
        </div>
        <h1 className="font-semibold text-4xl">Login</h1>
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
