import { controlClass, controlProps, FieldShell } from '../../app/ui/field.tsx'
import type { InputProps } from '../view-props.ts'
import type { DateField } from './field.ts'

/** A day, from the browser's own calendar. */
export function DateInput({ frame, value, onChange }: InputProps<DateField>) {
  return (
    <FieldShell frame={frame}>
      <input
        {...controlProps(frame)}
        type="date"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={controlClass}
      />
    </FieldShell>
  )
}
