import { truncate as truncateText } from '../../shared/text.ts'
import { EmptyValue, FieldTextArea, TextLength } from '../../ui/field.tsx'
import type { FieldViews } from '../view-props.ts'
import type { LongTextField } from './field.ts'
import { MarkdownInput } from './markdown-input.tsx'

export const longTextViews: FieldViews<LongTextField> = {
  Input({ field, frame, value, onChange }) {
    if (field.isMarkdown) return <MarkdownInput field={field} frame={frame} value={value} onChange={onChange} />
    const counter = <TextLength length={value.length} max={field.maxLength} cut={field.excerpt} />
    return (
      <FieldTextArea
        frame={{ ...frame, counter }}
        rows={field.rows}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  },
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
