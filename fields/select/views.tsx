import { FieldSelect } from '../../ui/field.tsx'
import type { InputProps } from '../view-props.ts'
import type { SelectField } from './field.ts'

export function SelectInput({ field, frame, value, onChange }: InputProps<SelectField>) {
  return (
    <FieldSelect
      frame={frame}
      placeholder={field.initial ? undefined : field.placeholder}
      choices={field.options.map((value) => ({ value, text: value.charAt(0).toUpperCase() + value.slice(1) }))}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
