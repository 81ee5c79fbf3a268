import { mapValues } from '../shared/objects.ts'
import { type Field, kindOf } from './index.ts'

export interface FileDraft {
  /** The name of the record's file. */
  stored: string | null
  /** The replacement: a new file, the name of a stored one, or null for none. Undefined: it stays. */
  next?: File | string | null | undefined
}

/** A value while somebody edits it, as its input holds it. */
export type DraftOf<F extends Field> = F['kind'] extends 'image' | 'video'
  ? FileDraft
  : F['kind'] extends 'boolean'
    ? boolean
    : string

export type DraftValue = string | boolean | FileDraft
export type Draft = Readonly<Record<string, DraftValue>>

export function draftOf(fields: Readonly<Record<string, Field>>, record?: Readonly<Record<string, unknown>>): Draft {
  return mapValues(fields, (field, name) => valueIn(field, record?.[name]))
}

function valueIn(field: Field, value: unknown): DraftValue {
  if (kindOf(field).file) return { stored: typeof value === 'string' ? value : null }
  if (field.kind === 'boolean') return value === true
  if (Array.isArray(value)) return value.join('\n')
  return String(value ?? field.initial ?? '')
}

export function isChanged(draft: Draft, before: Draft): boolean {
  return Object.entries(draft).some(([name, value]) => isTouched(value, before[name]))
}

export function isTouched(value: DraftValue, before: DraftValue | undefined): boolean {
  return isFileDraft(value) ? value.next !== undefined : value !== before
}

/** The file that a draft has: the chosen one, or the name of the stored one; null for none. */
export function fileOf({ stored, next = stored }: FileDraft): File | string | null {
  return next
}

export function isFileDraft(value: DraftValue | undefined): value is FileDraft {
  return typeof value === 'object'
}
