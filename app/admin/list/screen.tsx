import { useCallback, useMemo, useRef, useState } from 'react'
import { useNavigate, useNavigation, useRevalidator } from 'react-router'
import type { Collection } from '../../../collections/define.ts'
import type { BulkChange } from '../../../collections/list-options.ts'
import { StatusNote } from '../../../ui/alert-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/dialog.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { refresh } from '../api.ts'
import { ImportDialog } from '../import/dialog.tsx'
import { Screen } from '../screen.tsx'
import { useRefresh } from '../use-refresh.ts'
import { BulkDialog, useBulk } from './bulk.tsx'
import { readList } from './read-list.ts'
import { focusedRecord, ListFooter, moveToRow, ShortcutHelp, useShortcuts } from './shortcuts.tsx'
import { changedState, type ListState, type LoadedList, rangeText, rememberSize, stateQuery } from './state.ts'
import { ListTable } from './table.tsx'
import { Tabs } from './tabs.tsx'
import { Empty, ListToolbar } from './toolbar.tsx'
import { useDeletion } from './use-deletion.ts'
import { useOrder } from './use-order.ts'
import { useSelection } from './use-selection.ts'
import { useUndo } from './use-undo.ts'

export function ListScreen({ collection, loaded: opened }: { collection: Collection; loaded: LoadedList }) {
  const loaded = useFreshRows(collection, opened)
  const { state, rows, total, failure } = loaded
  const navigate = useNavigate()
  const navigation = useNavigation()
  const revalidator = useRevalidator()
  const searchBox = useRef<HTMLInputElement>(null)
  const selection = useSelection(collection, loaded)
  const reload = () => revalidator.revalidate()
  const undoing = useUndo(collection, reload)
  const deletion = useDeletion(collection, selection, undoing, reload)
  const bulk = useBulk(collection, selection, undoing, reload)
  const [asked, setAsked] = useState<BulkChange>()
  const { label, admin, api } = collection

  const change = useCallback(
    (changes: Partial<ListState>, isRefined = false) => {
      if (changes.pageSize) rememberSize(collection, changes.pageSize)
      return navigate(admin.list.path + stateQuery(changedState(state, changes)), {
        replace: isRefined,
        preventScrollReset: true
      })
    },
    [navigate, collection, admin.list.path, state]
  )
  const order = useOrder(collection, loaded, undoing, (page) => change({ page }), reload)
  const edit = () => {
    const [selected, ...others] = selection.selected
    const id = focusedRecord() ?? (others.length === 0 ? selected : undefined)
    if (id === undefined) return false
    navigate(`${admin.form.path}?id=${id}`, { state: { list: stateQuery(state) } })
  }
  const [isHelping, setHelping] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const shortcuts = useShortcuts({
    '/': () => searchBox.current?.focus(),
    '?': () => setHelping(true),
    n: () => api.create && navigate(admin.form.path),
    e: edit,
    z: undoing.undoLast,
    arrowdown: () => moveToRow(1),
    arrowup: () => moveToRow(-1)
  })
  const isBusy = navigation.state === 'loading' || revalidator.state === 'loading'

  return (
    <div data-fits className="flex flex-1 flex-col md:min-h-0">
      <Screen title={admin.list.title} width="full">
        {admin.list.tabs && <Tabs collection={collection} loaded={loaded} />}
        <ListToolbar
          {...{ collection, state, selection, searchBox }}
          onDelete={deletion.ask}
          onBulk={(one) => (one.value === undefined ? setAsked(one) : bulk.run(one.field, one.value))}
          onImport={() => setImporting(true)}
          onChange={change}
        />
        {selection.hasFailed && <StatusNote>Could not select all rows. Nothing was changed.</StatusNote>}
        {bulk.failure && <StatusNote>Could not change all selected rows. {bulk.failure.reason}</StatusNote>}
        {deletion.note && <StatusNote>{deletion.note}</StatusNote>}
        {failure ? (
          <div className="grid justify-items-start gap-3 rounded-md border border-line bg-surface p-6">
            <p role="status">
              Could not load {label.plural}.{failure.reason && ` ${failure.reason}`}
            </p>
            <Button onClick={reload} isBusy={isBusy}>
              Retry
            </Button>
          </div>
        ) : rows.length === 0 ? (
          <Empty
            collection={collection}
            state={state}
            onClear={() => change({ search: '', unread: false, missing: '', filter: '' })}
          />
        ) : (
          <ListTable {...{ collection, loaded, selection, order, isBusy }} onChange={change} />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p aria-live="polite" className="text-muted text-sm tabular-nums">
            {rangeText(state, rows.length, total)}
          </p>
          <Pagination page={state.page} total={total} size={state.pageSize} onPage={(page) => change({ page })} />
        </div>
      </Screen>
      <ListFooter shortcuts={shortcuts} onHelp={() => setHelping(true)} />
      {deletion.isAsking && (
        <Confirm
          question={admin.messages.confirmDelete}
          details={deletion.consequence}
          confirm="Delete"
          isBusy={deletion.isBusy}
          onConfirm={deletion.confirm}
          onCancel={deletion.cancel}
        />
      )}
      {asked && (
        <BulkDialog collection={collection} change={asked} onChange={bulk.change} onClose={() => setAsked(undefined)} />
      )}
      {isImporting && <ImportDialog {...{ collection, undoing, reload }} onClose={() => setImporting(false)} />}
      {isHelping && <ShortcutHelp collection={collection} isOn={shortcuts.isOn} onClose={() => setHelping(false)} />}
    </div>
  )
}

/** The page of a list, kept up to date where its records come from outside. Selection, scroll position and focus stay. */
function useFreshRows(collection: Collection, loaded: LoadedList): LoadedList {
  const [fresh, setFresh] = useState<{ of: LoadedList; now: LoadedList }>()
  useRefresh(
    async (signal) => {
      setFresh({ of: loaded, now: await readList(refresh, collection, loaded.state, signal) })
    },
    { isOn: collection.admin.list.unread !== undefined }
  )
  return useMemo(() => (fresh?.of === loaded ? fresh.now : loaded), [fresh, loaded])
}
