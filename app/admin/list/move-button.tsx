import { type PointerEvent, useEffect, useRef } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import type { AnyRecord } from '../definitions.ts'
import { moveButtonId, moveHelpId, type Order } from './use-order.ts'

/** Of the window's height, px: a pointer in it wants to see what comes next. */
const edge = 120

/** Moves its row: by the arrow keys while it has the focus, or by dragging it. */
export function MoveButton({ order, record, title }: { order: Order; record: AnyRecord; title: string }) {
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

/** Shows where the dragged row will stand. */
function mark(rows: readonly HTMLTableRowElement[], own?: number, target?: number): void {
  rows.forEach((row, index) => {
    delete row.dataset.drop
    if (index === target && own !== undefined && index !== own) row.dataset.drop = index < own ? 'before' : 'after'
  })
}
