import type { ComponentProps } from 'react'

type Control = Pick<
  ComponentProps<'textarea'>,
  'required' | 'maxLength' | 'autoComplete' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck' | 'inputMode'
>

interface EntryProps extends Control {
  id: string
  type?: string
  name: string
  label: string
  value: string | undefined
  error: string | undefined
  hint?: string
  /** Of several lines. */
  isLong?: boolean
  /** Of a file. */
  accept?: string
  className?: string
  inputClass?: string
  onFocus?(): void
}

/** A label, its input and its error. The input is uncontrolled: hydration must not overwrite what was typed before it. */
export function Entry(props: EntryProps) {
  const { id, type = 'text', label, value, error, hint, isLong, accept, className, inputClass = '', ...control } = props
  const shared = {
    ...control,
    id,
    defaultValue: value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
    className: `input mt-1.5 aria-invalid:border-danger ${inputClass}`
  }
  return (
    <div className={className}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {isLong ? <textarea {...shared} rows={7} /> : <input {...shared} type={type} accept={accept} />}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-base text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-base leading-snug font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
