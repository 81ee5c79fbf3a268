import { EmptyValue } from '../../ui/empty-value.tsx'
import type { ReadOnlyProps } from '../view-props.ts'
import { type TextField, textKind } from './field.ts'

/** Short text that is only read. What names a person's mailbox, phone or page leads there. */
export function TextReadOnly({ field, value, record }: ReadOnlyProps<TextField>) {
  if (value === '') return <EmptyValue />
  const target = textKind.link?.(field, value, record)
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
