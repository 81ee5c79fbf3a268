import { type RefObject, useState } from 'react'
import { Link } from 'react-router'
import { missables } from '../../../collections/gaps.ts'
import { importCall } from '../../../collections/import-columns.ts'
import { recoverable } from '../../../collections/schemas.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Exports } from '../export/exports.tsx'
import { ImportDialog } from '../import/dialog.tsx'
import { SearchBox, ToolbarSelect } from '../toolbar-inputs.tsx'
import { useOnSelected } from './on-selected.tsx'
import { changedState, pageSizeOf, pageSizes, stateQuery } from './state.ts'
import type { List } from './use-list.ts'

export function ListToolbar({ list, searchBox }: { list: List; searchBox: RefObject<HTMLInputElement | null> }) {
  const { collection, state, selection, change } = list
  const { askToDelete, change: changeSelected, dialog } = useOnSelected(list)
  const [isImporting, setImporting] = useState(false)
  const { api, admin } = collection
  const { search, unread, missing } = state
  const count = selection.selected.size
  // Another screen has set it.
  const lacked = missables(collection).find(({ name }) => name === missing)
  // On a phone the rows come first.
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-2">
      {api.create && (
        <Link to={admin.form.path} className={buttonClass('primary')}>
          <Icon name="plus" />
          {admin.list.newLabel}
        </Link>
      )}
      {admin.list.unread !== undefined && (
        <Button aria-pressed={unread} onClick={() => change({ unread: !unread })}>
          Unread only
        </Button>
      )}
      {lacked && (
        <Button onClick={() => change({ missing: '' })} className="border-link bg-leaf-soft">
          Without {lacked.label}
          <Icon name="close" />
          <span className="sr-only">: show all</span>
        </Button>
      )}
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="md:hidden" icon="menu">
        Tools
      </Button>
      <div className={isOpen || count > 0 ? 'contents' : 'hidden md:contents'}>
        <Button onClick={askToDelete} icon="trash">
          Delete
        </Button>
        {count > 0 &&
          admin.list.bulk?.map((wanted) => (
            <Button key={wanted.label} onClick={() => changeSelected(wanted)}>
              {wanted.label}
            </Button>
          ))}
        <Exports collection={collection} />
        {importCall(collection) && <Button onClick={() => setImporting(true)}>Import</Button>}
        {recoverable(collection) && (
          <Link to={`/deleted?collection=${collection.name}`} className={buttonClass()}>
            <Icon name="history" />
            Deleted
          </Link>
        )}
      </div>
      <div className="flex items-center gap-2 text-sm">
        {/* Also those on pages and in searches that are not shown. */}
        <span aria-live="polite" className="tabular-nums">
          {count > 0 && `${indianNumber(count)} selected`}
          {selection.hidden > 0 && `, ${indianNumber(selection.hidden)} outside this search`}
        </span>
        {count > 0 && (
          <Button look="plain" onClick={selection.clear} className="pointer-fine:px-1">
            Clear
          </Button>
        )}
      </div>
      <div className="flex w-full flex-wrap items-center gap-2 sm:ml-auto sm:w-auto">
        <SearchBox
          label={admin.list.searchLabel}
          search={search}
          box={searchBox}
          onSearch={(wanted) => change({ search: wanted }, search !== '')}
        />
        <ToolbarSelect
          label="Rows per page"
          value={state.pageSize}
          onChange={({ target }) => change({ pageSize: pageSizeOf(target.value) })}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </ToolbarSelect>
      </div>
      {dialog}
      {isImporting && <ImportDialog {...list} onClose={() => setImporting(false)} />}
    </div>
  )
}

/** Filters one click away, with how many records each finds, where that is counted. Search, order and page size stay. */
export function Tabs({ list: { collection, state, counts } }: { list: List }) {
  const { path, title, tabs = [] } = collection.admin.list
  return (
    <nav aria-label={`${title} by state`} className="print:hidden">
      <ul className="-mb-px flex flex-wrap border-line border-b">
        {tabs.map(({ label, query, count }) => (
          <li key={label}>
            <Link
              to={path + stateQuery(changedState(state, { filter: query }))}
              preventScrollReset
              aria-current={state.filter === query ? 'true' : undefined}
              className="flex min-h-11 items-center gap-1.5 border-transparent border-b-3 px-2 hover:bg-sunken aria-[current]:border-link aria-[current]:font-semibold md:min-h-10 md:px-3"
            >
              {label}
              {counts && count && (
                <span className="text-muted text-sm tabular-nums">{indianNumber(counts[count] ?? 0)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function Empty({ list: { collection, state, change } }: { list: List }) {
  const { label, api, admin } = collection
  const { search, unread, missing, filter } = state
  const isFiltered = search !== '' || unread || missing !== '' || filter !== ''
  const text =
    (search && `No ${label.plural} match ‘${search}’.`) ||
    (unread && `No unread ${label.plural}.`) ||
    (missing && `No ${label.plural} lack this.`) ||
    (filter ? `No ${label.plural} here.` : `There are no ${label.plural} yet.`)
  return (
    <div className="grid justify-items-center gap-3 rounded-md border border-field border-dashed px-6 py-12 text-center">
      <p className="text-muted">
        {text} {!isFiltered && !api.create && 'They appear here by themselves.'}
      </p>
      {isFiltered && (
        <Button onClick={() => change({ search: '', unread: false, missing: '', filter: '' })}>
          Show all {label.plural}
        </Button>
      )}
      {!isFiltered && api.create && (
        <Link to={admin.form.path} className={buttonClass()}>
          <Icon name="plus" />
          Add the first {label.singular}
        </Link>
      )}
    </div>
  )
}
