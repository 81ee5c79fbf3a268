import { z } from 'zod'
import { indianTime, isoDay } from '../../shared/indian-format.ts'
import { definerOf, type FieldBase, type FieldKind } from '../types.ts'

/** A point in time, ISO 8601 in UTC; null where there is none. People enter and read it in India's time. */
export interface DateTimeField extends FieldBase {
  kind: 'dateTime'
  required: false
}

export const dateTime = definerOf<DateTimeField>()('dateTime', { required: false })

export const dateTimeKind: FieldKind<DateTimeField> = {
  input(field) {
    const error = `${field.label} must be a time such as 2026-01-31T09:30:00Z.`
    const text = z.string({ error }).trim()
    // In one form, so that times compare as texts: an offset can make of a time one in a year of five digits.
    const iso = z.iso.datetime({ offset: true, error }).transform((value) => new Date(value).toISOString())
    const time = iso.refine((value) => value.length === 24, { error })
    return z.union([z.null(), text.length(0).transform(() => null), text.pipe(time)], { error })
  },
  output: () => z.iso.datetime().nullable(),
  empty: null,
  sort: 'raw',
  toText: (value) => (value ? indianTime(String(value)) : ''),
  fromCell: (text) =>
    isoDay(text).replace(
      /^(\d{4}-\d\d-\d\d)(?:,? (\d\d:\d\d))?$/,
      (_, day: string, time = '00:00') => `${day}T${time}:00+05:30`
    ),
  formShape: () => 'short'
}
