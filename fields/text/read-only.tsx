import { Nothing } from '../../ui/empty-value.tsx'
import type { ReadingProps } from '../view-props.ts'
import type { TextField } from './field.ts'
import { linkOf } from './link.ts'

/** Short text that is only read. What names a person's mailbox, phone or page leads there. */
export function TextReading({ field, value, record }: ReadingProps<TextField>) {
  if (value === '') return <Nothing />
  const target = linkOf(field, value, record)
  if (!target) return <p className="wrap-anywhere">{value}</p>
  return (
    <p>
      <a
        href={target}
        className="inline-block py-1 text-link pointer-coarse:py-2.5 underline underline-offset-4 wrap-anywhere"
      >
        {value}
      </a>
    </p>
  )
}
