import type { Collection } from '../../../collections/define.ts'
import { ApiError, type load } from '../api.ts'
import { listCall, pageCall } from '../calls.ts'
import type { AnyRecord } from '../definitions.ts'
import { plainRecords } from '../plain-records.ts'
import type { ListState, LoadedList } from './state.ts'

/** Reads a page of a list, and how many records its tabs have. @param read `load` or `refresh` @throws ApiError */
export async function readList(read: typeof load, collection: Collection, state: ListState, signal?: AbortSignal) {
  const isCounted = collection.admin.list.tabs?.some(({ count }) => count !== undefined)
  const counting = isCounted ? read<LoadedList['counts']>(`${listCall(collection)}/counts`, signal) : undefined
  const [{ body: rows, total }, counts] = await Promise.all([
    read<AnyRecord[]>(pageCall(collection, state), signal),
    counting?.catch((error) => {
      // Tabs lead to their records without a number as well.
      if (!(error instanceof ApiError)) throw error
    })
  ])
  return { state, rows: await plainRecords(collection, rows), total, counts: counts?.body }
}
