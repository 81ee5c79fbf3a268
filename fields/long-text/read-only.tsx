import { EmptyValue } from '../../ui/empty-value.tsx'
import type { ReadOnlyProps } from '../view-props.ts'
import type { LongTextField } from './field.ts'

/** A long text whole, with its lines as they were written. */
export function LongTextReadOnly({ value }: ReadOnlyProps<LongTextField>) {
  if (value === '') return <EmptyValue />
  return <p className="max-w-prose whitespace-pre-line leading-relaxed wrap-anywhere">{value}</p>
}
