import { replace } from 'react-router'
import type { PageHandle } from '../../shared/page-options.ts'
import type { Route } from './+types/list'
import { listedAt } from './definitions.ts'
import { loadPage } from './list/load.ts'
import { ListScreen } from './list/screen.tsx'
import { readState, stateQuery } from './list/state.ts'
import { loginPath } from './login-redirect.ts'
import { useRoute } from './use-route.ts'

export const handle = { hydrate: true, backOffice: true } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${listedAt(matches.at(-1)?.id ?? '').admin.list.title} – Admin Panel` }
]

/** Reads the page that the address asks for. A newer address ends the reading of an older one. */
export async function clientLoader({ request, url, pattern }: Route.ClientLoaderArgs) {
  const collection = listedAt(pattern)
  const state = readState(collection, url.searchParams)
  const loaded = await loadPage(collection, state, request.signal)
  if (loaded.failure?.status === 401) throw replace(loginPath(url))
  if (loaded.state.page !== state.page) throw replace(url.pathname + stateQuery(loaded.state))
  return loaded
}
clientLoader.hydrate = true as const

/** What the server sends: the list itself comes from the API. */
export function HydrateFallback() {
  const { label, admin } = listedAt(useRoute())
  return (
    <main id="content" className="p-4">
      <h1 className="font-semibold text-2xl">{admin.list.title}</h1>
      <p className="mt-4 text-muted">Loading {label.plural}...</p>
    </main>
  )
}

/** The list of a collection: the only one there is, for all of them. */
export default function List({ loaderData }: Route.ComponentProps) {
  const collection = listedAt(useRoute())
  return <ListScreen key={collection.name} collection={collection} loaded={loaderData} />
}
