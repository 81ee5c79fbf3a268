import { useMemo, useState } from 'react'
import type { Collection } from '../../../collections/define.ts'
import { refresh } from '../api.ts'
import { pageCall } from '../calls.ts'
import type { AnyRecord } from '../definitions.ts'
import { useRefresh } from '../use-refresh.ts'
import type { LoadedList } from './state.ts'

/**
 * The page of a list, kept up to date where its records come from outside: those that somebody has to read. Only the
 * rows change: selection, scroll position, focus and what is typed stay.
 */
export function useFreshRows(collection: Collection, loaded: LoadedList): LoadedList {
  const [fresh, setFresh] = useState<{ of: LoadedList; rows: readonly AnyRecord[]; total: number }>()
  useRefresh(
    async (signal) => {
      const { body: rows, total } = await refresh<AnyRecord[]>(pageCall(collection, loaded.state), signal)
      setFresh({ of: loaded, rows, total })
    },
    { isOn: collection.admin.list.unread !== undefined }
  )
  return useMemo(
    () => (fresh?.of === loaded ? { state: loaded.state, rows: fresh.rows, total: fresh.total } : loaded),
    [fresh, loaded]
  )
}
