import { EmptyValue, FieldInput, TextLength } from '../../ui/field.tsx'
import type { Field } from '../index.ts'
import type { CellProps, FieldViews, InputProps } from '../view-props.ts'
import { normalText, type TextField } from './field.ts'

// Not `url`: the browser would refuse an address without https://, which is added, and pasted code for a frame.
const types = { email: 'email', url: 'text', phone: 'tel', key: 'text' } as const

/** It is never cut while it is pasted: the form says when it is too long. */
function TextInput({ field, frame, value, onChange, choices }: InputProps<TextField>) {
  const list = field.suggestsExisting && choices.length > 0 ? `${frame.id}-suggestions` : undefined
  const normal = normalText(field, value)
  return (
    <FieldInput
      frame={frame}
      type={field.format ? types[field.format] : 'text'}
      inputMode={field.format === 'url' ? 'url' : undefined}
      autoComplete={field.autocomplete ?? 'off'}
      list={list}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => normal !== value && onChange(normal)}
    >
      {list && (
        <datalist id={list}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} />
          ))}
        </datalist>
      )}
      <TextLength length={value.length} max={field.maxLength} />
    </FieldInput>
  )
}

export function TextCell({ value }: Pick<CellProps<Field>, 'value'>) {
  const text = value === null || value === undefined ? '' : String(value)
  return text === '' ? <EmptyValue /> : <span className="block max-w-[36rem] wrap-break-word">{text}</span>
}

export const textViews: FieldViews<TextField> = { Input: TextInput, Cell: TextCell }
