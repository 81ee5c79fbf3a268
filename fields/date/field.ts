import { z } from 'zod'
import { defineField, type FieldBase, type FieldKind, type Options, requiredMessage } from '../types.ts'

/** A plain day without a time, `YYYY-MM-DD`. */
export interface DateField extends FieldBase {
  kind: 'date'
  required: true
}

export function date<const O extends Options<DateField>>(options: O) {
  return defineField('date', { required: true }, options)
}

export const dateKind: FieldKind<DateField> = {
  input: (field) =>
    z
      .string({ error: requiredMessage(field) })
      .trim()
      .min(1, requiredMessage(field))
      .pipe(z.iso.date(`${field.label} must be a date such as 2026-01-31.`)),
  output: () => z.iso.date(),
  empty: '',
  sort: 'raw',
  toText: String,
  toDay: (value) => new Date(`${value}T00:00:00Z`)
}
