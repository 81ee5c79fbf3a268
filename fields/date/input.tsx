import { indianLongDay } from '../../shared/indian-format.ts'
import { controlClass, controlProps, FieldShell } from '../../ui/field.tsx'
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
      {/* The browser writes the day in its own order: 06/11 may be either. */}
      {value && <p className="text-muted text-sm">{indianLongDay(value)}</p>}
    </FieldShell>
  )
}
