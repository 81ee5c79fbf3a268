import { replace } from 'react-router'
import type { PageHandle } from '../../shared/page-options.ts'
import type { Route } from './+types/deleted'
import { DeletedScreen } from './history/deleted-screen.tsx'
import { loadDeleted, readDeletedState } from './history/load-deleted.ts'
import { loginPath } from './login-redirect.ts'

export const handle = { hydrate: true, backOffice: true } satisfies PageHandle

export const meta: Route.MetaFunction = () => [{ title: 'Deleted – Admin Panel' }]

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  const loaded = await loadDeleted(readDeletedState(url.searchParams), request.signal)
  if (loaded.failure?.status === 401) throw replace(loginPath(url))
  return loaded
}
clientLoader.hydrate = true as const

/** What the server sends: the records themselves come from the API. */
export function HydrateFallback() {
  return (
    <main id="content" className="mx-auto w-full max-w-5xl p-4 md:p-6">
      <h1 className="font-semibold text-2xl leading-tight">Deleted</h1>
      <p className="mt-4 text-muted">Loading deleted records...</p>
    </main>
  )
}

/** Everything that was deleted and can be brought back. */
export default function Deleted({ loaderData }: Route.ComponentProps) {
  return <DeletedScreen loaded={loaderData} />
}
