import type { Collection } from '../../../collections/define.ts'
import { type Definition, isCollection } from '../../../collections/define.ts'
import { recordId } from '../../../collections/record-id.ts'
import type { AnyRecord } from '../definitions.ts'

/** What a form does: it makes a record, changes one, or changes the only one there is. */
export type Mode = { kind: 'create' } | { kind: 'edit'; id: number } | { kind: 'single' }

/** What the address of a form asks for; undefined where it names nothing that could be. */
export function modeOf(definition: Definition, parameters: URLSearchParams): Mode | undefined {
  if (!isCollection(definition)) return { kind: 'single' }
  const id = parameters.get('id')
  if (id === null) return definition.api.create ? { kind: 'create' } : undefined
  const known = recordId(id)
  return known === undefined ? undefined : { kind: 'edit', id: known }
}

/** The call that reads what the form begins with. */
export function readCall(definition: Definition, mode: Mode): string | undefined {
  if (!isCollection(definition)) return definition.api.path
  if (mode.kind !== 'edit') return undefined
  return itemPath(definition, definition.api.get[0], mode.id)
}

/** The call that saves. */
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
