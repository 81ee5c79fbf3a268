import { FieldSelect } from '../../ui/field.tsx'
import type { FieldViews } from '../view-props.ts'
import type { RelationField } from './field.ts'

export const relationViews: FieldViews<RelationField> = {
  Input: ({ field, frame, value, onChange, choices }) => (
    <FieldSelect
      frame={frame}
      placeholder={field.placeholder}
      choices={choices}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
