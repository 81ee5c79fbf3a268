import { z } from 'zod'
import { definerOf, type FieldBase, type FieldKind } from '../types.ts'

/** Yes or no; stored as 1 or 0, since SQLite has no boolean. Never required: left out means no. */
export interface BooleanField extends FieldBase {
  kind: 'boolean'
  required: false
}

export const boolean = definerOf<BooleanField>()('boolean', { required: false })

export const booleanKind: FieldKind<BooleanField> = {
  input: (field) => z.boolean({ error: `${field.label} must be true or false.` }),
  fromForm: (text) => (text === 'true' ? true : text === 'false' ? false : text),
  output: () => z.boolean(),
  empty: 0,
  sort: 'raw',
  toText: (value) => (value ? 'Yes' : 'No'),
  fromCell: (text) => (/^(yes|true)$/i.test(text) ? true : /^(no|false|)$/i.test(text) ? false : text),
  column: { read: (stored) => stored === 1, write: (value) => (value ? 1 : 0) }
}
