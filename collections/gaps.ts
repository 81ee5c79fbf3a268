import type { Collection } from './define.ts'
import { allCollections } from './index.ts'
import { relationsOf } from './relations.ts'

/** A recommended value that a record may lack. */
export interface Missable {
  /** A field of the record, or a collection of which a record should refer to it. */
  name: string
  label: string
}

/** The recommended fields of a collection, and the collections with a recommended relation to it. */
export function missables(collection: Collection): Missable[] {
  const fields = Object.entries(collection.fields)
    .filter(([, field]) => field.recommended && field.kind !== 'relation')
    .map(([name, { label }]) => ({ name, label }))
  const referring = allCollections
    .filter((other) => relationsOf(other, collection.name).some(([, field]) => field.recommended))
    .map(({ name, label }) => ({ name, label: label.singular }))
  return [...fields, ...referring]
}
