import { z } from 'zod'
import { indianDay, isoDay } from '../../shared/indian-format.ts'
import { definerOf, type FieldBase, type FieldKind, requiredMessage } from '../types.ts'

/** A plain day without a time, `YYYY-MM-DD`; null where an optional one is empty. */
export interface DateField extends FieldBase {
  kind: 'date'
  /** The default in the form of a new record: today in India. */
  startsWith?: 'today'
}

export const date = definerOf<DateField>()('date', { required: true })

export const dateKind: FieldKind<DateField> = {
  input(field) {
    const text = z.string({ error: requiredMessage(field) }).trim()
    const day = z.iso.date(`${field.label} must be a date such as 2026-01-31.`)
    if (field.required) return text.min(1, requiredMessage(field)).pipe(day)
    const empty = text.length(0).transform(() => null)
    return empty.or(z.null()).or(text.pipe(day))
  },
  output: (field) => (field.required ? z.iso.date() : z.iso.date().nullable()),
  empty: null,
  sort: 'raw',
  toText: (value) => indianDay(String(value ?? '')),
  fromCell: (text) => isoDay(text).replace(/(?<=^\d{4}-\d\d-\d\d) \d\d:\d\d$/, ''),
  excelType: 'day',
  formShape: () => 'short',
  column: { read: (stored) => stored || null, write: (value) => String(value ?? '') }
}
