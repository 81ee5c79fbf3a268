import {
  isRouteErrorResponse,
  Link,
  Outlet,
  replace,
  type ShouldRevalidateFunctionArgs,
  useNavigation,
  useRouteError
} from 'react-router'
import { pageContext } from '../../server/pages/context.ts'
import type { PageHandle } from '../page-needs.ts'
import { ToastProvider } from '../ui/toast.tsx'
import type { Route } from './+types/layout'
import { isOpenTo } from './definitions.ts'
import { firstPage, loginPath } from './safe-next.ts'
import { Header } from './shell/header.tsx'
import { useRoute } from './use-route.ts'

export const handle = { hydrate: true, backOffice: true } satisfies PageHandle

/** Tells who is signed in. The server guards the pages as well; this holds when the browser moves between them. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { user } = context.get(pageContext)
  if (!user) throw replace(loginPath(url))
  return { user }
}

/** When the session has ended meanwhile, the server refuses to tell; the person signs in and comes back. */
export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 401) throw replace(loginPath(url))
    throw error
  }
}

/** Turning the pages of a list asks the API alone; going to another screen asks who is signed in. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
}

/** What stands around every screen of the back office. */
export default function BackOffice({ loaderData }: Route.ComponentProps) {
  const isOpen = isOpenTo(loaderData.user, useRoute())
  return (
    <ToastProvider>
      <div className="flex min-h-dvh flex-col tall:md:has-data-fits:h-dvh">
        <Header user={loaderData.user} />
        <Progress />
        {isOpen ? <Outlet /> : <AdminsOnly />}
      </div>
    </ToastProvider>
  )
}

function AdminsOnly() {
  return (
    <main id="content" className="mx-auto grid w-full max-w-3xl gap-3 p-4 md:p-6">
      <h1 className="font-semibold text-2xl">Only an Admin may open this page</h1>
      <p className="text-muted">Please ask an Admin, if there is something to change here.</p>
    </main>
  )
}

/** A thin line while the next screen is on its way. */
function Progress() {
  const isLoading = useNavigation().state === 'loading'
  return <div aria-hidden="true" className={isLoading ? 'progress' : 'hidden'} />
}

/** A screen that broke says so, and leads on. */
export function ErrorBoundary() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <main className="mx-auto grid max-w-xl gap-4 p-8">
      <h1 className="font-semibold text-2xl">
        {isMissing ? 'This page does not exist' : 'This page could not be shown'}
      </h1>
      <p>
        {isMissing
          ? 'The address may be mistyped.'
          : 'Please load it again. If that does not help, the server may be restarting.'}
      </p>
      <p>
        <Link reloadDocument to={firstPage} className="text-link underline underline-offset-4">
          Go to the admin panel
        </Link>
      </p>
    </main>
  )
}
