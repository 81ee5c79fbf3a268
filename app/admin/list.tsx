import { replace } from 'react-router'
import { lastPage } from '../../ui/pagination.tsx'
import type { Route } from './+types/list'
import { ApiError, load } from './api.ts'
import { listedAt, useRouteId } from './definitions.ts'
import { ListScreen } from './list/screen.tsx'
import { type LoadedList, readState, stateQuery, usualSize } from './list/state.ts'
import { readList } from './list/use-list.ts'
import { loginPath } from './login-redirect.ts'
import { Screen } from './screen.tsx'

/** Reads the page that the address asks for; redirects from behind the last page to that, from an ended session to the login. */
export async function clientLoader({ request, url, pattern }: Route.ClientLoaderArgs): Promise<LoadedList> {
  const collection = listedAt(pattern)
  const state = readState(collection, url.searchParams, usualSize(collection))
  try {
    const loaded = await readList(load, collection, state, request.signal)
    const last = lastPage(loaded.total, state.pageSize)
    if (state.page > last) throw replace(url.pathname + stateQuery({ ...state, page: last }))
    return loaded
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) throw replace(loginPath(url))
    return { state, rows: [], total: 0, failure: error }
  }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  const { label, admin } = listedAt(useRouteId())
  return (
    <Screen title={admin.list.title} width="full">
      <p className="text-muted">Loading {label.plural}...</p>
    </Screen>
  )
}

/** The list of a collection: one for all of them. */
export default function List({ loaderData }: Route.ComponentProps) {
  const collection = listedAt(useRouteId())
  return <ListScreen key={collection.name} collection={collection} loaded={loaderData} />
}
