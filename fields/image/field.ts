import { z } from 'zod'
import { defineField, type FieldBase, type FieldKind, type Options } from '../types.ts'

/** A picture: the value is its file name under /uploads, null where there is none. */
export interface ImageField extends FieldBase {
  kind: 'image'
}

export function image<const O extends Options<ImageField>>(options: O) {
  return defineField('image', { required: false }, options)
}

export const imageKind: FieldKind<ImageField> = {
  input: () => z.never(),
  output: (field) => (field.required ? z.string() : z.string().nullable()),
  empty: null,
  toText: (value) => (typeof value === 'string' ? value : ''),
  file: 'image',
  fileNames: () => (name) => [name],
  formShape: () => 'picture'
}
