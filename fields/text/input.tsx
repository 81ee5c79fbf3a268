import { controlClass, controlProps, FieldShell } from '../../ui/field.tsx'
import { TextLength } from '../../ui/text-length.tsx'
import type { InputProps } from '../view-props.ts'
import { normalText, type TextField } from './field.ts'

// Not `url`: the browser would refuse an address without https://, which is added, and pasted code for a frame.
const types = { email: 'email', url: 'text', phone: 'tel', key: 'text' } as const

/** One line of text. It is never cut while it is pasted: the form says when it is too long. */
export function TextInput({ field, frame, value, onChange, choices }: InputProps<TextField>) {
  const list = field.suggestsExisting && choices.length > 0 ? `${frame.id}-suggestions` : undefined
  const normal = normalText(field, value)
  return (
    <FieldShell frame={frame}>
      <input
        {...controlProps(frame)}
        type={field.format ? types[field.format] : 'text'}
        inputMode={field.format === 'url' ? 'url' : undefined}
        autoComplete={field.autocomplete ?? 'off'}
        list={list}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => normal !== value && onChange(normal)}
        className={controlClass}
      />
      {list && (
        <datalist id={list}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} />
          ))}
        </datalist>
      )}
      <TextLength length={value.length} max={field.maxLength} />
    </FieldShell>
  )
}
