import { FieldSelect } from '../../ui/index.ts'
import type { InputProps } from '../view-props.ts'
import type { RelationField } from './field.ts'

export function RelationInput({ field, frame, value, onChange, choices }: InputProps<RelationField>) {
  return (
    <FieldSelect
      frame={frame}
      placeholder={field.placeholder}
      choices={choices}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
