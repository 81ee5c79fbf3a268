import type { Collection } from '../../../collections/define.ts'
import type { Column } from '../../../collections/exports.ts'
import { recommendedNames } from '../../../collections/gaps.ts'
import { sortableNames } from '../../../collections/sort.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import type { ApiError } from '../api.ts'
import type { AnyRecord } from '../definitions.ts'

export const pageSizes = [10, 25, 50, 100] as const
type PageSize = (typeof pageSizes)[number]

/** The settings of a list. The page's address holds them. */
export interface ListState {
  page: number
  pageSize: PageSize
  search: string
  /** A field's name, with `-` before it for descending; '' for the collection's own order. */
  sort: string
  unread: boolean
  /** Only records that lack this (collections/gaps.ts); '' for all. */
  missing: string
  /** The query of a tab, or of a filter by the same fields; '' for all. */
  filter: string
}

/** One page of a list, as it was asked for, or why there is none. */
export interface LoadedList {
  state: ListState
  rows: readonly AnyRecord[]
  total: number
  /** The number of records of each tab, where it could be read. */
  counts?: Readonly<Record<string, number>> | undefined
  /** The notes below the names of the records with these ids, where they could be read. */
  notes?: Readonly<Record<string, string>> | undefined
  failure?: ApiError
}

const defaultState: ListState = { page: 1, pageSize: 10, search: '', sort: '', unread: false, missing: '', filter: '' }

/** The state that an address holds. Invalid values count as absent. @param usualSize rows per page where it says nothing */
export function readState(
  collection: Collection,
  parameters: URLSearchParams,
  usualSize: PageSize = defaultState.pageSize
): ListState {
  const page = Number(parameters.get('page'))
  const sort = parameters.get('sort') ?? ''
  const missing = parameters.get('missing') ?? ''
  const tabs = collection.admin.list.tabs?.map(({ query }) => new URLSearchParams(query)) ?? []
  const given = String(new URLSearchParams([...parameters].filter(([name]) => tabs.some((tab) => tab.has(name)))))
  return {
    page: Number.isSafeInteger(page) && page >= 1 ? page : defaultState.page,
    pageSize: pageSizeOf(parameters.get('pageSize')) ?? usualSize,
    search: parameters.get('search') ?? defaultState.search,
    sort: sortableNames(collection).includes(sort.replace(/^-/, '')) ? sort : defaultState.sort,
    unread: collection.admin.list.unread !== undefined && parameters.get('unread') === '1',
    missing: recommendedNames(collection).some(({ name }) => name === missing) ? missing : defaultState.missing,
    // Another screen may ask for more than a tab does, but for no topic that there is not.
    filter: collection.topics && !tabs.some((tab) => String(tab) === given) ? '' : given
  }
}

/** The parameters for a state in an address or a call: those that differ from the defaults. */
export function parametersOf(state: Partial<ListState>): URLSearchParams {
  const { filter, ...others } = state
  const given = Object.entries(others).filter(([name, value]) => value !== defaultState[name as keyof ListState])
  const texts = given.map(([name, value]) => [name, value === true ? '1' : String(value)])
  return new URLSearchParams([...texts, ...new URLSearchParams(filter)])
}

/** The query of an address for this state, `?` included; '' for the default. */
export function stateQuery(state: ListState): string {
  const parameters = parametersOf(state)
  return parameters.size > 0 ? `?${parameters}` : ''
}

/** The state after a change. Another size, search or order begins on the first page. */
export function changedState(state: ListState, change: Partial<ListState>): ListState {
  return { ...state, page: 1, ...change }
}

/** The field that sorting by a column sorts by; undefined where it cannot. */
export function sortFieldOf(collection: Collection, { fields }: Column): string | undefined {
  const [name, ...others] = fields
  return name !== undefined && others.length === 0 && sortableNames(collection).includes(name) ? name : undefined
}

/** The order in which the list is shown: the one asked for, or the collection's own. */
export function shownOrder(collection: Collection, { sort }: ListState): { field: string; isDescending: boolean } {
  const key = sort || collection.order[0] || 'id'
  return { field: key.replace(/^-/, ''), isDescending: key.startsWith('-') }
}

/** 'Showing 11 to 20 of 43 entries' */
export function rangeText({ page, pageSize }: Record<'page' | 'pageSize', number>, shown: number, total: number) {
  const from = shown === 0 ? 0 : (page - 1) * pageSize + 1
  const to = shown === 0 ? 0 : from + shown - 1
  return `Showing ${indianNumber(from)} to ${indianNumber(to)} of ${indianNumber(total)} entries`
}

const storageKey = ({ name }: Collection) => `rows-per-page ${name}`

export function usualSize(collection: Collection): PageSize {
  return pageSizeOf(localStorage.getItem(storageKey(collection))) ?? defaultState.pageSize
}

export function pageSizeOf(text: string | null): PageSize | undefined {
  return pageSizes.find((size) => String(size) === text)
}

export function rememberSize(collection: Collection, size: PageSize): void {
  localStorage.setItem(storageKey(collection), String(size))
}
