import { EmptyValue, FieldSelect } from '../../ui/field.tsx'
import { Moment } from '../../ui/moment.tsx'
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
  /** With since when, where the record is that old. */
  Cell({ field, value, createdAt }) {
    const text = String(value ?? '')
    if (text === '') return <EmptyValue />
    if (createdAt === undefined || !field.sinceCreated?.includes(text))
      return <span className="inline-block first-letter:uppercase">{text}</span>
    return (
      <span>
        {text} since <Moment at={createdAt} />
      </span>
    )
  }
}
