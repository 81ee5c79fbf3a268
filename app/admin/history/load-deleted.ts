import { allCollections } from '../../../collections/index.ts'
import { recoverable } from '../../../collections/schemas.ts'
import type { Version } from '../../../server/content/history.ts'
import { lastPage } from '../../../ui/page-window.ts'
import { ApiError, get } from '../api.ts'

/** Which deleted records are shown. */
export interface DeletedState {
  /** '' for all collections. */
  collection: string
  /** From 1. */
  page: number
}

export interface LoadedDeleted {
  state: DeletedState
  rows: readonly Version[]
  /** On all pages. */
  total: number
  failure?: ApiError
}

export const deletedPerPage = 25

/** What an address asks for. What makes no sense counts as not said. */
export function readDeletedState(parameters: URLSearchParams): DeletedState {
  const name = parameters.get('collection') ?? ''
  const page = Number(parameters.get('page'))
  return {
    collection: allCollections.some((collection) => collection.name === name && recoverable(collection)) ? name : '',
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1
  }
}

/** The query of an address for this state. */
export function deletedQuery({ collection, page }: DeletedState): string {
  const parameters = new URLSearchParams()
  if (collection) parameters.set('collection', collection)
  if (page > 1) parameters.set('page', String(page))
  return parameters.size > 0 ? `?${parameters}` : ''
}

/** Reads one page of the deleted records. Where it lies behind the last one, the last one is read. */
export async function loadDeleted(state: DeletedState, signal: AbortSignal): Promise<LoadedDeleted> {
  const call = new URLSearchParams({
    deleted: 'true',
    page: String(state.page),
    pageSize: String(deletedPerPage),
    ...(state.collection && { collection: state.collection })
  })
  try {
    const { body, total } = await get<Version[]>(`/api/history?${call}`, signal)
    const last = lastPage(total, deletedPerPage)
    if (state.page > last) return await loadDeleted({ ...state, page: last }, signal)
    return { state, rows: body, total }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { state, rows: [], total: 0, failure: error }
  }
}
