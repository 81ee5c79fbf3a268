import { FieldInput } from '../../ui/index.ts'
import type { InputProps } from '../view-props.ts'
import type { NumberField } from './field.ts'

/** Not of type `number`: a browser reports text that is no number in its own words, and reads it as nothing. */
export function NumberInput({ field: { unit, decimals }, frame, value, onChange }: InputProps<NumberField>) {
  return (
    <FieldInput
      frame={unit ? { ...frame, label: `${frame.label} (${unit})` } : frame}
      className="max-w-60"
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
