import type { Collection } from '../../../collections/define.ts'

/** Where deleted records can be brought back. */
export const deletedPage = '/deleted'

/** The same, with those of one collection alone. */
export function deletedPath({ name }: Collection): string {
  return `${deletedPage}?${new URLSearchParams({ collection: name })}`
}
