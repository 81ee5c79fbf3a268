import { type ComponentProps, type PointerEvent, useCallback, useEffect, useMemo, useRef } from 'react'
import { titleOf } from '../../../collections/define.ts'
import type { Column } from '../../../collections/exports.ts'
import { Checkbox, classNames, Icon } from '../../../ui/index.ts'
import type { AnyRecord } from '../definitions.ts'
import { cellClass, presentOf } from './columns.ts'
import { ListRow } from './row.tsx'
import { shownOrder, sortFieldOf, stateQuery } from './state.ts'
import type { List } from './use-list.ts'
import { moveButtonId, moveHelpId, type Order } from './use-order.ts'

/** The rows, a line each. On a wide screen they scroll under their head. */
export function ListTable({ list }: { list: List }) {
  const { collection, state, rows, selection, order, isBusy } = list
  const { title, columns: all } = collection.admin.list
  const columns = useMemo(
    () =>
      all
        .filter(
          ({ shownIn, fields }) =>
            !shownIn || (shownIn === 'wide' && rows.some((row) => presentOf({ fields }, row).length > 0))
        )
        .toSorted((one, other) => Number(other.isFirst ?? false) - Number(one.isFirst ?? false)),
    [all, rows]
  )
  const prepared = useCallback((region: HTMLElement | null) => {
    if (!region) return
    // The keyboard scrolls only an element with the focus.
    region.tabIndex = 0
    region.addEventListener('click', openRow)
    return () => region.removeEventListener('click', openRow)
  }, [])
  return (
    <section
      ref={prepared}
      aria-label={title}
      aria-busy={isBusy}
      className={classNames(
        'list-table rounded-md border border-line bg-surface max-md:overflow-hidden md:relative md:scroll-pt-10 md:overflow-auto print:overflow-visible',
        isBusy && 'opacity-70'
      )}
    >
      <table className="w-full border-separate border-spacing-0 text-sm max-md:block">
        <thead className="max-md:block">
          <tr className="max-md:flex max-md:min-h-11 max-md:items-center max-md:border-line max-md:border-b max-md:bg-sunken max-md:px-3">
            <HeadCell className="w-10 max-md:w-auto">
              <SelectAll {...selection} />
            </HeadCell>
            <HeadCell className="w-16 text-right max-md:sr-only">Sr. No.</HeadCell>
            {columns.map((column) => (
              <ColumnHead key={column.label} list={list} column={column} />
            ))}
            {collection.work && (
              <HeadCell className="stays w-16 max-md:sr-only md:z-20 lg:w-20">
                <span className="sr-only">Answer</span>
              </HeadCell>
            )}
            {collection.api.create && <HeadCell className="stays w-12 max-md:sr-only md:z-20 lg:w-20">Edit</HeadCell>}
          </tr>
        </thead>
        <tbody className="max-md:block max-md:[&>tr:last-child]:border-b-0 md:[&>tr:last-child>td]:border-b-0">
          {order.rows.map((record, index) => (
            <ListRow
              key={record.id}
              {...{ collection, columns, record }}
              number={order.first + index + 1}
              query={stateQuery(state)}
              isSelected={selection.selected.has(record.id)}
              onToggle={selection.toggle}
              note={list.notes && (list.notes[record.id] ?? collection.admin.list.notes?.none)}
              handle={order.isOn && <MoveButton order={order} record={record} title={titleOf(collection, record)} />}
            />
          ))}
        </tbody>
      </table>
      {order.isOn && (
        <p id={moveHelpId} hidden>
          Up and Down move the row by one place, Home and End to the first and the last one; Enter saves, Escape takes
          it back.
        </p>
      )}
      <p role="status" className="sr-only">
        {order.announcement}
      </p>
    </section>
  )
}

/** A click anywhere in a row follows its link, unless it is for something else or has selected text. */
function openRow({ target }: MouseEvent) {
  if (!(target instanceof Element) || target.closest('a, button, input, label, video')) return
  if (getSelection()?.isCollapsed !== false) target.closest('tr[data-record]')?.querySelector('a')?.click()
}

function SelectAll({ head, toggleAll }: List['selection']) {
  return (
    <Checkbox
      ref={(box) => {
        if (box) box.indeterminate = head === 'some'
      }}
      checked={head === 'all'}
      onChange={toggleAll}
      className="whitespace-nowrap"
    >
      <span className="md:sr-only">Select all</span>
    </Checkbox>
  )
}

