import type { Collection } from '../../../collections/define.ts'
import type { Column } from '../../../collections/exports.ts'
import { Icon } from '../../../ui/icon.tsx'
import { HeadCell } from './head-cell.tsx'
import { type ListState, shownOrder, sortFieldOf } from './state.ts'

interface ColumnHeadProps {
  collection: Collection
  column: Column
  state: ListState
  onChange(changes: Partial<ListState>): void
}

/** The head of a column; a column of one sortable value sorts the list. */
export function ColumnHead({ collection, column, state, onChange }: ColumnHeadProps) {
  const field = sortFieldOf(collection, column)
  if (field === undefined) return <HeadCell className="max-md:sr-only">{column.label}</HeadCell>

  const order = shownOrder(collection, state)
  const direction = order.field !== field ? 'none' : order.isDescending ? 'descending' : 'ascending'
  return (
    <HeadCell aria-sort={direction}>
      <button
        type="button"
        onClick={() => onChange({ sort: direction === 'ascending' ? `-${field}` : field })}
        className="-mx-1 inline-flex min-h-6 items-center gap-1 rounded-sm px-1 text-left font-semibold hover:text-link max-md:mx-0 max-md:min-h-11 max-md:border max-md:border-line max-md:bg-surface max-md:px-3"
      >
        {column.label}
        <Icon name={direction === 'none' ? 'sortable' : direction} className="size-3.5" />
      </button>
    </HeadCell>
  )
}
