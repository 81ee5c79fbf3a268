import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface FieldProps extends Omit<ComponentProps<'input'> & ComponentProps<'textarea'>, 'ref' | 'onFocus'> {
  id: string
  name: string
  label: string
  value?: string
  error?: string
  hint?: string
  /** Of several lines. */
  isLong?: boolean
  inputClass?: string
  /** Stands at the left of the input, under the label. */
  beside?: ReactNode
  onFocus?(): void
}

/** A label, its input and its error. The input is uncontrolled: hydration must not overwrite text typed before it. */
export function TextField({ label, value, error, hint, isLong, className, beside, inputClass, ...rest }: FieldProps) {
  const { id } = rest
  const shared = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
    ...rest,
    defaultValue: value,
    className: `input mt-1.5 aria-invalid:border-2 aria-invalid:border-danger ${inputClass ?? ''}`
  }
  const input = isLong ? <textarea {...shared} rows={5} /> : <input type="text" {...shared} />
  return (
    <div className={className}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {!beside && input}
      {beside && (
        <div className="flex flex-wrap gap-3">
          {beside}
          {input}
        </div>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-base text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 flex gap-2 text-base font-medium text-danger">
          <Icon name="cross" />
          {error}
        </p>
      )}
    </div>
  )
}

interface ChoicesProps {
  name: string
  question: string
  choices: readonly (readonly [value: string, text: string])[]
  chosen: string
  /** Each in a box of its own. */
  isBoxed?: boolean
}

export function Choices({ name, question, choices, chosen, isBoxed }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="font-medium">{question}</legend>
      <div
        className={
          isBoxed
            ? 'mt-2 grid grid-cols-[repeat(auto-fill,minmax(max(10rem,40%),1fr))] gap-2 lg:grid-cols-[repeat(4,auto)]'
            : 'mt-1 flex flex-wrap gap-x-6'
        }
      >
        {choices.map(([value, text]) => (
          <label
            key={value}
            className={`flex min-h-11 items-center gap-2 ${isBoxed ? 'cursor-pointer rounded-md border border-field px-3 has-checked:bg-ink has-checked:text-paper' : ''}`}
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              className="size-5 accent-link"
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
