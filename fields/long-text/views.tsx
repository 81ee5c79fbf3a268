import { FieldTextArea, TextLength } from '../../ui/index.ts'
import type { InputProps } from '../view-props.ts'
import type { LongTextField } from './field.ts'
import { MarkdownInput } from './markdown-input.tsx'
import { NamedLinesInput } from './named-lines-input.tsx'

export function LongTextInput(props: InputProps<LongTextField>) {
  const { field, frame, value, onChange } = props
  if (field.hasNamedLines) return <NamedLinesInput {...props} />
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
}
