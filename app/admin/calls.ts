import { type Collection, type Definition, isCollection, siblingCall } from '../../collections/define.ts'
import { partOf } from '../../collections/part.ts'
import { hasStatus } from '../../collections/publishing.ts'
import { addressWith } from '../../shared/address.ts'
import type { AnyRecord } from './definitions.ts'
import type { Mode } from './form/address.ts'
import { type ListState, parametersOf } from './list/state.ts'

/* The calls of the API that lists and forms make, at the paths that the definitions state. */

/** The path of the call that lists a collection. @throws where a definition names none */
export function listCall({ name, api }: Collection): string {
  const [path] = api.list
  if (!path) throw new Error(`The collection '${name}' has no list call.`)
  return path
}

/** Reads a collection's records of every status. @param parameters that narrow it */
export function recordsCall(collection: Collection, parameters: Readonly<Record<string, string>> = {}): string {
  return addressWith(listCall(collection), { ...anyStatus(collection), ...parameters })
}

export function pageCall(collection: Collection, state: ListState): string {
  const paging = { page: String(state.page), pageSize: String(state.pageSize) }
  return recordsCall(collection, { ...paging, ...Object.fromEntries(parametersOf(state)) })
}

/** Reads how many records each tab of a list has: of leads the whole work, else of what the search and the gap looked for find. */
export function countsCall(collection: Collection, { search, missing }: ListState): string {
  return addressWith(
    `${listCall(collection)}/counts`,
    collection.work ? {} : Object.fromEntries(parametersOf({ search, missing }))
  )
}

/** Reads the shortest answer that has the number of unread records as its total. */
export function unreadCall(collection: Collection): string {
  return `${listCall(collection)}?unread=1&pageSize=1`
}

/** Reads the ids of everything that a search and filters find. @param sort their order; without it they ascend */
export function idsCall(collection: Collection, { search, unread, missing, filter }: ListState, sort = ''): string {
  const parameters = parametersOf({ search, unread, missing, filter, sort })
  return addressWith(`${listCall(collection)}/ids`, { ...anyStatus(collection), ...Object.fromEntries(parameters) })
}

/** Reads the possible owners of a collection's records: ids, and names as `fullName`. */
export function ownersCall(collection: Collection): string {
  return `${listCall(collection)}/owners`
}

export function valuesCall(collection: Collection, field: string): string {
  return `${listCall(collection)}/values?${new URLSearchParams({ field })}`
}

export const versionsPerPage = 25

export function versionsCall({ name }: Definition, { id }: AnyRecord, page: number): string {
  const query = { collection: name, recordId: String(id), page: String(page), pageSize: String(versionsPerPage) }
  return `/api/history?${new URLSearchParams(query)}`
}

export function readCall(definition: Definition, mode: Mode): string | undefined {
  if (!isCollection(definition)) return definition.api.path
  if (typeof mode !== 'number') return undefined
  return addressWith(itemPath(definition, definition.api.get[0], mode), anyStatus(definition))
}

/** The filter by status for staff, who also work on records that visitors do not see. */
function anyStatus(collection: Collection): Record<string, string> {
  return hasStatus(collection) ? { status: 'all' } : {}
}

/** Lists the record of the form's part that belongs to the edited one, if there is one; undefined where there cannot be. */
export function partCall(definition: Definition, mode: Mode): string | undefined {
  const part = partOf(definition)
  return part && typeof mode === 'number' ? recordsCall(part.collection, { refersTo: String(mode) }) : undefined
}

/** Takes a form's values, and answers a link that shows them. */
export function previewCall(collection: Collection, record: AnyRecord | undefined): string {
  return addressWith(siblingCall(collection, 'preview'), record ? { id: String(record.id) } : {})
}

/** Takes a form's texts, or a record's in another language, and answers the page of the site that shows them. */
export function typedPageCall({ name }: Definition, record: AnyRecord | undefined, language = ''): string {
  return addressWith(`/preview/${name}`, { id: String(record?.id ?? ''), language })
}

export function saveCall(definition: Definition, record: AnyRecord | undefined) {
  if (!isCollection(definition)) return { method: 'PUT', url: definition.api.path } as const
  const { create, update } = definition.api
  if (record) return { method: 'PUT', url: itemPath(definition, update, record[update.by]) } as const
  if (!create) throw new Error(`The collection '${definition.name}' has no call that creates.`)
  return { method: 'POST', url: create } as const
}

function itemPath(collection: Collection, call: Collection['api']['update'] | undefined, value: unknown): string {
  if (!call) throw new Error(`The collection '${collection.name}' has no call that reads a record.`)
  return call.path.replace('{id}', encodeURIComponent(String(value)))
}