function ColumnHead({ list: { collection, state, change }, column }: { list: List; column: Column }) {
  const field = sortFieldOf(collection, column)
  const className = classNames('max-md:hidden', cellClass(collection, column))
  if (field === undefined) return <HeadCell className={className}>{column.label}</HeadCell>

  const order = shownOrder(collection, state)
  const direction = order.field !== field ? 'none' : order.isDescending ? 'descending' : 'ascending'
  return (
    <HeadCell aria-sort={direction} className={className}>
      <button
        type="button"
        // The third click leads back to the usual order.
        onClick={() =>
          change({ sort: direction === 'ascending' ? `-${field}` : state.sort === `-${field}` ? '' : field })
        }
        className="-mx-1 inline-flex min-h-6 items-center gap-1 rounded-sm px-1 text-left hover:text-link"
      >
        {column.label}
        <Icon name={direction === 'none' ? 'sortable' : direction} className="size-3.5" />
      </button>
    </HeadCell>
  )
}

function HeadCell({ className, ...rest }: Omit<ComponentProps<'th'>, 'className'> & { className?: string | false }) {
  return (
    <th
      {...rest}
      scope="col"
      className={classNames(
        'text-left font-semibold text-muted md:sticky md:top-0 md:z-10 md:h-9 md:whitespace-nowrap md:border-line md:border-b md:bg-sunken md:px-2 lg:px-2.5',
        className
      )}
    />
  )
}

/** The height of the zones at the window's top and bottom, px, in which a dragging pointer scrolls. */
const edge = 120

/** Moves its row: by the arrow keys while it has the focus, or by dragging it. */
function MoveButton({ order, record, title }: { order: Order; record: AnyRecord; title: string }) {
  const drag = useRef<{ y: number; target?: number; timer: ReturnType<typeof setInterval> }>(undefined)
  useEffect(() => () => clearInterval(drag.current?.timer), [])

  function onStart({ currentTarget, pointerId, button, clientY }: PointerEvent<HTMLButtonElement>) {
    if (button !== 0) return
    currentTarget.setPointerCapture(pointerId)
    // Also while the pointer rests at the window's edge.
    drag.current = { y: clientY, timer: setInterval(follow, 300, currentTarget) }
  }

  function onDrag({ currentTarget, clientY }: PointerEvent<HTMLButtonElement>) {
    if (!drag.current) return
    drag.current.y = clientY
    follow(currentTarget)
  }

  function follow(handle: HTMLButtonElement) {
    if (!drag.current) return
    const { y } = drag.current
    const { left, width } = handle.getBoundingClientRect()
    const { rows, own } = rowsAround(handle)
    const target = rows.findIndex((row) => row.contains(document.elementFromPoint(left + width / 2, y)))
    // Between two rows the last one counts.
    if (target >= 0) drag.current.target = target
    mark(rows, own, drag.current.target)
    const ahead = y < edge ? -1 : y > innerHeight - edge ? 1 : 0
    if (ahead) rows[(drag.current.target ?? own) + ahead]?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }

  function onDrop() {
    if (drag.current?.target !== undefined) order.moveTo(record, order.first + drag.current.target)
  }

  function onEnd({ currentTarget }: PointerEvent<HTMLButtonElement>) {
    clearInterval(drag.current?.timer)
    drag.current = undefined
    mark(rowsAround(currentTarget).rows)
  }

  return (
    <button
      type="button"
      id={moveButtonId(record.id)}
      aria-label={`Move ${title}`}
      aria-describedby={moveHelpId}
      onKeyDown={(event) => order.onKey(event, record)}
      onBlur={order.save}
      onPointerDown={onStart}
      onPointerMove={onDrag}
      onPointerUp={onDrop}
      onLostPointerCapture={onEnd}
      className="grid size-6 shrink-0 cursor-grab max-md:mr-2.5 max-sm:not-in-[:has(#moving:checked)]:hidden touch-none select-none place-items-center rounded-sm text-muted hover:bg-sunken hover:text-ink active:cursor-grabbing pointer-coarse:h-11"
    >
      <Icon name="drag" className="size-4 stroke-3" />
    </button>
  )
}

function rowsAround(button: HTMLButtonElement): { rows: HTMLTableRowElement[]; own: number } {
  const rows = [...(button.closest('tbody')?.rows ?? [])]
  return { rows, own: rows.findIndex((row) => row.contains(button)) }
}

function mark(rows: readonly HTMLTableRowElement[], own?: number, target?: number): void {
  rows.forEach((row, index) => {
    delete row.dataset.drop
    if (index === target && own !== undefined && index !== own) row.dataset.drop = index < own ? 'before' : 'after'
  })
}
