import { FieldInput, FieldTextArea, TextLength } from '../../ui/index.ts'
import type { InputProps } from '../view-props.ts'
import { normalText, type TextField, textKind } from './field.ts'
import { RepeatableInput } from './repeatable-input.tsx'

// Not `url`: the browser would refuse an address without https://, which is added, and pasted code for a frame.
const types = { email: 'email', url: 'text', phone: 'tel', key: 'text' } as const

/** No `maxLength`: it would cut pasted text without a word. The form says when it is too long. */
export function TextInput(props: InputProps<TextField>) {
  const { field, frame, value, onChange } = props
  const normal = normalText(field, value)
  const shown = { ...frame, counter: <TextLength length={value.length} max={field.maxLength} /> }
  if (field.suggestsExisting) return <RepeatableInput {...props} frame={shown} />
  // A line that may be long is shown whole.
  if (textKind.formShape?.(field) !== 'short')
    return (
      <FieldTextArea
        frame={shown}
        value={value}
        autoComplete={field.autocomplete ?? 'off'}
        onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, ' '))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return
          event.preventDefault()
          event.currentTarget.form?.requestSubmit()
        }}
      />
    )
  return (
    <FieldInput
      frame={shown}
      type={field.format ? types[field.format] : 'text'}
      inputMode={field.format === 'url' ? 'url' : undefined}
      autoComplete={field.autocomplete ?? 'off'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => normal !== value && onChange(normal)}
    />
  )
}
