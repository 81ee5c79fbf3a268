import { useCallback, useState } from 'react'
import { useNavigate, useNavigation, useRevalidator } from 'react-router'
import type { Collection } from '../../../collections/define.ts'
import { ApiError, type load, refresh } from '../api.ts'
import { countsCall, pageCall } from '../calls.ts'
import { type AnyRecord, plainRecords } from '../definitions.ts'
import { useRefresh } from '../use-refresh.ts'
import { changedState, type ListState, type LoadedList, rememberSize, stateQuery } from './state.ts'
import { useOrder } from './use-order.ts'
import { useSelection } from './use-selection.ts'
import { useUndo } from './use-undo.ts'

export type List = ReturnType<typeof useList>

/** The state that the parts of a list share: its page, the selection, and the ways to change both. */
export function useList(collection: Collection, opened: LoadedList) {
  const loaded = useFreshRows(collection, opened)
  const navigate = useNavigate()
  const navigation = useNavigation()
  const revalidator = useRevalidator()
  const { state } = loaded
  const { path } = collection.admin.list
  const [note, setNote] = useState('')
  const reload = () => void revalidator.revalidate()
  const change = useCallback(
    (changes: Partial<ListState>, isRefined = false) => {
      if (changes.pageSize) rememberSize(collection, changes.pageSize)
      return navigate(path + stateQuery(changedState(state, changes)), { replace: isRefined, preventScrollReset: true })
    },
    [navigate, collection, path, state]
  )
  const undoing = useUndo(collection, reload)
  return {
    ...loaded,
    collection,
    /** Why something was not done, where no toast says so. */
    note,
    setNote,
    reload,
    /** @param isRefined replaces the current entry of the browser's history */
    change,
    undoing,
    selection: useSelection(collection, loaded, setNote),
    order: useOrder(collection, loaded, undoing, (page) => change({ page }), reload),
    isBusy: navigation.state === 'loading' || revalidator.state === 'loading'
  }
}

/** The page of a list, kept up to date where its records come from outside. Selection, scroll position and focus stay. */
function useFreshRows(collection: Collection, loaded: LoadedList): LoadedList {
  const [fresh, setFresh] = useState<{ of: LoadedList; now: LoadedList }>()
  useRefresh(
    async (signal) => {
      setFresh({ of: loaded, now: await readList(refresh, collection, loaded.state, signal) })
    },
    { isOn: collection.admin.list.unread !== undefined }
  )
  return fresh?.of === loaded ? fresh.now : loaded
}

/** Reads a page of a list, and how many records its tabs have. @param read `load` or `refresh` @throws ApiError */
export async function readList(read: typeof load, collection: Collection, state: ListState, signal?: AbortSignal) {
  const isCounted = collection.admin.list.tabs?.some(({ count }) => count !== undefined)
  const counting = isCounted ? read<LoadedList['counts']>(countsCall(collection, state), signal) : undefined
  const { notes } = collection.admin.list
  const noting = notes && read<NonNullable<LoadedList['notes']>>(notes.path, signal)
  const [{ body: rows, total }, counts, noted] = await Promise.all([
    read<AnyRecord[]>(pageCall(collection, state), signal),
    // Tabs lead to their records without a number as well, and names say who it is without a note.
    counting?.catch(ignoreApiError),
    noting?.catch(ignoreApiError)
  ])
  return { state, rows: await plainRecords(collection, rows), total, counts: counts?.body, notes: noted?.body }
}

function ignoreApiError(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error
}
