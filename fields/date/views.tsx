import { indianDay } from '../../shared/indian-format.ts'
import { EmptyValue } from '../../ui/field.tsx'
import { DayEntry } from '../day-entry.tsx'
import type { FieldViews } from '../view-props.ts'
import type { DateField } from './field.ts'

export const dateViews: FieldViews<DateField> = {
  Input: ({ frame, value, onChange }) => <DayEntry frame={frame} value={value} onChange={onChange} />,
  Cell({ value }) {
    const day = String(value ?? '')
    if (day === '') return <EmptyValue />
    return (
      <time dateTime={day} className="whitespace-nowrap tabular-nums">
        {indianDay(day)}
      </time>
    )
  }
}
