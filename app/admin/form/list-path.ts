import type { Collection } from '../../../collections/define.ts'
import { homeOf } from '../definitions.ts'

/**
 * The list that a form leads back to, as it stood when the person left it.
 * @param state of the form's location
 */
export function listPath(collection: Collection, state: unknown): string {
  return homeOf(collection) + listQuery(state)
}

function listQuery(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('list' in state)) return ''
  return typeof state.list === 'string' ? state.list : ''
}
