import type { ComponentProps } from 'react'
import { contactMaxLength, type ContactField as Field } from '../../../collections/contact-rules.ts'

interface ContactFieldProps {
  field: Field
  label: string
  value: string
  fault: string | undefined
  /** More than one line. */
  long?: boolean
  /** The phone's input is not marked as required, though sending asks for it. */
  optional?: boolean
  /** What the browser may fill in, and which keys a phone shows. */
  control?: Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'maxLength'>
  className?: string
}

/** A label, the input below it, and what is wrong. What is typed lives in the page, so that nothing can overwrite it. */
export function ContactField({ field, label, value, fault, long, optional, control, className }: ContactFieldProps) {
  const id = `contact-${field}`
  const shared = {
    id,
    name: field,
    defaultValue: value,
    required: !optional,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault ? `${id}-fault` : undefined
  }
  return (
    <div className={className}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {long ? (
        <textarea {...shared} rows={7} maxLength={contactMaxLength[field]} className={`block ${inputClass}`} />
      ) : (
        <input type="text" {...shared} maxLength={contactMaxLength[field]} {...control} className={inputClass} />
      )}
      <Fault id={`${id}-fault`} text={fault} />
    </div>
  )
}

/** The look of an input, with and without a fault. */
export const inputClass = 'input mt-1.5 aria-invalid:border-danger'

/** What is wrong with a field, said aloud when it appears. */
export function Fault({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null
  return (
    <p id={id} role="alert" className="mt-1.5 text-base leading-snug font-medium text-danger">
      {text}
    </p>
  )
}
