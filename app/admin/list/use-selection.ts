import { useCallback, useEffect, useRef, useState } from 'react'
import { type Collection, titleOf } from '../../../collections/define.ts'
import { call } from '../api.ts'
import { idsCall } from '../calls.ts'
import { useRead } from '../loaded.tsx'
import { useAction } from '../use-action.tsx'
import type { LoadedList } from './state.ts'

/** Says in a note above the rows why something was not done. */
export type SetNote = (note: string) => void

/** The selected rows, by id. The screen has one page only: the ids of all that a search finds are read once a row is selected. */
export function useSelection(collection: Collection, { state, rows, total }: LoadedList, setNote: SetNote) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  // The fragment is not sent: with another total they are read again.
  const url = `${idsCall(collection, state)}#${total}`
  const isWhole = rows.length === total
  // Where the ids cannot be read the head's box knows less; selecting all tells the person.
  const read = useRead<number[]>(selected.size > 0 && !isWhole ? url : undefined)
  const shown = rows.map(({ id }) => id)
  const found = isWhole ? shown : read.from === url ? read.answer?.body : undefined

  // The titles of all rows that have been on the screen: a question about the selection names some of them.
  const titles = useRef(new Map<number, string>())
  useEffect(() => {
    for (const row of rows) titles.current.set(row.id, titleOf(collection, row))
  }, [rows, collection])

  const toggle = useCallback((id: number) => setSelected((current) => toggled(current, [id])), [])

  const { run: toggleAll } = useAction(
    async () => {
      setNote('')
      const ids = found ?? (await call<number[]>('GET', url)).body
      setSelected((current) => toggled(current, ids))
    },
    () => setNote('Could not select all rows. Nothing was changed.')
  )

  return {
    selected,
    head: headState(selected, found, shown),
    selectedTitles: () => [...selected].flatMap((id) => titles.current.get(id) ?? []),
    /** The number of selected rows that the search does not find. */
    hidden: found ? selected.size - found.filter((id) => selected.has(id)).length : 0,
    toggle,
    toggleAll,
    clear: () => setSelected(new Set()),
    drop: (ids: readonly number[]) => setSelected((current) => without(current, ids))
  }
}

/** The state of the head's box for the found rows. @param filtered all found ids, once known @param shown those on this page */
export function headState(
  selected: ReadonlySet<number>,
  filtered: readonly number[] | undefined,
  shown: readonly number[]
): 'none' | 'some' | 'all' {
  const known = filtered ?? shown
  const count = known.filter((id) => selected.has(id)).length
  if (count === 0) return 'none'
  return filtered && count === filtered.length ? 'all' : 'some'
}

/** With these rows, or without them where all of them were selected. Other rows stay as they are. */
export function toggled<Id>(selected: ReadonlySet<Id>, ids: readonly Id[]): ReadonlySet<Id> {
  return ids.every((id) => selected.has(id)) ? without(selected, ids) : new Set([...selected, ...ids])
}

export function without<Id>(selected: ReadonlySet<Id>, ids: readonly Id[]): ReadonlySet<Id> {
  const dropped = new Set(ids)
  return new Set([...selected].filter((id) => !dropped.has(id)))
}
