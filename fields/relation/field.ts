import { z } from 'zod'
import { definerOf, type FieldBase, type FieldKind, requiredMessage } from '../types.ts'

/** The id of a record of another collection; deleting that one deletes this record too, or empties an optional field: null. */
export interface RelationField extends FieldBase {
  kind: 'relation'
  to: string
  /** The first, empty entry of the list. */
  placeholder: string
  /** At most one record may refer to each; the input offers only those that are free. */
  oneToOne: boolean
  /** The query parameter that preselects a record in the form of a new one. */
  parameter?: string
}

export const relation = definerOf<RelationField>()('relation', { required: true, oneToOne: false })

/** Ids are positive 32-bit integers on both databases. */
export const maxId = 2_147_483_647

export const relationKind: FieldKind<RelationField> = {
  input(field) {
    const text = z.string().regex(/^\d{1,10}$/)
    const id = z
      .union([z.int(), text.transform(Number)], { error: requiredMessage(field) })
      .refine((id) => id > 0 && id <= maxId, requiredMessage(field))
    if (field.required) return id
    const empty = z.literal('').transform(() => null)
    return empty.or(z.null()).or(id)
  },
  output: (field) => (field.required ? z.int() : z.int().nullable()),
  empty: null,
  sort: 'raw',
  toText: (value) => String(value ?? '')
}
