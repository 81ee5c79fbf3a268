import { EmptyValue } from '../../ui/empty-value.tsx'
import type { CellProps } from '../view-props.ts'
import { type NumberField, numberKind } from './field.ts'

/** A number as people in India write it, with its unit. */
export function NumberCell({ field, value }: CellProps<NumberField>) {
  if (typeof value !== 'number') return <EmptyValue />
  return <span className="whitespace-nowrap tabular-nums">{numberKind.toText(value, field)}</span>
}
