import type { ComponentProps } from 'react'
import { contactFields, type ContactField as Field } from '../../../collections/contact-rules.ts'

interface ContactFieldProps {
  field: Field
  value: string
  error: string | undefined
  /** Not marked as required: the phone, though sending asks for it. */
  optional?: boolean
  /** Autofill and keyboard hints. */
  control?: Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'maxLength'>
  className?: string
}

/** A label, its input and its error. The input is uncontrolled: hydration must not overwrite what was typed before it. */
export function ContactField({ field, value, error, optional, control, className }: ContactFieldProps) {
  const id = `contact-${field}`
  const { kind, label, maxLength } = contactFields[field]
  const shared = {
    id,
    name: field,
    maxLength,
    defaultValue: value,
    required: !optional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined
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
