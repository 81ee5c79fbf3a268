import { kindOf } from '../fields/index.ts'
import type { Collection, Definition } from './define.ts'
import { collectionNamed } from './index.ts'

/** The sort keys of a list, `id` first: system values, sortable fields and lookups. */
export function sortableNames(collection: Collection): string[] {
  const names = [...Object.keys(collection.fields), ...Object.keys(collection.lookups ?? {})]
  return ['id', 'createdAt', 'updatedAt', ...names.filter((name) => sortOf(collection, name) !== undefined)]
}

/** True where people put the records of a collection into their order. */
export function isArranged({ order }: Collection): boolean {
  return order[0] === 'position'
}

/** Returns how a field or lookup sorts; undefined for one that cannot be sorted by, or a system value. */
export function sortOf(collection: Collection, name: string): 'text' | 'raw' | undefined {
  const lookup = collection.lookups?.[name]
  if (lookup) return sortOf(relatedBy(collection, lookup.via), lookup.field)
  const field = collection.fields[name]
  return field && kindOf(field).sort
}

/** The collection to which a relation refers. @throws where the field is no relation */
export function relatedBy(definition: Definition, name: string): Collection {
  const field = definition.fields[name]
  if (field?.kind !== 'relation') throw new Error(`'${name}' of ${definition.name} is not a relation.`)
  return collectionNamed(field.to)
}
