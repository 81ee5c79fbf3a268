import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Collection } from '../../../collections/define.ts'
import { StatusNote } from '../../../ui/alert-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Screen } from '../screen.tsx'
import { focusedRecord, ListFooter, moveToRow, ShortcutHelp, useShortcuts } from './shortcuts.tsx'
import { type LoadedList, rangeText, stateQuery } from './state.ts'
import { ListTable } from './table.tsx'
import { Empty, ListToolbar, Tabs } from './toolbar.tsx'
import { useList } from './use-list.ts'

export function ListScreen({ collection, loaded }: { collection: Collection; loaded: LoadedList }) {
  const list = useList(collection, loaded)
  const { state, rows, total, failure, selection, change } = list
  const navigate = useNavigate()
  const searchBox = useRef<HTMLInputElement>(null)
  const { label, admin, api } = collection
  const [isHelping, setHelping] = useState(false)

  function edit() {
    const [selected, ...others] = selection.selected
    const id = focusedRecord() ?? (others.length === 0 ? selected : undefined)
    if (id === undefined) return false
    navigate(`${admin.form.path}?id=${id}`, { state: { list: stateQuery(state) } })
  }
  const shortcuts = useShortcuts({
    '/': () => searchBox.current?.focus(),
    '?': () => setHelping(true),
    n: () => api.create && navigate(admin.form.path),
    e: edit,
    z: list.undoing.undoLast,
    arrowdown: () => moveToRow(1),
    arrowup: () => moveToRow(-1)
  })

  return (
    <div data-fits className="flex flex-1 flex-col md:min-h-0">
      <Screen title={admin.list.title} width="full">
        {admin.list.tabs && <Tabs list={list} />}
        <ListToolbar list={list} searchBox={searchBox} />
        {list.note && <StatusNote>{list.note}</StatusNote>}
        {failure ? (
          <div className="grid justify-items-start gap-3 rounded-md border border-line bg-surface p-6">
            <p role="status">
              Could not load {label.plural}.{failure.reason && ` ${failure.reason}`}
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
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p aria-live="polite" className="text-muted text-sm tabular-nums">
            {rangeText(state, rows.length, total)}
          </p>
          <Pagination page={state.page} total={total} size={state.pageSize} onPage={(page) => change({ page })} />
        </div>
      </Screen>
      <ListFooter shortcuts={shortcuts} onHelp={() => setHelping(true)} />
      {isHelping && <ShortcutHelp collection={collection} isOn={shortcuts.isOn} onClose={() => setHelping(false)} />}
    </div>
  )
}
