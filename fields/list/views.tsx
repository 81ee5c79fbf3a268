import { FieldTextArea } from '../../ui/field.tsx'
import type { InputProps } from '../view-props.ts'
import type { ListField } from './field.ts'

export function ListInput({ frame, value, onChange }: InputProps<ListField>) {
  return <FieldTextArea frame={frame} rows={4} value={value} onChange={(event) => onChange(event.target.value)} />
}
