import type { Fields } from '../../../collections/define.ts'
import { type Draft, isFileDraft } from '../../../fields/draft.ts'
import { kindOf } from '../../../fields/index.ts'
import type { SessionUser } from '../../../server/auth/access.ts'
import type { Mode } from './address.ts'

type Values = Readonly<Record<string, string | boolean>>

export interface LocalDraft {
  /** ISO 8601, UTC. */
  savedAt: string
  /** The version of the record that was edited; null where a new one was created. */
  version: number | null
  values: Values
}

export function draftKey(user: SessionUser, definition: string, mode: Mode): string {
  return `${userPrefix(user)}${definition}:${mode}`
}

/** The values that differ, without passwords and chosen files, for which the storage has no room. Undefined for none. */
export function typedValues(fields: Fields, draft: Draft, initial: Draft): Values | undefined {
  const changed = Object.entries(draft)
    .map(([name, value]) => [name, isFileDraft(value) ? value.next : value] as const)
    .filter(storable(fields, initial))
  return changed.length > 0 ? (Object.fromEntries(changed) as Values) : undefined
}

export function writeLocalDraft(key: string, draft: LocalDraft): void {
  attempt(() => localStorage.setItem(key, JSON.stringify(draft)))
}

/** Reads a stored draft: the values that fit the fields and differ from the form's initial ones. */
export function readLocalDraft(key: string, fields: Fields, initial: Draft): LocalDraft | undefined {
  const text = attempt(() => localStorage.getItem(key))
  const stored = text ? attempt(() => JSON.parse(text) as Partial<LocalDraft>) : undefined
  if (typeof stored?.savedAt !== 'string' || typeof stored.values !== 'object' || stored.values === null)
    return undefined
  const fitting = Object.entries(stored.values).filter(storable(fields, initial))
  if (fitting.length === 0) return undefined
  return { savedAt: stored.savedAt, version: stored.version ?? null, values: Object.fromEntries(fitting) }
}

function storable(fields: Fields, initial: Draft) {
  return ([name, value]: readonly [name: string, value: unknown]) => {
    const field = fields[name]
    const before = initial[name]
    if (field === undefined || kindOf(field).writeOnly) return false
    return isFileDraft(before) ? typeof value === 'string' : typeof value === typeof before && value !== before
  }
}

export function withTyped(draft: Draft, values: Values = {}): Draft {
  const typed = Object.entries(values).map(([name, value]) => {
    const current = draft[name]
    return [name, isFileDraft(current) ? { ...current, next: String(value) } : value]
  })
  return { ...draft, ...Object.fromEntries(typed) }
}

export function removeLocalDraft(key: string): void {
  attempt(() => localStorage.removeItem(key))
}

/** Removes all drafts of a person who signs out: others may use this browser. */
export function removeLocalDraftsOf(user: SessionUser): void {
  attempt(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(userPrefix(user))) localStorage.removeItem(key)
  })
}

const userPrefix = ({ id }: SessionUser) => `draft:${id}:`

/** A browser may forbid its storage, or have no room left. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
