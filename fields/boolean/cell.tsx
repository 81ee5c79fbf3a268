import type { CellProps } from '../view-props.ts'
import { type BooleanField, booleanKind } from './field.ts'

/** Yes or no; no stands out, since it is what still waits for somebody. */
export function BooleanCell({ field, value }: CellProps<BooleanField>) {
  return <span className={value ? 'text-muted' : 'font-semibold'}>{booleanKind.toText(value, field)}</span>
}
