import { type RefObject, useId } from 'react'
import { Link } from 'react-router'
import type { Collection } from '../../../collections/define.ts'
import { recoverable } from '../../../collections/schemas.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Exports } from '../export/exports.tsx'
import { deletedAddress } from '../history/deleted-state.ts'
import { Filters } from './filters.tsx'
import { SearchBox } from './search-box.tsx'
import { type ListState, pageSizes } from './state.ts'
import type { Selection } from './use-selection.ts'

interface ToolbarProps {
  collection: Collection
  state: ListState
  selection: Selection
  searchBox: RefObject<HTMLInputElement | null>
  onDelete(): void
  onChange(changes: Partial<ListState>, isRefined?: boolean): void
}

/** New, Delete, exports, search and page size. */
export function ListToolbar({ collection, state, selection, searchBox, onDelete, onChange }: ToolbarProps) {
  const { api, admin } = collection
  return (
    <div className="flex flex-wrap items-center gap-2">
      {api.create && (
        <Link to={admin.form.path} className={buttonClass('primary')}>
          <Icon name="plus" />
          {admin.list.newLabel}
        </Link>
      )}
      <Button onClick={onDelete}>
        <Icon name="trash" />
        Delete
      </Button>
      <Exports collection={collection} />
      {recoverable(collection) && (
        <Link to={deletedAddress({ collection: collection.name })} className={buttonClass()}>
          <Icon name="history" />
          Deleted
        </Link>
      )}
      <Filters collection={collection} state={state} onChange={onChange} />
      <SelectionCount selection={selection} />
      <div className="flex w-full flex-wrap items-center gap-2 sm:ml-auto sm:w-auto">
        <SearchBox
          label={admin.list.searchLabel}
          search={state.search}
          box={searchBox}
          onSearch={(search) => onChange({ search }, state.search !== '')}
        />
        <SizeSelect state={state} onChange={onChange} />
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

function SizeSelect({ state, onChange }: Pick<ToolbarProps, 'state' | 'onChange'>) {
  const id = useId()
  return (
    <div className="flex items-center gap-2 text-sm">
      <label htmlFor={id}>Rows per page</label>
      <select
        id={id}
        value={state.size}
        onChange={(event) => onChange({ size: pageSizes.find((size) => size === Number(event.target.value)) })}
        className="min-h-9 rounded-sm border border-field bg-surface px-2 pointer-coarse:min-h-11 pointer-coarse:text-base"
      >
        {pageSizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
    </div>
  )
}
