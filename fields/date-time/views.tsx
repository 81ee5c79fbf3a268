import { indianOffset } from '../../shared/indian-format.ts'
import { DayEntry } from '../day-entry.tsx'
import type { InputProps } from '../view-props.ts'
import type { DateTimeField } from './field.ts'

export function DateTimeInput({ frame, value, onChange }: InputProps<DateTimeField>) {
  return (
    <DayEntry
      frame={frame}
      hasTime
      value={value.endsWith('Z') ? shifted(value, indianOffset).slice(0, 16) : value}
      onChange={(text) => onChange(/T\d\d:\d\d$/.test(text) ? shifted(`${text}Z`, -indianOffset) : text)}
    />
  )
}

/** @param at ISO 8601 @param by ms */
function shifted(at: string, by: number): string {
  return new Date(Date.parse(at) + by).toISOString()
}
