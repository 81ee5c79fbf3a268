import type { Definition, Fields } from '../../../collections/define.ts'
import { type Part, partValues } from '../../../collections/part.ts'
import {
  type Draft,
  type DraftValue,
  draftOf,
  fileOf,
  isChanged,
  isFileDraft,
  isTouched
} from '../../../fields/draft.ts'
import { type Field, kindOf } from '../../../fields/index.ts'
import { existingName, isRequired, requiredMessage } from '../../../fields/types.ts'
import { fileFault } from '../../../fields/upload-rules.ts'
import type { AnyRecord } from '../definitions.ts'
import type { Newer } from './load.ts'
import { type LocalDraft, typedValues, withTyped } from './local-draft.ts'

export interface FormState {
  fields: Fields
  /** As the server has it, as far as this form knows; undefined where a new one is created. */
  record: AnyRecord | undefined
  initial: Draft
  draft: Draft
  /** Unsaved text of an earlier visit, until the person restores or discards it. */
  offer: LocalDraft | undefined
  phase: 'editing' | 'saving' | 'left'
  sending: Draft | undefined
  /** The sent share of an upload, from 0 to 1; undefined while there is none. */
  sent: number | undefined
  errors: Readonly<Record<string, string>>
  /** The message of the last save's failure, where no field is to blame. */
  message: string | undefined
  /** The last save failed because somebody else had saved this. */
  newer: Newer | undefined
  /** The place that needs the person's attention: a field, or else the submit button. Each failure makes a new object. */
  attention: { field: string | undefined } | undefined
}

type Change = Partial<FormState>
export type FormChange = Change | ((state: FormState) => Change)

export function formState(state: FormState, change: FormChange): FormState {
  return { ...state, ...(typeof change === 'function' ? change(state) : change) }
}

/** A form as it opens. @param given the values of a new record */
export function openForm(
  fields: Fields,
  record: AnyRecord | undefined,
  offer?: LocalDraft,
  given?: Readonly<Record<string, unknown>>
): FormState {
  const initial = draftOf(fields, record ?? given)
  return { fields, record, initial, draft: initial, offer, phase: 'editing', ...nothingWrong }
}

const nothingWrong = {
  sending: undefined,
  sent: undefined,
  errors: {},
  message: undefined,
  newer: undefined,
  attention: undefined
}

export function typed(name: string, value: DraftValue): FormChange {
  return ({ draft, errors: { [name]: _, ...errors } }) => ({ draft: { ...draft, [name]: value }, errors })
}

export const offerRestored = ({ draft, offer }: FormState): Change => ({
  draft: withTyped(draft, offer?.values),
  offer: undefined
})

/** The draft is saved or given up, and another screen follows. */
export const left: Change = { phase: 'left' }

/** @param sending the values of the draft that are being saved */
export function saving(sending: Draft): Change {
  return { ...nothingWrong, phase: 'saving', sending, sent: hasUpload(sending) ? 0 : undefined }
}

/** @param sent the share, from 0 to 1 */
export function progressed(sent: number): FormChange {
  return (state) => (state.sent === undefined ? {} : { sent })
}

/** A preview shows the form's values; nothing is saved. */
export const previewed: Change = { ...nothingWrong, phase: 'editing' }

export function failed({ message, errors = {}, newer }: Pick<Change, 'message' | 'errors' | 'newer'>): FormChange {
  return ({ fields }) => {
    const field = Object.keys(fields).find((name) => errors[name])
    return { ...previewed, errors, message: field === undefined ? message : undefined, newer, attention: { field } }
  }
}

/** The form's own record is saved, its part's is not yet: the typed values of the part stay. */
export function ownSaved(record: AnyRecord, ofPart: Draft): FormChange {
  return (state) => {
    const opened = openForm(state.fields, record)
    return { ...opened, ...saving(ofPart), draft: { ...opened.draft, ...ofPart, ...typedSince(state) } }
  }
}

/** The form stays, and shows the saved record with the values typed since. */
export function saved(record: AnyRecord | undefined): FormChange {
  return (state) => {
    const opened = openForm(state.fields, record)
    return { ...opened, draft: { ...opened.draft, ...typedSince(state) } }
  }
}

/** The values typed since the last save began. */
export function typedSince({ draft, sending }: Pick<FormState, 'draft' | 'sending'>): Draft {
  const isSince = ([name, value]: [string, DraftValue]) => {
    const before = sending?.[name]
    if (before === undefined) return false
    return isFileDraft(value) && isFileDraft(before) ? value.next !== before.next : value !== before
  }
  return Object.fromEntries(Object.entries(draft).filter(isSince))
}

export function reloaded(record: AnyRecord | undefined): FormChange {
  return ({ fields, offer }) => openForm(fields, record, offer)
}

/** Merges the newer record with the typed values. @param taken the fields that keep the newer record's value */
export function merged(taken: ReadonlySet<string>): FormChange {
  return ({ fields, initial, draft, offer, newer }) => {
    if (!newer) return {}
    const opened = openForm(fields, newer.record, offer)
    const both = mergedDraft(fields, initial, draft, opened.initial, taken)
    return { ...opened, draft: both, attention: { field: undefined } }
  }
}

