import { controlClass, controlProps, FieldShell } from '../../ui/field.tsx'
import { TextLength } from '../../ui/text-length.tsx'
import type { InputProps } from '../view-props.ts'
import type { LongTextField } from './field.ts'

/** Several lines of text. */
export function LongTextInput({ field, frame, value, onChange }: InputProps<LongTextField>) {
  return (
    <FieldShell frame={frame}>
      <textarea
        {...controlProps(frame)}
        rows={field.rows}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`${controlClass} resize-y leading-relaxed`}
      />
      <TextLength length={value.length} max={field.maxLength} />
    </FieldShell>
  )
}
