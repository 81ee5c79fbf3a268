import { type Draft, isFileDraft } from '../../../fields/draft.ts'
import type { Field } from '../../../fields/index.ts'
import type { SessionUser } from '../../../server/auth/actor.ts'
import type { Mode } from './calls.ts'

type Fields = Readonly<Record<string, Field>>
type KeptValues = Readonly<Record<string, string | boolean>>

/** What somebody typed and did not save. */
export interface LocalDraft {
  /** ISO 8601, UTC. */
  savedAt: string
  /** Of the record that it was typed over; null where a new one was made. */
  version: number | null
  values: KeptValues
}

/** Where the draft of a record is kept: everybody has drafts of their own. */
export function draftKey(user: SessionUser, definition: string, mode: Mode): string {
  return `${userPrefix(user)}${definition}:${mode.kind === 'edit' ? mode.id : mode.kind}`
}

/** What is to be kept of a draft: what differs, but no files, which do not fit, and no passwords; undefined for nothing. */
export function valuesToKeep(fields: Fields, draft: Draft, before: Draft): KeptValues | undefined {
  const changed = Object.entries(draft).filter(
    ([name, value]) => isKeepable(fields[name]) && !isFileDraft(value) && value !== before[name]
  )
  return changed.length > 0 ? (Object.fromEntries(changed) as KeptValues) : undefined
}

/** Keeps a draft in this browser. Where it has no room for it, or none at all, nothing is kept. */
export function writeLocalDraft(key: string, kept: LocalDraft): void {
  attempt(() => localStorage.setItem(key, JSON.stringify(kept)))
}

/** A draft that was kept, as far as the form has the fields for it. */
export function readLocalDraft(key: string, fields: Fields, present: Draft): LocalDraft | undefined {
  const text = attempt(() => localStorage.getItem(key))
  const kept = text ? attempt(() => JSON.parse(text) as Partial<LocalDraft>) : undefined
  if (typeof kept?.savedAt !== 'string' || typeof kept.values !== 'object' || kept.values === null) return undefined
  const fitting = Object.entries(kept.values).filter(
    ([name, value]) => isKeepable(fields[name]) && typeof value === typeof present[name] && value !== present[name]
  )
  if (fitting.length === 0) return undefined
  return { savedAt: kept.savedAt, version: kept.version ?? null, values: Object.fromEntries(fitting) }
}

/** Forgets a draft. */
export function removeLocalDraft(key: string): void {
  attempt(() => localStorage.removeItem(key))
}

/** Forgets all drafts of a person who leaves this browser, which may be everybody's. */
export function removeLocalDraftsOf(user: SessionUser): void {
  attempt(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(userPrefix(user))) localStorage.removeItem(key)
  })
}

function isKeepable(field: Field | undefined): boolean {
  return field !== undefined && field.kind !== 'password'
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
