import { EmptyValue } from '../../ui/empty-value.tsx'
import type { Field } from '../index.ts'
import type { CellProps } from '../view-props.ts'

/** Short text, whole. */
export function TextCell({ value }: CellProps<Field>) {
  const text = value === null || value === undefined ? '' : String(value)
  return text === '' ? <EmptyValue /> : <span className="block max-w-[36rem] wrap-break-word">{text}</span>
}
