import { FieldSelect } from '../../ui/field.tsx'
import type { FieldViews } from '../view-props.ts'
import type { SelectField } from './field.ts'

export const selectViews: FieldViews<SelectField> = {
  Input: ({ field, frame, value, onChange }) => (
    <FieldSelect
      frame={frame}
      placeholder={field.initial ? undefined : field.placeholder}
      choices={field.options.map((value) => ({ value, text: value.charAt(0).toUpperCase() + value.slice(1) }))}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
