import type { Collection } from '../../../collections/define.ts'
import { defaultState, type PageSize, pageSizes } from './state.ts'

const storageKey = ({ name }: Collection) => `rows-per-page ${name}`

/** How many rows a page of this list had last in this browser. */
export function usualSize(collection: Collection): PageSize {
  const stored = localStorage.getItem(storageKey(collection))
  return pageSizes.find((size) => String(size) === stored) ?? defaultState.size
}

export function rememberSize(collection: Collection, size: PageSize): void {
  localStorage.setItem(storageKey(collection), String(size))
}
