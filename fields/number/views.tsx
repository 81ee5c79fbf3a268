import { EmptyValue, FieldInput } from '../../ui/field.tsx'
import type { FieldViews } from '../view-props.ts'
import { type NumberField, numberKind } from './field.ts'

export const numberViews: FieldViews<NumberField> = {
  Input: ({ field: { unit, decimals, min, max }, frame, value, onChange }) => (
    <FieldInput
      frame={unit ? { ...frame, label: `${frame.label} (${unit})` } : frame}
      type="number"
      inputMode="decimal"
      step={10 ** -decimals}
      min={min}
      max={max}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  ),
  Cell({ field, value }) {
    if (typeof value !== 'number') return <EmptyValue />
    return <span className="whitespace-nowrap tabular-nums">{numberKind.toText(value, field)}</span>
  }
}
