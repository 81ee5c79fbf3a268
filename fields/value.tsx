import { readable } from '../shared/excerpt.ts'
import { spacedPhone } from '../shared/phone.ts'
import { capitalized, truncate as truncateText } from '../shared/text.ts'
import { EmptyValue } from '../ui/index.ts'
import { StoredFile } from './file/views.tsx'
import { type Field, kindOf } from './index.ts'
import { shownEntry } from './list/field.ts'

interface FieldValueProps {
  /** Left out for a text without one: a lookup, a derived value. */
  field: Field | undefined
  value: unknown
  title: string
  truncate?: number
  /** Width of a picture, px. */
  width?: number
  /** One line, prose two, cut where their place ends; the whole text is shown under the pointer. */
  isLine?: boolean
  /** The record is known by it. */
  isTitle?: boolean
}

/** A value as people read it: its text, or the picture or video that it names. */
export function FieldValue({ field, value, title, truncate, width, isLine = false, isTitle = false }: FieldValueProps) {
  if (field?.kind === 'video' && !value) return <span className="text-muted">N/A</span>
  if (value === null || value === undefined || value === '') return <EmptyValue />
  if (field?.kind === 'image' || field?.kind === 'video')
    return <StoredFile field={field} name={String(value)} label={`${field.label}: ${title}`} width={width} />
  const text = textOf(field, value)
  const whole = truncate !== undefined ? truncateText(text, truncate) : isLine ? glanceOf(field, value) : text
  const shown = isLine ? whole.replace(/\s*\n\s*/g, ' · ') : whole
  const isLong =
    field?.kind === 'longText' || field?.kind === 'list' || (field?.kind === 'text' && field.maxLength > 200)
  if (!isLine) return <span className="block max-w-[36rem] tabular-nums wrap-anywhere">{shown}</span>
  return (
    <span
      title={text}
      className={`tabular-nums ${isLong ? `${truncate === undefined ? 'line-clamp-2' : 'line-clamp-1'} whitespace-normal leading-snug ${isTitle ? '' : 'text-muted'}` : field?.kind === 'text' && field.maxLength <= 120 ? 'line-clamp-2 whitespace-normal leading-snug' : 'block truncate'}`}
    >
      {shown}
    </span>
  )
}

/** The part of a value for one line: of formatted text the sentences, no headings and tables. */
export function glanceOf(field: Field | undefined, value: unknown): string {
  const text = textOf(field, value)
  return field?.kind === 'longText' && field.isMarkdown ? readable(text) : text
}

/** One entry of a list as people read it by itself. */
export function entryText(field: Field | undefined, entry: string): string {
  return field?.kind === 'list' ? shownEntry(field, entry) : entry
}

/** A value's text as lists and sheets show it. */
export function textOf(field: Field | undefined, value: unknown): string {
  if (!field) return String(value)
  const text = kindOf(field).toText(value, field)
  if (field.kind === 'text' && (field.isPhone || field.format === 'phone')) return spacedPhone(text)
  return field.kind === 'select' ? capitalized(text) : text
}
