import type { Collection } from '../../../collections/define.ts'
import { lastPage } from '../../../ui/page-window.ts'
import { ApiError, get } from '../api.ts'
import { pageCall } from '../calls.ts'
import type { AnyRecord } from '../definitions.ts'
import type { ListState } from './state.ts'

/** One page of a list, or why there is none. */
export interface Loaded {
  state: ListState
  rows: readonly AnyRecord[]
  /** On all pages. */
  total: number
  failure?: ApiError
}

/**
 * Reads one page from the API. Where the page lies behind the last one, the last one is read.
 * @throws what the signal's owner threw
 */
export async function loadPage(collection: Collection, state: ListState, signal: AbortSignal): Promise<Loaded> {
  try {
    const { body, total } = await get<AnyRecord[]>(pageCall(collection, state), signal)
    const last = lastPage(total, state.size)
    if (state.page > last) return await loadPage(collection, { ...state, page: last }, signal)
    return { state, rows: body, total }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { state, rows: [], total: 0, failure: error }
  }
}
