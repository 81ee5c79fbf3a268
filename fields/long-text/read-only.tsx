import { Nothing } from '../../ui/empty-value.tsx'
import type { ReadingProps } from '../view-props.ts'
import type { LongTextField } from './field.ts'

/** A long text whole, with its lines as they were written. */
export function LongTextReading({ value }: ReadingProps<LongTextField>) {
  if (value === '') return <Nothing />
  return <p className="max-w-prose whitespace-pre-line leading-relaxed wrap-anywhere">{value}</p>
}
