import { FieldTextArea } from '../../ui/index.ts'
import type { InputProps } from '../view-props.ts'
import type { ListField } from './field.ts'

export function ListInput({ frame, value, onChange }: InputProps<ListField>) {
  return <FieldTextArea frame={frame} rows={4} value={value} onChange={(event) => onChange(event.target.value)} />
}
