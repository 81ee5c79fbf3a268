import { z } from 'zod'
import { defineField, type FieldBase, type FieldKind, type Options } from '../types.ts'

/** Yes or no; stored as 1 or 0, since SQLite has no boolean. Never required: left out means no. */
export interface BooleanField extends FieldBase {
  kind: 'boolean'
  required: false
}

export function boolean<const O extends Options<BooleanField>>(options: O) {
  return defineField('boolean', { required: false }, options)
}

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