/** True while leaving would lose something: the person is asked first. */
export function isUnsaved({ phase, draft, initial }: FormState): boolean {
  return phase !== 'left' && isChanged(draft, initial)
}

/** True where a value of the form's part was changed. */
export function isPartTyped(part: Part, { draft, initial }: Pick<FormState, 'draft' | 'initial'>): boolean {
  return isChanged(partValues(part, draft), partValues(part, initial))
}

/** The local draft to keep of a form: the typed values, else the offer that still stands, else undefined. */
export function localDraftOf(state: Pick<FormState, 'fields' | 'record' | 'initial' | 'draft' | 'offer' | 'phase'>) {
  if (state.phase === 'left') return undefined
  const values = typedValues(state.fields, state.draft, state.initial)
  return values ? { version: state.record?.version ?? null, values } : state.offer
}

/** The sides that changed a field, of two that began with the same record. */
export type Side = 'mine' | 'theirs' | 'both'

/** Returns the sides that changed each field since `initial`, in the definition's order; without equal changes and immutable fields. */
export function changedSides(fields: Fields, initial: Draft, mine: Draft, theirs: Draft): Map<string, Side> {
  const sides = new Map<string, Side>()
  for (const [name, field] of Object.entries(fields)) {
    const [before, own, other] = [initial[name], mine[name], theirs[name]]
    if (before === undefined || own === undefined || other === undefined || field.immutable) continue
    const isMine = isTouched(own, before)
    const isTheirs = !kindOf(field).writeOnly && stored(other) !== stored(before)
    if (isMine && isTheirs && (isFileDraft(own) || own !== other)) sides.set(name, 'both')
    else if (isMine && !isTheirs) sides.set(name, 'mine')
    else if (isTheirs && !isMine) sides.set(name, 'theirs')
  }
  return sides
}

/** Both sides' changes in one draft. @param taken the fields changed by both that take the other side's value */
export function mergedDraft(fields: Fields, initial: Draft, mine: Draft, theirs: Draft, taken: ReadonlySet<string>) {
  const merged: Record<string, DraftValue> = { ...theirs }
  for (const [name, side] of changedSides(fields, initial, mine, theirs)) {
    const [own, other] = [mine[name], theirs[name]]
    if (own === undefined || side === 'theirs' || (side === 'both' && taken.has(name))) continue
    // A chosen or removed file replaces the file that is stored now.
    merged[name] = isFileDraft(own) && isFileDraft(other) ? { ...own, stored: other.stored } : own
  }
  return merged
}

function stored(value: DraftValue): string | boolean | null {
  return isFileDraft(value) ? value.stored : value
}

/** The request body that saves a draft. @param record as it was loaded; undefined for a new one */
export function bodyOf(definition: Definition, draft: Draft, record: AnyRecord | undefined): FormData | object {
  const values = sentValues(definition, draft, record)
  const version = record ? { version: record.version } : {}
  if (definition.api.body === 'json') return { ...Object.fromEntries(values), ...version }

  const body = new FormData()
  for (const [name, value] of values) {
    if (!isFileDraft(value)) body.append(name, String(value))
    else if (value.next instanceof File) body.append(name, value.next)
    else if (record || value.next) body.append(existingName(name), fileOf(value) ?? '')
  }
  if (record) body.append('version', String(record.version))
  return body
}

export function hasUpload(draft: Draft): boolean {
  return Object.values(draft).some((value) => isFileDraft(value) && value.next instanceof File)
}

/** An immutable value is sent once, and a blank password never: it keeps the stored one. */
function sentValues({ fields }: Definition, draft: Draft, record: AnyRecord | undefined): [string, DraftValue][] {
  return Object.entries(draft).filter(([name, value]) => {
    const field = fields[name]
    return field && !(record && (field.immutable || (kindOf(field).writeOnly && value === '')))
  })
}

/** The faults of a draft by field, as the server would word them, by the rules of its fields only. */
export function faultsOf(fields: Fields, draft: Draft, isEdit: boolean): Record<string, string> {
  const faults = Object.entries(fields).map(([name, field]) => [name, faultOf(field, draft, draft[name], isEdit)])
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined))
}

function faultOf(field: Field, draft: Draft, value: DraftValue | undefined, isEdit: boolean): string | undefined {
  const { requiredWith, immutable } = field
  const isWanted = requiredWith && draft[requiredWith.field] === requiredWith.value
  if (value === undefined || (isEdit && immutable) || (requiredWith && !isWanted)) return undefined
  const { file = 'image', input } = kindOf(field)
  const isEmpty = isFileDraft(value) ? !fileOf(value) : value === ''
  if (isEmpty) return isWanted || isRequired(field, isEdit) ? requiredMessage(field) : undefined
  if (isFileDraft(value)) return value.next instanceof File ? fileFault(file, value.next) : undefined
  return input(field).safeParse(value).error?.issues[0]?.message
}
