import type { ComponentType } from 'react'
import { indianOffset } from '../shared/indian-format.ts'
import { capitalized } from '../shared/text.ts'
import { Checkbox, controlProps, FieldInput, FieldNotes, FieldSelect, PasswordInput } from '../ui/index.ts'
import { DayEntry } from './day-entry.tsx'
import type { DraftValue } from './draft.ts'
import { ImageInput, VideoInput } from './file/views.tsx'
import type { Field } from './index.ts'
import { ListInput } from './list/input.tsx'
import { LongTextInput } from './long-text/views.tsx'
import { randomPassword } from './password/random-password.ts'
import { TextInput } from './text/views.tsx'
import type { InputProps } from './view-props.ts'

type KindProps<K extends Field['kind']> = InputProps<Extract<Field, { kind: K }>>

function BooleanInput({ frame, value, onChange }: KindProps<'boolean'>) {
  return (
    <div className="grid gap-1.5">
      <Checkbox
        {...controlProps(frame)}
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
        className="justify-self-start font-semibold text-sm"
      >
        {frame.label}
      </Checkbox>
      <div className="pl-7 empty:hidden">
        <FieldNotes frame={frame} />
      </div>
    </div>
  )
}

function DateInput({ frame, value, onChange }: KindProps<'date'>) {
  return <DayEntry frame={frame} value={value} onChange={onChange} />
}

function DateTimeInput({ frame, value, onChange }: KindProps<'dateTime'>) {
  return (
    <DayEntry
      frame={frame}
      hasTime
      value={value.endsWith('Z') ? shifted(value, indianOffset).slice(0, 16) : value}
      onChange={(text) => onChange(/T\d\d:\d\d$/.test(text) ? shifted(`${text}Z`, -indianOffset) : text)}
    />
  )
}

/** @param at ISO 8601 @param by ms */
function shifted(at: string, by: number): string {
  return new Date(Date.parse(at) + by).toISOString()
}

/** Not of type `number`: a browser reports text that is no number in its own words, and reads it as nothing. */
function NumberInput({ field: { unit, decimals }, frame, value, onChange }: KindProps<'number'>) {
  return (
    <FieldInput
      frame={unit ? { ...frame, label: `${frame.label} (${unit})` } : frame}
      className="sm:max-w-60"
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** The field's hint tells how to keep the current password, and so stands only where there is one. */
function NewPasswordInput({ frame, value, onChange, isEdit }: KindProps<'password'>) {
  return (
    <PasswordInput
      frame={isEdit ? frame : { ...frame, hint: 'At least 8 characters, and not a common password' }}
      autoComplete="new-password"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onSuggest={value === '' ? () => onChange(randomPassword()) : undefined}
    />
  )
}

function RelationInput({ field, frame, value, onChange, choices }: KindProps<'relation'>) {
  return (
    <FieldSelect
      frame={frame}
      placeholder={field.placeholder}
      choices={choices}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function SelectInput({ field, frame, value, onChange }: KindProps<'select'>) {
  return (
    <FieldSelect
      frame={frame}
      placeholder={field.initial ? undefined : field.placeholder}
      choices={field.options.map((value) => ({ value, text: capitalized(value) }))}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

const inputs: { [F in Field as F['kind']]: ComponentType<InputProps<F>> } = {
  text: TextInput,
  longText: LongTextInput,
  list: ListInput,
  number: NumberInput,
  date: DateInput,
  dateTime: DateTimeInput,
  select: SelectInput,
  image: ImageInput,
  video: VideoInput,
  boolean: BooleanInput,
  relation: RelationInput,
  password: NewPasswordInput
}

/** Takes any value that a form may hold; which of them, the field's kind decides. */
type AnyInput = ComponentType<
  Omit<InputProps<Field>, 'value' | 'onChange'> & { value: DraftValue | undefined; onChange(value: DraftValue): void }
>

export function inputComponentOf({ kind }: Field): AnyInput {
  return inputs[kind] as AnyInput
}
