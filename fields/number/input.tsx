import { controlClass, controlProps, FieldShell } from '../../ui/field.tsx'
import type { InputProps } from '../view-props.ts'
import type { NumberField } from './field.ts'

/** A number, with its unit in the label. */
export function NumberInput({ field, frame, value, onChange }: InputProps<NumberField>) {
  const { unit, decimals, min, max } = field
  return (
    <FieldShell frame={unit ? { ...frame, label: `${frame.label} (${unit})` } : frame}>
      <input
        {...controlProps(frame)}
        type="number"
        inputMode="decimal"
        step={10 ** -decimals}
        min={min}
        max={max}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={controlClass}
      />
    </FieldShell>
  )
}
