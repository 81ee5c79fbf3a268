import { indianDay } from '../../shared/indian-format.ts'
import { EmptyValue } from '../../ui/empty-value.tsx'
import type { CellProps } from '../view-props.ts'
import type { DateField } from './field.ts'

/** A day as people in India write it. */
export function DateCell({ value }: CellProps<DateField>) {
  const day = String(value ?? '')
  if (day === '') return <EmptyValue />
  return (
    <time dateTime={day} className="whitespace-nowrap tabular-nums">
      {indianDay(day)}
    </time>
  )
}
