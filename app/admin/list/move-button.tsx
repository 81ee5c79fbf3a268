import { type PointerEvent, useRef } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import type { AnyRecord } from '../definitions.ts'
import { moveButtonId, moveHelpId, type Order } from './use-order.ts'

/** Moves its row: by the arrow keys while it has the focus, or by dragging it. */
export function MoveButton({ order, record, title }: { order: Order; record: AnyRecord; title: string }) {
  const target = useRef<number>(undefined)

  function onDrag({ currentTarget, pointerId, clientY }: PointerEvent<HTMLButtonElement>) {
    if (!currentTarget.hasPointerCapture(pointerId)) return
    const { rows, own } = rowsAround(currentTarget)
    const above = rows.filter((row) => middleOf(row) < clientY).length
    target.current = above > own ? above - 1 : above
    mark(rows, own, target.current)
    // The way goes on where the next row is not in sight.
    rows[target.current + Math.sign(target.current - own)]?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }

  function onDrop() {
    if (target.current !== undefined) order.moveTo(record, order.first + target.current)
  }

  function onEnd({ currentTarget }: PointerEvent<HTMLButtonElement>) {
    target.current = undefined
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
      onPointerDown={({ currentTarget, pointerId, button }) =>
        button === 0 && currentTarget.setPointerCapture(pointerId)
      }
      onPointerMove={onDrag}
      onPointerUp={onDrop}
      onLostPointerCapture={onEnd}
      className="grid size-6 shrink-0 cursor-grab touch-none select-none place-items-center rounded-sm text-muted hover:bg-sunken hover:text-ink active:cursor-grabbing pointer-coarse:size-11"
    >
      <Icon name="drag" className="size-4 stroke-3" />
    </button>
  )
}

function rowsAround(button: HTMLButtonElement): { rows: HTMLTableRowElement[]; own: number } {
  const rows = [...(button.closest('tbody')?.rows ?? [])]
  return { rows, own: rows.findIndex((row) => row.contains(button)) }
}

function middleOf(row: HTMLTableRowElement): number {
  const { top, height } = row.getBoundingClientRect()
  return top + height / 2
}

/** Shows where the dragged row will stand. */
function mark(rows: readonly HTMLTableRowElement[], own?: number, target?: number): void {
  rows.forEach((row, index) => {
    delete row.dataset.drop
    if (index === target && own !== undefined && index !== own) row.dataset.drop = index < own ? 'before' : 'after'
  })
}
