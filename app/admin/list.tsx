import { useRef } from 'react'
import { Link, replace, useNavigate } from 'react-router'
import type { Collection } from '../../collections/define.ts'
import { Button, buttonClass, classNames, Icon, lastPage, StatusNote } from '../../ui/index.ts'
import type { Route } from './+types/list'
import { ApiError, load } from './api.ts'
import { listedAt, useRouteId } from './definitions.ts'
import { Empty } from './list/empty.tsx'
import { ListFooter } from './list/footer.tsx'
import { moveToRow } from './list/shortcuts.ts'
import { type LoadedList, readState, stateQuery, usualSize } from './list/state.ts'
import { ListTable } from './list/table.tsx'
import { ListFoot, ListToolbar, Tabs } from './list/toolbar.tsx'
import { readList, useList } from './list/use-list.ts'
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
  const collection = listedAt(useRouteId())
  const { unread, tabs } = collection.admin.list
  return (
    <div data-fits className="flex flex-1 flex-col md:min-h-0">
      <Screen {...frameOf(collection)} tabs={tabs && <p className="h-8 max-md:w-full" />}>
        <p role="status" className="sr-only">
          Loading {collection.label.plural}...
        </p>
        <div aria-hidden="true" className="h-9 rounded-sm bg-sunken lg:w-72 pointer-coarse:h-11" />
        <div aria-hidden="true" className={classNames('skeleton rows h-100', unread && '[--row:3.5rem]')} />
      </Screen>
    </div>
  )
}

function frameOf(collection: Collection) {
  const { api, admin } = collection
  const { path, help } = admin.form
  const actions = api.create && (
    <Link to={path} className={buttonClass('primary')}>
      <Icon name="plus" />
      {admin.list.newLabel}
    </Link>
  )
  return { title: admin.list.title, help, actions, width: 'full' } as const
}

export default function List({ loaderData }: Route.ComponentProps) {
  const collection = listedAt(useRouteId())
  return <ListScreen key={collection.name} collection={collection} loaded={loaderData} />
}

function ListScreen({ collection, loaded }: { collection: Collection; loaded: LoadedList }) {
  const list = useList(collection, loaded)
  const { rows, failure } = list
  const navigate = useNavigate()
  const searchBox = useRef<HTMLInputElement>(null)
  const { label, admin, api } = collection
  const actions = {
    '/': () => searchBox.current?.focus(),
    n: () => api.create && navigate(admin.form.path),
    z: list.undoing.undoLast,
    arrowdown: () => moveToRow(1),
    arrowup: () => moveToRow(-1)
  }

  return (
    <div data-fits className="flex flex-1 flex-col md:min-h-0">
      <Screen {...frameOf(collection)} tabs={<Tabs list={list} />}>
        <ListToolbar list={list} searchBox={searchBox} />
        {list.note && <StatusNote>{list.note}</StatusNote>}
        {failure ? (
          <div className="grid justify-items-start gap-3 rounded-md border border-line bg-surface p-6">
            <p role="status">
              Could not load {label.plural}. {failure.message}
            </p>
            <Button onClick={list.reload} isBusy={list.isBusy}>
              Retry
            </Button>
          </div>
        ) : rows.length === 0 ? (
          <Empty list={list} />
        ) : (
          <ListTable list={list} />
        )}
        <ListFoot list={list} />
      </Screen>
      <ListFooter {...{ collection, actions }} />
    </div>
  )
}
