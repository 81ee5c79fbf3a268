import { controlClass, controlProps, FieldShell } from '../../ui/field.tsx'
import type { InputProps } from '../view-props.ts'
import type { RelationField } from './field.ts'

/**
 * A drop-down of the records to choose from. The browser does not ask for a choice by itself: the form does, in the
 * definition's own words.
 */
export function RelationInput({ field, frame, value, onChange, choices }: InputProps<RelationField>) {
  const { required, ...control } = controlProps(frame)
  return (
    <FieldShell frame={frame}>
      <select
        {...control}
        aria-required={required}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={controlClass}
      >
        <option value="">{field.placeholder}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
    </FieldShell>
  )
}
