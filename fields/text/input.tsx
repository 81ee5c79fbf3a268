import { controlClass, controlProps, FieldShell } from '../../ui/field.tsx'
import { TextLength } from '../../ui/text-length.tsx'
import type { InputProps } from '../view-props.ts'
import type { TextField } from './field.ts'

const types = { email: 'email', url: 'url', phone: 'tel' } as const

/** One line of text. It is never cut while it is pasted: the form says when it is too long. */
export function TextInput({ field, frame, value, onChange }: InputProps<TextField>) {
  return (
    <FieldShell frame={frame}>
      <input
        {...controlProps(frame)}
        type={field.format ? types[field.format] : 'text'}
        autoComplete={field.autocomplete ?? 'off'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={controlClass}
      />
      <TextLength length={value.length} max={field.maxLength} />
    </FieldShell>
  )
}
