import { z } from 'zod'
import { defineField, type FieldBase, type FieldKind, type Options } from '../types.ts'

/** A video: the value is its file name under /uploads, null where there is none. */
export interface VideoField extends FieldBase {
  kind: 'video'
}

export function video<const O extends Options<VideoField>>(options: O) {
  return defineField('video', { required: false }, options)
}

export const videoKind: FieldKind<VideoField> = {
  input: () => z.never(),
  output: (field) => (field.required ? z.string() : z.string().nullable()),
  empty: null,
  toText: (value) => (typeof value === 'string' ? value : ''),
  file: 'video',
  fileNames: () => (name) => [name]
}
