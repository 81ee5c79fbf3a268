import { EmptyValue, FieldSelect } from '../../ui/field.tsx'
import type { FieldViews } from '../view-props.ts'
import type { SelectField } from './field.ts'

export const selectViews: FieldViews<SelectField> = {
  Input: ({ field, frame, value, onChange }) => (
    <FieldSelect
      frame={frame}
      placeholder={field.placeholder}
      choices={field.options.map((option) => ({ value: option, text: option }))}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  ),
  Cell({ value }) {
    const text = String(value ?? '')
    return text === '' ? <EmptyValue /> : <span className="inline-block first-letter:uppercase">{text}</span>
  }
}
