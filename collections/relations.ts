import type { RelationField } from '../fields/relation/field.ts'
import type { Fields } from './define.ts'

/** The fields of a definition that refer to records of other collections; with `to`, those of the collection of this name alone. */
export function relationsOf({ fields }: { fields: Fields }, to?: string): [name: string, field: RelationField][] {
  return Object.entries(fields).flatMap(([name, field]): [string, RelationField][] =>
    field.kind === 'relation' && (to === undefined || field.to === to) ? [[name, field]] : []
  )
}
