import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Collection, siblingCall, titleOf } from '../../../collections/define.ts'
import { isArranged } from '../../../collections/sort.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { toasts } from '../../../ui/index.ts'
import { call } from '../api.ts'
import { idsCall } from '../calls.ts'
import type { AnyRecord } from '../definitions.ts'
import { useAction } from '../use-action.tsx'
import { type LoadedList, parametersOf } from './state.ts'
import type { Undo } from './use-undo.ts'

export type Order = ReturnType<typeof useOrder>

interface Move {
  id: number
  title: string
  from: number
  to: number
}

/** A row's place is saved once nobody has moved it for this time, ms. */
const pause = 1_500

/** Puts rows into another order, by keys or by dragging. @param show leads to a page of the list @param reload reads the shown one again */
export function useOrder(
  collection: Collection,
  { state, rows, total }: LoadedList,
  undoing: Undo,
  show: (page: number) => unknown,
  reload: () => unknown
) {
  const [move, setMove] = useState<Move>()
  const [announcement, announce] = useState('')
  // A ref: unlike state it is current within the same event. A row can be moved on while its last place is being saved.
  const latest = useRef<Move>(undefined)
  const awaited = useRef<number>(undefined)
  const { page, pageSize, ...narrowing } = state
  const first = (page - 1) * pageSize

  function set(next?: Move) {
    latest.current = next
    setMove(next)
  }

  async function send({ id, title, to }: Move) {
    const { body: ids } = await call<number[]>('GET', idsCall(collection, state))
    const body = { ids: placed(ids, id, to).slice(0, to + 1) }
    const answer = await call<{ batch?: string }>('POST', siblingCall(collection, 'reorder'), { body })
    toasts.success(`${title} is at place ${indianNumber(to + 1)}.`, undoing.offer('move', [answer.body]))
    if (latest.current?.id === id) set({ ...latest.current, from: to })
    const target = Math.floor(to / pageSize) + 1
    if (target === page) reload()
    else {
      awaited.current = id
      show(target)
    }
  }

  const { run } = useAction(send, ({ reason }) => {
    toasts.failure('Could not change the order.', reason)
    set()
    reload()
  })

  function save() {
    if (latest.current && latest.current.to !== latest.current.from) void run(latest.current)
  }

  const onPause = useEffectEvent(save)
  useEffect(() => {
    const isShown = move && move.to >= first && move.to < first + pageSize
    const timer = setTimeout(onPause, isShown ? pause : 0)
    return () => clearTimeout(timer)
  }, [move, first, pageSize])
  useEffect(() => () => onPause(), [])

  const onRows = useEffectEvent((shown: typeof rows) => {
    if (latest.current?.to === latest.current?.from) set()
    if (!shown.some(({ id }) => id === awaited.current)) return
    // On another page, too, the row that was moved has the focus.
    if (document.activeElement === document.body) document.getElementById(moveButtonId(awaited.current))?.focus()
    awaited.current = undefined
  })
  useEffect(() => onRows(rows), [rows])

  /** The row as it is being moved, or where it stands. */
  function moveOf(record: AnyRecord): Move {
    const place = first + rows.indexOf(record)
    const resting = { id: record.id, title: titleOf(collection, record), from: place, to: place }
    return latest.current?.id === record.id ? latest.current : resting
  }

  function moveTo(record: AnyRecord, place: number) {
    const to = Math.max(0, Math.min(place, total - 1))
    const next = { ...moveOf(record), to }
    set(next)
    announce(`${next.title}: place ${indianNumber(to + 1)} of ${indianNumber(total)}`)
  }

  function onKey(event: KeyboardEvent, record: AnyRecord) {
    const { to, from } = moveOf(record)
    const places: Record<string, number> = {
      ArrowUp: to - 1,
      ArrowDown: to + 1,
      PageUp: to - pageSize,
      PageDown: to + pageSize,
      Home: 0,
      End: total - 1,
      Escape: from
    }
    const place = places[event.key]
    if (place !== undefined) moveTo(record, place)
    else if (event.key === 'Enter') save()
    else return
    event.preventDefault()
  }

  const moved = rows.find(({ id }) => id === move?.id)
  return {
    /** Only among all records, in their own order. */
    isOn: isArranged(collection) && total > 1 && parametersOf(narrowing).size === 0,
    /** The shown rows, in the order in which the person has put them. */
    rows: move && moved ? placed(rows, moved, Math.max(0, move.to - first)) : rows,
    first,
    announcement,
    save,
    moveTo,
    onKey
  }
}

export const moveHelpId = 'move-help'
export const moveButtonId = (id: number | undefined) => `move-${id}`

export function placed<T>(entries: readonly T[], entry: T, to: number): T[] {
  return entries.filter((other) => other !== entry).toSpliced(to, 0, entry)
}
