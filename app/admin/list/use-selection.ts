import { useCallback, useEffect, useState } from 'react'
import type { Collection } from '../../../collections/define.ts'
import { ApiError, get } from '../api.ts'
import { idsCall } from '../calls.ts'
import type { Loaded } from './load.ts'
import { type HeadState, headState, toggledAll, toggledOne, without } from './selection.ts'

export interface Selection {
  selected: ReadonlySet<number>
  /** Of the rows that the search finds, on all pages. */
  head: HeadState
  /** How many chosen rows the search does not find. */
  hidden: number
  /** What could not be done. */
  note: string | undefined
  toggle(id: number): void
  toggleAll(): void
  clear(): void
  /** Forgets ids, when their records are gone. */
  drop(ids: readonly number[]): void
}

/**
 * The chosen rows, by id. The page holds one page of rows only: the ids of all that a search finds are read once
 * somebody chooses a row.
 */
export function useSelection(collection: Collection, { state: { search }, rows, total }: Loaded): Selection {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [read, setRead] = useState<{ key: string; ids: readonly number[] }>()
  const [note, setNote] = useState<string>()
  const key = `${total} ${search}`
  const shown = rows.map(({ id }) => id)
  const filtered = rows.length === total ? shown : read?.key === key ? read.ids : undefined
  const recommended = selected.size > 0 && filtered === undefined

  useEffect(() => {
    if (!recommended) return
    const controller = new AbortController()
    get<number[]>(idsCall(collection, search), controller.signal)
      .then(({ body }) => setRead({ key, ids: body }))
      .catch((error) => {
        // Without them the head shows less; choosing all tells the person.
        if (!controller.signal.aborted && !(error instanceof ApiError)) throw error
      })
    return () => controller.abort()
  }, [recommended, collection, search, key])

  const toggle = useCallback((id: number) => setSelected((present) => toggledOne(present, id)), [])

  async function toggleAll() {
    setNote(undefined)
    try {
      const ids = filtered ?? (await get<number[]>(idsCall(collection, search))).body
      setRead({ key, ids })
      setSelected((present) => toggledAll(present, ids))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setNote('Could not select all rows. Nothing was changed.')
    }
  }

  return {
    selected,
    head: headState(selected, filtered, shown),
    hidden: filtered ? selected.size - filtered.filter((id) => selected.has(id)).length : 0,
    note,
    toggle,
    toggleAll,
    clear: () => setSelected(new Set()),
    drop: (ids) => setSelected((present) => without(present, ids))
  }
}
