import { capitalized } from '../../shared/text.ts'
import { FieldSelect } from '../../ui/index.ts'
import type { InputProps } from '../view-props.ts'
import type { SelectField } from './field.ts'

export function SelectInput({ field, frame, value, onChange }: InputProps<SelectField>) {
  return (
    <FieldSelect
      frame={frame}
      placeholder={field.initial ? undefined : field.placeholder}
      choices={field.options.map((value) => ({ value, text: capitalized(value) }))}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
