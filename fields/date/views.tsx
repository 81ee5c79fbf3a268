import { indianDay, indianLongDay } from '../../shared/indian-format.ts'
import { EmptyValue, FieldInput } from '../../ui/field.tsx'
import type { FieldViews } from '../view-props.ts'
import type { DateField } from './field.ts'

export const dateViews: FieldViews<DateField> = {
  Input: ({ frame, value, onChange }) => (
    <FieldInput frame={frame} type="date" value={value} onChange={(event) => onChange(event.target.value)}>
      {/* The browser writes the day in its own order: 06/11 may be either. */}
      {value && <p className="text-muted text-sm">{indianLongDay(value)}</p>}
    </FieldInput>
  ),
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
