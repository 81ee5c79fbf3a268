import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation, useRevalidator } from 'react-router'
import type { Collection } from '../../../collections/define.ts'
import { StatusNote } from '../../../ui/alert-note.tsx'
import { Confirm } from '../../../ui/dialog.tsx'
import { lastPage } from '../../../ui/page-window.ts'
import { Pagination } from '../../../ui/pagination.tsx'
import { LoadFailure } from '../load-failure.tsx'
import { Screen } from '../screen.tsx'
import { useUnread } from '../unread.tsx'
import { Empty } from './empty.tsx'
import { ListFooter } from './footer.tsx'
import { focusedRecord, moveToRow } from './row-focus.ts'
import { ShortcutHelp } from './shortcut-help.tsx'
import { changedState, type ListState, type LoadedList, rangeText, stateQuery } from './state.ts'
import { ListTable } from './table.tsx'
import { ListToolbar } from './toolbar.tsx'
import { useDeletion } from './use-deletion.ts'
import { useFreshRows } from './use-fresh-rows.ts'
import { useSelection } from './use-selection.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { rememberSize } from './usual-size.ts'

/** A list with all that can be done with it. */
export function ListScreen({ collection, loaded: opened }: { collection: Collection; loaded: LoadedList }) {
  const loaded = useFreshRows(collection, opened)
  const { state, rows, total, failure } = loaded
  const { recount } = useUnread()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the list was read anew, by a deletion for one
  useEffect(recount, [opened])
  const navigate = useNavigate()
  const navigation = useNavigation()
  const revalidator = useRevalidator()
  const searchBox = useRef<HTMLInputElement>(null)
  const selection = useSelection(collection, loaded)
  const deletion = useDeletion(collection, selection, () => revalidator.revalidate())
  const { label, admin, api } = collection

  const change = useCallback(
    (changes: Partial<ListState>, isRefined = false) => {
      if (changes.size) rememberSize(collection, changes.size)
      return navigate(admin.list.path + stateQuery(changedState(state, changes)), {
        replace: isRefined,
        preventScrollReset: true
      })
    },
    [navigate, collection, admin.list.path, state]
  )
  const openNew = () => {
    if (api.create) navigate(admin.form.path)
  }
  const edit = () => {
    const id = focusedRecord() ?? onlyOf(selection.selected)
    if (id === undefined) return false
    navigate(`${admin.form.path}?id=${id}`, { state: { list: stateQuery(state) } })
  }
  const [isHelping, setHelping] = useState(false)
  const shortcuts = useShortcuts({
    '/': () => searchBox.current?.focus(),
    '?': () => setHelping(true),
    n: openNew,
    e: edit,
    z: deletion.undo,
    arrowdown: () => moveToRow(1),
    arrowup: () => moveToRow(-1)
  })
  const isBusy = navigation.state === 'loading' || revalidator.state === 'loading'

  return (
    <div data-fits className="flex flex-1 flex-col md:min-h-0">
      <Screen title={admin.list.title} width="full">
        <ListToolbar
          collection={collection}
          state={state}
          selection={selection}
          searchBox={searchBox}
          onDelete={deletion.ask}
          onChange={change}
        />
        {selection.hasFailed && <StatusNote>Could not select all rows. Nothing was changed.</StatusNote>}
        {deletion.note && <StatusNote>{deletion.note}</StatusNote>}
        {failure ? (
          <LoadFailure what={label.plural} failure={failure} isBusy={isBusy} onRetry={() => revalidator.revalidate()} />
        ) : rows.length === 0 ? (
          <Empty
            collection={collection}
            state={state}
            onClear={() => change({ search: '', unread: false, missing: '' })}
          />
        ) : (
          <ListTable collection={collection} loaded={loaded} selection={selection} isBusy={isBusy} onChange={change} />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p aria-live="polite" className="text-muted text-sm tabular-nums">
            {rangeText(state, rows.length, total)}
          </p>
          <Pagination
            page={state.page}
            last={lastPage(total, state.size)}
            isEmpty={total === 0}
            onPage={(page) => change({ page })}
          />
        </div>
      </Screen>
      <ListFooter shortcuts={shortcuts} onHelp={() => setHelping(true)} />
      {deletion.isAsking && (
        <Confirm
          question={admin.messages.confirmDelete}
          details={deletion.consequence}
          confirm="Delete"
          cancel="Cancel"
          isBusy={deletion.isBusy}
          onConfirm={deletion.confirm}
          onCancel={deletion.cancel}
        />
      )}
      {isHelping && <ShortcutHelp collection={collection} isOn={shortcuts.isOn} onClose={() => setHelping(false)} />}
    </div>
  )
}

/** The only member of a set; undefined where there are none or several. */
function onlyOf<T>(set: ReadonlySet<T>): T | undefined {
  return set.size === 1 ? [...set][0] : undefined
}
