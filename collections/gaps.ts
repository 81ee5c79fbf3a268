import { type Collection, relationsOf } from './define.ts'
import { allCollections } from './index.ts'

/** Returns recommended content that a record may lack: fields, and records of other collections that refer to it. */
export function recommendedNames(collection: Collection): { name: string; label: string }[] {
  const fields = Object.entries(collection.fields)
    .filter(([, field]) => field.recommended && field.kind !== 'relation')
    .map(([name, { label }]) => ({ name, label }))
  const referring = allCollections
    .filter((other) => relationsOf(other, collection.name).some(([, field]) => field.recommended))
    .map(({ name, label }) => ({ name, label: label.singular }))
  return [...fields, ...referring]
}
