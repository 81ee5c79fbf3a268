import { type Collection, type Definition, isCollection } from '../../collections/define.ts'
import type { AnyRecord } from './definitions.ts'
import type { Mode } from './form/mode.ts'
import type { ListState } from './list/state.ts'

/* The calls of the API that lists and forms make, at the paths that the definitions state. */

/** The path of the call that lists a collection. @throws where a definition names none */
export function listCall({ name, api }: Collection): string {
  const [path] = api.list
  if (!path) throw new Error(`The collection '${name}' has no list call.`)
  return path
}

/** Reads one page of a list. */
export function pageCall(collection: Collection, { page, size, search, sort }: ListState): string {
  const parameters = new URLSearchParams({ page: String(page), pageSize: String(size) })
  if (search) parameters.set('search', search)
  if (sort) parameters.set('sort', sort)
  return `${listCall(collection)}?${parameters}`
}

/** Reads the ids of everything that a search finds. */
export function idsCall(collection: Collection, search: string): string {
  return `${listCall(collection)}/ids${search ? `?${new URLSearchParams({ search })}` : ''}`
}

/** Reads what a form begins with; undefined for a new record. */
export function readCall(definition: Definition, mode: Mode): string | undefined {
  if (!isCollection(definition)) return definition.api.path
  if (mode.kind !== 'edit') return undefined
  return itemPath(definition, definition.api.get[0], mode.id)
}

/** Saves a form. */
export function saveCall(
  definition: Definition,
  record: AnyRecord | undefined
): { method: 'POST' | 'PUT'; url: string } {
  if (!isCollection(definition)) return { method: 'PUT', url: definition.api.path }
  const { create, update } = definition.api
  if (record) return { method: 'PUT', url: itemPath(definition, update, record[update.by]) }
  if (!create) throw new Error(`The collection '${definition.name}' has no call that creates.`)
  return { method: 'POST', url: create }
}

function itemPath(collection: Collection, call: Collection['api']['update'] | undefined, value: unknown): string {
  if (!call) throw new Error(`The collection '${collection.name}' has no call that reads a record.`)
  return call.path.replace('{id}', encodeURIComponent(String(value)))
}
