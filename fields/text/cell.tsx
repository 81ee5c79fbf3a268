import type { Field } from '../index.ts'
import { Nothing } from '../nothing.tsx'
import type { CellProps } from '../view-props.ts'
import { cutText } from './cut.ts'

/** Text, cut where the list says so, else clamped to a few lines. */
export function TextCell({ value, cut }: CellProps<Field>) {
  const text = value === null || value === undefined ? '' : String(value)
  if (text === '') return <Nothing />
  if (cut !== undefined) return cutText(text, cut)
  return <span className="line-clamp-3 max-w-[36rem] wrap-anywhere">{text}</span>
}
