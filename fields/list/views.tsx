import { FieldTextArea } from '../../ui/field.tsx'
import type { FieldViews } from '../view-props.ts'
import type { ListField } from './field.ts'

export const listViews: FieldViews<ListField> = {
  Input: ({ frame, value, onChange }) => (
    <FieldTextArea frame={frame} rows={4} value={value} onChange={(event) => onChange(event.target.value)} />
  )
}
