import type { ComponentProps } from 'react'
import { contactFields, type ContactField as Field } from '../../../collections/contact-rules.ts'

interface ContactFieldProps {
  field: Field
  value: string
  error: string | undefined
  /** Not marked as required: the phone, though sending asks for it. */
  optional?: boolean
  /** Shown under the input. */
  hint?: string
  /** Autofill and keyboard hints. */
  control?: Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'maxLength'>
  className?: string
}

/** A label, its input and its error. The input is uncontrolled: hydration must not overwrite what was typed before it. */
export function ContactField({ field, value, error, optional, hint, control, className }: ContactFieldProps) {
  const id = `contact-${field}`
  const { kind, label, maxLength } = contactFields[field]
  const shared = {
    id,
    name: field,
    maxLength,
    defaultValue: value,
    required: !optional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined
  }
  return (
    <div className={className}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {kind === 'longText' ? (
        <textarea {...shared} rows={7} className={`block ${inputClass}`} />
      ) : (
        <input type="text" {...shared} {...control} className={inputClass} />
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-base text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}

export const inputClass = 'input mt-1.5 aria-invalid:border-danger'

export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null
  return (
    <p id={id} role="alert" className="mt-1.5 text-base leading-snug font-medium text-danger">
      {text}
    </p>
  )
}
