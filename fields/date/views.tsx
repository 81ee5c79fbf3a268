import { DayEntry } from '../day-entry.tsx'
import type { FieldViews } from '../view-props.ts'
import type { DateField } from './field.ts'

export const dateViews: FieldViews<DateField> = {
  Input: ({ frame, value, onChange }) => <DayEntry frame={frame} value={value} onChange={onChange} />
}
