import type { Version } from '../../server/content/history.ts'
import type { PageHandle } from '../../shared/page-options.ts'
import type { Route } from './+types/deleted'
import { DeletedScreen } from './history/deleted-screen.tsx'
import { deletedAddress, deletedCall, deletedPerPage, readDeletedState } from './history/deleted-state.ts'
import { loadRows } from './load-rows.ts'
import { Screen } from './screen.tsx'

export const handle = { hydrate: true, backOffice: true } satisfies PageHandle

export const meta: Route.MetaFunction = () => [{ title: 'Deleted – Admin Panel' }]

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  const state = readDeletedState(url.searchParams)
  const loaded = await loadRows<Version>(
    { request, url },
    {
      call: deletedCall(state),
      page: state.page,
      size: deletedPerPage,
      addressOf: (page) => deletedAddress({ ...state, page })
    }
  )
  return { state, ...loaded }
}
clientLoader.hydrate = true as const

/** What the server sends: the records themselves come from the API. */
export function HydrateFallback() {
  return (
    <Screen title="Deleted" width="rows">
      <p className="mt-4 text-muted">Loading deleted records...</p>
    </Screen>
  )
}

/** Everything that was deleted and can be restored. */
export default function Deleted({ loaderData }: Route.ComponentProps) {
  return <DeletedScreen loaded={loaderData} />
}
