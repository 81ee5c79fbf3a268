import { allCollections } from '../../../collections/index.ts'
import { recoverable } from '../../../collections/schemas.ts'

/** Which deleted records are shown. The page's address holds it. */
export interface DeletedState {
  /** '' for all collections. */
  collection: string
  /** From 1. */
  page: number
}

export const deletedPerPage = 25

/** The state that an address holds. What makes no sense counts as absent. */
export function readDeletedState(parameters: URLSearchParams): DeletedState {
  const name = parameters.get('collection') ?? ''
  const page = Number(parameters.get('page'))
  return {
    collection: allCollections.some((collection) => collection.name === name && recoverable(collection)) ? name : '',
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1
  }
}

/** The address of the screen in a state. */
export function deletedAddress({ collection, page = 1 }: Partial<DeletedState>): string {
  const parameters = new URLSearchParams()
  if (collection) parameters.set('collection', collection)
  if (page > 1) parameters.set('page', String(page))
  return parameters.size > 0 ? `/deleted?${parameters}` : '/deleted'
}

/** The call that reads what the screen shows. */
export function deletedCall({ collection, page }: DeletedState): string {
  const parameters = new URLSearchParams({ deleted: 'true', page: String(page), pageSize: String(deletedPerPage) })
  if (collection) parameters.set('collection', collection)
  return `/api/history?${parameters}`
}
