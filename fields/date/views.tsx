import { DayEntry } from '../day-entry.tsx'
import type { InputProps } from '../view-props.ts'
import type { DateField } from './field.ts'

export function DateInput({ frame, value, onChange }: InputProps<DateField>) {
  return <DayEntry frame={frame} value={value} onChange={onChange} />
}
