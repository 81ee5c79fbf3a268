import type { Fields } from '../../../collections/define.ts'
import { type Part, partValues } from '../../../collections/part.ts'
import { type Draft, type DraftValue, draftOf, isChanged } from '../../../fields/draft.ts'
import type { AnyRecord } from '../definitions.ts'
import { hasUpload } from './body.ts'
import type { Newer } from './load.ts'
import { type LocalDraft, typedValues, withTyped } from './local-draft.ts'
import { mergedDraft } from './merge.ts'

/** A form from its opening until it is left. */
export interface FormState {
  fields: Fields
  /** As the server has it, as far as this form knows; undefined where a new one is created. */
  record: AnyRecord | undefined
  initial: Draft
  draft: Draft
  /** Unsaved text of an earlier visit, until the person restores or discards it. */
  offer: LocalDraft | undefined
  phase: 'editing' | 'saving' | 'left'
  /** How much of an upload has been sent, from 0 to 1; undefined while there is none. */
  sent: number | undefined
  errors: Readonly<Record<string, string>>
  /** Why the last save failed, where no field is to blame. */
  message: string | undefined
  /** The last save failed because somebody else had saved this. */
  newer: Newer | undefined
  /** What needs the person's attention: a field, or else the submit button. Each failure makes a new object. */
  attention: { field: string | undefined } | undefined
}

export type FormEvent =
  | { type: 'typed'; name: string; value: DraftValue }
  | { type: 'offerRestored' }
  | { type: 'offerDiscarded' }
  | { type: 'saving'; hasUpload: boolean }
  | { type: 'progress'; sent: number }
  | { type: 'failed'; message?: string; errors?: FormState['errors']; newer?: Newer | undefined }
  /** What somebody else saved is put together with what is typed; `taken` names the fields in which theirs is to stand. */
  | { type: 'merged'; taken: ReadonlySet<string> }
  /** A preview shows what the form holds; nothing is saved. */
  | { type: 'previewed' }
  /** The form's own record is saved, that of its part is still to be: what is typed of it stays. */
  | { type: 'ownSaved'; record: AnyRecord; typed: Draft }
  /** The form stays, and shows what the server now has. */
  | { type: 'saved' | 'versionRestored' | 'reloaded'; record: AnyRecord | undefined }
  /** What was typed is saved or given up, and another screen follows. */
  | { type: 'left' }

/** A form as it opens. @param given what a new record begins with */
export function openForm(
  fields: Fields,
  record: AnyRecord | undefined,
  offer?: LocalDraft,
  given?: Readonly<Record<string, unknown>>
): FormState {
  const initial = draftOf(fields, record ?? given)
  return { fields, record, initial, draft: initial, offer, phase: 'editing', ...nothingWrong }
}

const nothingWrong = { sent: undefined, errors: {}, message: undefined, newer: undefined, attention: undefined }

/** What a form is after an event. */
export function formState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'typed':
      return {
        ...state,
        draft: { ...state.draft, [event.name]: event.value },
        errors: without(state.errors, event.name)
      }
    case 'offerRestored':
      return { ...state, draft: withTyped(state.draft, state.offer?.values), offer: undefined }
    case 'offerDiscarded':
      return { ...state, offer: undefined }
    case 'saving':
      return { ...state, ...nothingWrong, phase: 'saving', sent: event.hasUpload ? 0 : undefined }
    case 'progress':
      return state.sent === undefined ? state : { ...state, sent: event.sent }
    case 'failed':
      return failed(state, event)
    case 'previewed':
      return { ...state, ...nothingWrong, phase: 'editing' }
    case 'ownSaved': {
      const opened = openForm(state.fields, event.record)
      const sent = hasUpload(event.typed) ? 0 : undefined
      return { ...opened, draft: { ...opened.draft, ...event.typed }, phase: 'saving', sent }
    }
    case 'merged':
      return merged(state, event.taken)
    case 'saved':
    case 'versionRestored':
      return openForm(state.fields, event.record)
    case 'reloaded':
      return openForm(state.fields, event.record, state.offer)
    case 'left':
      return { ...state, phase: 'left' }
  }
}

/** True while leaving would lose something: the person is asked first. */
export function isUnsaved({ phase, draft, initial }: FormState): boolean {
  return phase !== 'left' && isChanged(draft, initial)
}

/** Whether anything was typed of a form's part. */
export function isPartTyped(part: Part, { draft, initial }: Pick<FormState, 'draft' | 'initial'>): boolean {
  return isChanged(partValues(part, draft), partValues(part, initial))
}

/** What this browser should keep of a form: what is typed, else the offer that still stands, else nothing. */
export function localDraftOf(state: Pick<FormState, 'fields' | 'record' | 'initial' | 'draft' | 'offer' | 'phase'>) {
  if (state.phase === 'left') return undefined
  const values = typedValues(state.fields, state.draft, state.initial)
  return values ? { version: state.record?.version ?? null, values } : state.offer
}

function failed(state: FormState, { message, errors = {}, newer }: Extract<FormEvent, { type: 'failed' }>): FormState {
  const field = Object.keys(state.fields).find((name) => errors[name])
  return {
    ...state,
    ...nothingWrong,
    phase: 'editing',
    errors,
    message: field === undefined ? message : undefined,
    newer,
    attention: { field }
  }
}

function merged(state: FormState, taken: ReadonlySet<string>): FormState {
  if (!state.newer) return state
  const { fields, initial, draft, offer, newer } = state
  const opened = openForm(fields, newer.record, offer)
  return {
    ...opened,
    draft: mergedDraft(fields, initial, draft, opened.initial, taken),
    attention: { field: undefined }
  }
}

function without(errors: FormState['errors'], name: string): FormState['errors'] {
  const { [name]: _, ...others } = errors
  return others
}
