import { controlProps, FieldNotes } from '../../ui/field.tsx'
import type { InputProps } from '../view-props.ts'
import type { BooleanField } from './field.ts'

/** A checkbox; its label stands after it. */
export function BooleanInput({ frame, value, onChange }: InputProps<BooleanField>) {
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center gap-2 pointer-coarse:min-h-11">
        <input
          {...controlProps(frame)}
          type="checkbox"
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
          className="size-5 accent-link"
        />
        <label htmlFor={frame.id} className="font-semibold text-sm">
          {frame.label}
        </label>
      </div>
      <FieldNotes frame={frame} />
    </div>
  )
}
