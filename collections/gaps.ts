import type { Collection } from './define.ts'
import { allCollections } from './index.ts'
import { relationsOf } from './relations.ts'

/** What a record may lack, although the site looks unfinished without it. */
export interface Missable {
  /** A field of the record, or the collection whose record should refer to it. */
  name: string
  label: string
}

/** What records of a collection are looked through for: recommended fields, and recommended records that refer to them. */
export function missables(collection: Collection): Missable[] {
  const fields = Object.entries(collection.fields)
    .filter(([, field]) => field.recommended && field.kind !== 'relation')
    .map(([name, { label }]) => ({ name, label }))
  const referring = allCollections
    .filter((other) => relationsOf(other, collection.name).some(([, field]) => field.recommended))
    .map(({ name, label }) => ({ name, label: label.singular }))
  return [...fields, ...referring]
}
