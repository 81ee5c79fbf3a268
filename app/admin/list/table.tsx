import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import type { Collection } from '../../../collections/define.ts'
import { classNames } from '../../../ui/class-names.ts'
import { isReadOnly } from '../definitions.ts'
import { shownColumns, useParts } from '../parts.ts'
import { ColumnHead } from './column-head.tsx'
import { HeadCell } from './head-cell.tsx'
import { ListRow } from './row.tsx'
import type { ListState, LoadedList } from './state.ts'
import type { Selection } from './use-selection.ts'

interface TableProps {
  collection: Collection
  loaded: LoadedList
  selection: Selection
  isBusy: boolean
  onChange(changes: Partial<ListState>): void
}

/** The rows. On a wide screen they scroll under their head; on a narrow one each is a card. */
export function ListTable({ collection, loaded, selection, isBusy, onChange }: TableProps) {
  const { state, rows } = loaded
  const { title } = collection.admin.list
  const parts = useParts()
  const columns = useMemo(() => shownColumns(collection, parts), [collection, parts])
  // Without a mouse, what has the focus scrolls.
  const focusable = useCallback((region: HTMLElement | null) => {
    if (region) region.tabIndex = 0
  }, [])
  return (
    <section
      ref={focusable}
      aria-label={title}
      aria-busy={isBusy}
      className={classNames(
        'md:relative md:scroll-pt-16 md:overflow-auto md:rounded-md md:border md:border-line md:bg-surface',
        isBusy && 'opacity-70'
      )}
    >
      <table className="w-full border-separate border-spacing-0 text-sm max-md:block">
        <thead className="max-md:block">
          <tr className="max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-2 max-md:pb-2">
            <HeadCell className="w-10 max-md:mr-auto max-md:w-auto">
              <SelectAll selection={selection} />
            </HeadCell>
            <HeadCell className="w-16 whitespace-nowrap max-md:sr-only">Sr. No.</HeadCell>
            {columns.map((column) => (
              <ColumnHead
                key={column.label}
                collection={collection}
                column={column}
                state={state}
                onChange={onChange}
              />
            ))}
            <HeadCell className="w-20 max-md:sr-only md:right-0 md:z-20">
              {isReadOnly(collection) ? 'Open' : 'Edit'}
            </HeadCell>
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:gap-3 md:[&>tr:last-child>td]:border-b-0">
          {rows.map((record, index) => (
            <ListRow
              key={record.id}
              collection={collection}
              columns={columns}
              record={record}
              number={(state.page - 1) * state.size + index + 1}
              state={state}
              isSelected={selection.selected.has(record.id)}
              onToggle={selection.toggle}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Selects all rows that the search finds, on every page. */
function SelectAll({ selection }: { selection: Selection }) {
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = selection.head === 'some'
  }, [selection.head])
  return (
    <label className="flex items-center gap-2 whitespace-nowrap pointer-coarse:min-h-11">
      <input
        ref={box}
        type="checkbox"
        checked={selection.head === 'all'}
        onChange={selection.toggleAll}
        className="size-5 shrink-0 accent-link"
      />
      <span className="md:sr-only">Select all</span>
    </label>
  )
}
