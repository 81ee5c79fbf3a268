import type { ReactNode } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { data, isRouteErrorResponse, Link, Outlet, replace, useNavigation } from 'react-router'
import type { SessionUser } from '../../../server/auth/access.ts'
import { pageContext } from '../../../server/pages/context.ts'
import type { PageHandle } from '../../../shared/page-options.ts'
import { buttonClass, Toasts } from '../../../ui/index.ts'
import { homePath, loginPath } from '../login-redirect.ts'
import { Screen } from '../screen.tsx'
import { ProofRequestDialog } from '../sign-in/second-step.tsx'
import { SignInDialog } from '../sign-in/steps.tsx'
import { UnreadProvider } from '../unread.tsx'
import type { Route } from './+types/layout'
import { Header } from './header.tsx'

export const handle = { hydrate: true, backOffice: true } satisfies PageHandle

/** Reads the signed-in person. The server guards the pages as well; this guards navigations in the browser. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { user, isDenied, hasMail, version } = context.get(pageContext)
  if (!user) throw replace(loginPath(url))
  return data({ user, isDenied, hasMail, version }, isDenied ? 403 : 200)
}

/** Redirects to the sign-in where the session has ended (401); the person comes back afterwards. */
export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 401) throw replace(loginPath(url))
    throw error
  }
}

/** The signed-in person is read again on another screen, not when a list is paged or searched. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
}

export default function BackOffice({ loaderData }: Route.ComponentProps) {
  return <Frame user={loaderData.user}>{loaderData.isDenied ? <ErrorScreen {...adminsOnly} /> : <Outlet />}</Frame>
}

function Frame({ user, children }: { user: SessionUser; children: ReactNode }) {
  return (
    <>
      <UnreadProvider user={user}>
        <div className="flex min-h-dvh max-md:flex-col md:items-start">
          <Header />
          <Progress />
          <div className="flex min-w-0 flex-1 flex-col md:min-h-dvh tall:lg:has-data-fits:h-dvh print:h-auto!">
            {children}
          </div>
        </div>
      </UnreadProvider>
      <ProofRequestDialog />
      <SignInDialog username={user.fullName} />
      <Toasts />
    </>
  )
}

function Progress() {
  const isLoading = useNavigation().state === 'loading'
  return <div aria-hidden="true" className={isLoading ? 'progress' : 'hidden'} />
}

const adminsOnly = {
  title: 'Only an Admin may open this page',
  text: 'You are signed in as a User. Please ask an Admin, if there is something to change here.'
}
const faults: Readonly<Record<number, ErrorScreenProps>> = {
  403: adminsOnly,
  404: {
    title: 'This page does not exist',
    text: 'The address may be mistyped. Every screen is in the menu; Ctrl+K finds screens and records by their names.'
  }
}
const otherFault = {
  title: 'This page could not be shown',
  text: 'Please load it again. If that does not help, the server may be restarting, or you may be offline.'
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const screen = <ErrorScreen {...((isRouteErrorResponse(error) && faults[error.status]) || otherFault)} />
  // Without a session there is no menu.
  return loaderData ? <Frame user={loaderData.user}>{screen}</Frame> : screen
}

type ErrorScreenProps = { title: string; text: string }

function ErrorScreen({ title, text }: ErrorScreenProps) {
  return (
    <Screen title={title}>
      <p className="mt-3 max-w-prose">{text}</p>
      <Link reloadDocument to={homePath} className={buttonClass('quiet', 'mt-4')}>
        Go to the admin panel
      </Link>
    </Screen>
  )
}
