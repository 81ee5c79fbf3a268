import { type Field, kindOf } from './index.ts'

/** A file field while somebody edits it. */
export interface FileDraft {
  /** The name of the file that the record has. */
  present: string | null
  chosen: File | null
  isRemoved: boolean
  /** The name of a stored file that is to take its place. */
  picked?: string | undefined
}

/** A value while somebody edits it, as its input holds it. */
export type DraftOf<F extends Field> = F['kind'] extends 'image' | 'video'
  ? FileDraft
  : F['kind'] extends 'boolean'
    ? boolean
    : string

export type DraftValue = string | boolean | FileDraft
export type Draft = Readonly<Record<string, DraftValue>>

/** The initial values of a form: the record's, or empty ones. */
export function draftOf(fields: Readonly<Record<string, Field>>, record?: Readonly<Record<string, unknown>>): Draft {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueIn(field, record?.[name])]))
}

function valueIn(field: Field, value: unknown): DraftValue {
  if (kindOf(field).file) return { present: typeof value === 'string' ? value : null, chosen: null, isRemoved: false }
  if (field.kind === 'boolean') return value === true
  if (Array.isArray(value)) return value.join('\n')
  return String(value ?? field.initial ?? '')
}

/** Whether anything has been changed since. */
export function isChanged(draft: Draft, before: Draft): boolean {
  return Object.entries(draft).some(([name, value]) =>
    isFileDraft(value) ? isFileChanged(value) : value !== before[name]
  )
}

export function isFileChanged({ chosen, isRemoved, picked }: FileDraft): boolean {
  return chosen !== null || isRemoved || picked !== undefined
}

export function isFileDraft(value: DraftValue | undefined): value is FileDraft {
  return typeof value === 'object'
}
