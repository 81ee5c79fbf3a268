import { controlClass, controlProps, FieldShell } from '../../ui/field.tsx'
import type { InputProps } from '../view-props.ts'
import type { SelectField } from './field.ts'

/** A drop-down of the fixed values. */
export function SelectInput({ field, frame, value, onChange }: InputProps<SelectField>) {
  return (
    <FieldShell frame={frame}>
      <select
        {...controlProps(frame)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={controlClass}
      >
        <option value="">{field.placeholder}</option>
        {field.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </FieldShell>
  )
}
