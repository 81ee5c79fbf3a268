import { truncate as truncateText } from '../../shared/truncate.ts'
import { EmptyValue, FieldTextArea, TextLength } from '../../ui/field.tsx'
import type { FieldViews } from '../view-props.ts'
import type { LongTextField } from './field.ts'

export const longTextViews: FieldViews<LongTextField> = {
  Input: ({ field, frame, value, onChange }) => (
    <FieldTextArea frame={frame} rows={field.rows} value={value} onChange={(event) => onChange(event.target.value)}>
      <TextLength length={value.length} max={field.maxLength} />
    </FieldTextArea>
  ),
  /** As many characters as the list says, else what two lines hold. */
  Cell({ value, truncate }) {
    if (typeof value !== 'string' || value === '') return <EmptyValue />
    return (
      <span className="line-clamp-2 max-w-[36rem] wrap-anywhere md:min-w-48">
        {truncate === undefined ? value : truncateText(value, truncate)}
      </span>
    )
  }
}
