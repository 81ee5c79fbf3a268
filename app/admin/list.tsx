import type { PageHandle } from '../../shared/page-options.ts'
import type { Route } from './+types/list'
import { pageCall } from './calls.ts'
import { type AnyRecord, listedAt } from './definitions.ts'
import { ListScreen } from './list/screen.tsx'
import { readState, stateQuery } from './list/state.ts'
import { usualSize } from './list/usual-size.ts'
import { loadRows } from './load-rows.ts'
import { Screen } from './screen.tsx'
import { useRouteId } from './use-route-id.ts'

export const handle = { hydrate: true, backOffice: true } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${listedAt(matches.at(-1)?.id ?? '').admin.list.title} – Admin Panel` }
]

/** Reads the page that the address asks for. A newer address aborts the reading of an older one. */
export async function clientLoader({ request, url, pattern }: Route.ClientLoaderArgs) {
  const collection = listedAt(pattern)
  const state = readState(collection, url.searchParams, usualSize(collection))
  const loaded = await loadRows<AnyRecord>(
    { request, url },
    {
      call: pageCall(collection, state),
      page: state.page,
      size: state.size,
      addressOf: (page) => url.pathname + stateQuery({ ...state, page })
    }
  )
  return { state, ...loaded }
}
clientLoader.hydrate = true as const

/** What the server sends: the list itself comes from the API. */
export function HydrateFallback() {
  const { label, admin } = listedAt(useRouteId())
  return (
    <Screen title={admin.list.title} width="full">
      <p className="text-muted">Loading {label.plural}...</p>
    </Screen>
  )
}

/** The list of a collection: the only one there is, for all of them. */
export default function List({ loaderData }: Route.ComponentProps) {
  const collection = listedAt(useRouteId())
  return <ListScreen key={collection.name} collection={collection} loaded={loaderData} />
}
