import { type RefObject, useState } from 'react'
import { Link } from 'react-router'
import type { Collection } from '../../../collections/define.ts'
import { missables } from '../../../collections/gaps.ts'
import { importCall } from '../../../collections/import-columns.ts'
import type { BulkChange } from '../../../collections/list-options.ts'
import { recoverable } from '../../../collections/schemas.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Exports } from '../export/exports.tsx'
import { ToolbarSelect } from '../toolbar-select.tsx'
import { SearchBox } from './search-box.tsx'
import { type ListState, pageSizeOf, pageSizes } from './state.ts'
import type { Selection } from './use-selection.ts'

interface ToolbarProps {
  collection: Collection
  state: ListState
  selection: Selection
  searchBox: RefObject<HTMLInputElement | null>
  onDelete(): void
  onBulk(change: BulkChange): void
  onImport(): void
  onChange(changes: Partial<ListState>, isRefined?: boolean): void
}

export function ListToolbar({ collection, state, selection, searchBox, onDelete, onBulk, ...on }: ToolbarProps) {
  const { onImport, onChange } = on
  const { api, admin } = collection
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
      <Filters collection={collection} state={state} onChange={onChange} />
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="md:hidden" icon="menu">
        Tools
      </Button>
      <div className={isOpen || selection.selected.size > 0 ? 'contents' : 'hidden md:contents'}>
        <Button onClick={onDelete} icon="trash">
          Delete
        </Button>
        {selection.selected.size > 0 &&
          admin.list.bulk?.map((change) => (
            <Button key={change.label} onClick={() => onBulk(change)}>
              {change.label}
            </Button>
          ))}
        <Exports collection={collection} />
        {importCall(collection) && <Button onClick={onImport}>Import</Button>}
        {recoverable(collection) && (
          <Link to={`/deleted?collection=${collection.name}`} className={buttonClass()}>
            <Icon name="history" />
            Deleted
          </Link>
        )}
      </div>
      <SelectionCount selection={selection} />
      <div className="flex w-full flex-wrap items-center gap-2 sm:ml-auto sm:w-auto">
        <SearchBox
          label={admin.list.searchLabel}
          search={state.search}
          box={searchBox}
          onSearch={(search) => onChange({ search }, state.search !== '')}
        />
        <ToolbarSelect
          label="Rows per page"
          value={state.pageSize}
          onChange={({ target }) => onChange({ pageSize: pageSizeOf(target.value) })}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </ToolbarSelect>
      </div>
    </div>
  )
}

/** How many rows are selected, also on pages and in searches that are not shown. */
function SelectionCount({ selection: { selected, hidden, clear } }: { selection: Selection }) {
  return (
    <div className="flex items-center gap-2 text-sm">
      <span aria-live="polite" className="tabular-nums">
        {selected.size > 0 && `${indianNumber(selected.size)} selected`}
        {hidden > 0 && `, ${indianNumber(hidden)} outside this search`}
      </span>
      {selected.size > 0 && (
        <Button look="plain" onClick={clear} className="pointer-fine:px-1">
          Clear
        </Button>
      )}
    </div>
  )
}

/** The switch to what nobody has read, and the filter that another screen has set, which can be taken away. */
function Filters({ collection, state, onChange }: Pick<ToolbarProps, 'collection' | 'state' | 'onChange'>) {
  const { unread, missing } = state
  const lacked = missables(collection).find(({ name }) => name === missing)
  return (
    <>
      {collection.admin.list.unread !== undefined && (
        <Button
          aria-pressed={unread}
          onClick={() => onChange({ unread: !unread })}
          className="aria-pressed:border-link aria-pressed:bg-leaf-soft aria-pressed:font-semibold"
        >
          Unread only
        </Button>
      )}
      {lacked && (
        <Button onClick={() => onChange({ missing: '' })} className="border-link bg-leaf-soft">
          Without {lacked.label}
          <Icon name="close" />
          <span className="sr-only">: show all</span>
        </Button>
      )}
    </>
  )
}

type EmptyProps = Pick<ToolbarProps, 'collection' | 'state'> & { onClear(): void }

export function Empty({ collection: { label, api, admin }, state, onClear }: EmptyProps) {
  const { search, unread, missing, filter } = state
  const isFiltered = search !== '' || unread || missing !== '' || filter !== ''
  const none = unread
    ? `No unread ${label.plural}.`
    : missing
      ? `No ${label.plural} lack this.`
      : filter && `No ${label.plural} here.`
  const text = search ? `No ${label.plural} match ‘${search}’.` : none || `There are no ${label.plural} yet.`
  return (
    <div className="grid justify-items-center gap-3 rounded-md border border-field border-dashed px-6 py-12 text-center">
      <p className="text-muted">
        {text} {!isFiltered && !api.create && 'They appear here by themselves.'}
      </p>
      {isFiltered && <Button onClick={onClear}>Show all {label.plural}</Button>}
      {!isFiltered && api.create && (
        <Link to={admin.form.path} className={buttonClass()}>
          <Icon name="plus" />
          Add the first {label.singular}
        </Link>
      )}
    </div>
  )
}
