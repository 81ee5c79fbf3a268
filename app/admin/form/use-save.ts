import { type Dispatch, useEffect, useRef, useState } from 'react'
import { type Collection, type Definition, isCollection } from '../../../collections/define.ts'
import { type Part, partFields, partOf, partRecord, partValues, prefixed, withPart } from '../../../collections/part.ts'
import { type Draft, isChanged } from '../../../fields/draft.ts'
import { toasts } from '../../../ui/index.ts'
import { ApiError, call } from '../api.ts'
import { previewCall, saveCall } from '../calls.ts'
import type { AnyRecord } from '../definitions.ts'
import { SignInCancelled } from '../sign-in/gate.ts'
import type { Mode } from './address.ts'
import * as change from './form-state.ts'
import { bodyOf, faultsOf } from './form-state.ts'
import { readNewer } from './load.ts'

interface SaveOptions {
  definition: Definition
  mode: Mode
  state: change.FormState
  dispatch: Dispatch<change.FormChange>
  /** The form's own record is saved, its part's is not yet. */
  onOwnSaved(saved: AnyRecord): void
  /** @param isTypedSince values typed during the save are unsaved */
  onSaved(saved: AnyRecord, isTypedSince: boolean): void
}

interface Sending {
  kind: 'save' | 'preview'
  signal: AbortSignal
  isSent: boolean
  savedRecord: AnyRecord | undefined
  /** Set while the part's record is being saved. */
  part?: Part
}

const mayBeSaved = 'It may have been saved all the same. Try again to make sure: nothing is saved twice.'

/** Saves a form's values, its own record before its part's, and tells the form and the person the result. */
export function useSave({ definition, mode, state, dispatch, onOwnSaved, onSaved }: SaveOptions) {
  const { record, draft, initial, phase } = state
  const sending = useRef<AbortController>(undefined)
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })
  // One for each record of an opened form: a repetition of the call, by the browser or by a second press, makes no second one.
  const [keys] = useState(() => ({ own: newIdempotencyKey(), part: newIdempotencyKey() }))
  const { messages } = definition.admin
  const part = partOf(definition)

  async function save(): Promise<void> {
    if (phase !== 'editing') return
    // Faults that need no server.
    const typed = part && change.isPartTyped(part, state) ? partValues(part, draft) : undefined
    const errors = {
      ...faultsOf(definition.fields, draft, record !== undefined),
      ...(part && typed && faultsOf(partFields(definition), draft, partRecord(part, record) !== undefined))
    }
    const [fault, ...others] = Object.values(errors)
    if (fault) {
      toasts.failure(fault, others.length > 0 ? `${others.length + 1} fields need a look.` : undefined)
      dispatch(change.failed({ errors }))
      return
    }
    await attempt('save', async (now) => {
      const own = Object.fromEntries(Object.entries(draft).filter(([name]) => name in definition.fields))
      if (!record || !typed || isChanged(own, initial))
        now.savedRecord = { ...record, ...(await saveOne(now, definition, own, record, keys.own)) }
      if (part && typed && now.savedRecord) {
        now.part = part
        dispatch(change.ownSaved(now.savedRecord, prefixed(part, typed)))
        onOwnSaved(now.savedRecord)
        const ofPart = { ...typed, [part.relation]: String(now.savedRecord.id) }
        await saveOne(now, part.collection, ofPart, partRecord(part, now.savedRecord), keys.part)
      }
      toasts.success(record || !isCollection(definition) ? messages.updated : definition.admin.messages.created)
      if (now.savedRecord) onSaved(now.savedRecord, Object.keys(change.typedSince(latest.current)).length > 0)
    })
  }

  async function preview(collection: Collection): Promise<void> {
    if (phase !== 'editing') return
    // In the press itself: a tab that opens later is blocked.
    const tab = open('', '_blank')
    const isShown = await attempt('preview', async (now) => {
      const body = bodyOf(withPart(definition), draft, record)
      const { url } = await send<{ url: string }>(now, 'POST', previewCall(collection, record), body)
      dispatch(change.previewed)
      const { pathname, search } = new URL(url)
      tab?.location.replace(pathname + search)
    })
    if (!isShown) tab?.close()
    else if (!tab)
      toasts.failure('Your browser did not open a new tab.', 'Allow this site to open windows, then try again.')
  }

  /** @returns whether it was done */
  async function attempt(kind: Sending['kind'], work: (now: Sending) => Promise<void>): Promise<boolean> {
    const controller = new AbortController()
    sending.current = controller
    const now: Sending = { kind, signal: controller.signal, isSent: false, savedRecord: record }
    dispatch(change.saving(draft))
    try {
      await work(now)
      return true
    } catch (error) {
      await fail(error, now)
      return false
    }
  }

  async function saveOne(now: Sending, one: Definition, draft: Draft, record: AnyRecord | undefined, key: string) {
    const { method, url } = saveCall(one, record)
    const headers = method === 'POST' ? { 'Idempotency-Key': key } : undefined
    return await send<AnyRecord>(now, method, url, bodyOf(one, draft, record), headers)
  }

  async function send<T>(now: Sending, method: 'POST' | 'PUT', url: string, body: object, headers = {}): Promise<T> {
    now.isSent = false
    const answer = await call<T>(method, url, {
      body,
      headers,
      signal: now.signal,
      onProgress(sent) {
        now.isSent = sent >= 1
        dispatch(change.progressed(sent))
      }
    })
    return answer.body
  }

  async function fail(error: unknown, now: Sending): Promise<void> {
    const { kind, part, savedRecord } = now
    const reason = reasonOf(error, now)
    const { status, errors = {} } = error instanceof ApiError ? error : {}
    const named = part ? prefixed(part, errors) : errors
    const isNamed = Object.keys(named).some((name) => name in state.fields)
    const at = savedRecord && isCollection(definition) ? savedRecord.id : mode
    const newer = status === 409 && !isNamed && savedRecord ? await readNewer(definition, at, savedRecord) : undefined
    const saved = part && `The ${definition.label.singular} is saved, the ${part.heading.toLowerCase()} is not.`
    const title = kind === 'preview' ? 'Could not show a preview.' : (saved ?? messages.saveFailed)
    toasts.failure(title, reason)
    dispatch(change.failed({ message: saved ? `${saved} ${reason}` : reason, errors: named, newer }))
  }

  return { save, preview, cancel: () => sending.current?.abort() }
}

/** The reason of a failure, in words. @throws errors that are no failure of a call */
function reasonOf(error: unknown, { kind, signal, isSent, part }: Sending): string {
  const isWhole = kind === 'save' && !part
  const after = kind === 'save' ? ` ${mayBeSaved}` : ''
  if (error instanceof SignInCancelled)
    return `You have not signed in again${isWhole ? ', so nothing is saved' : ''}. What you typed is still here.`
  if (signal.aborted)
    return isSent
      ? `You did not wait for the answer.${after}`
      : `The upload was cancelled.${isWhole ? ' Nothing was saved.' : ''}`
  if (!(error instanceof ApiError)) throw error
  return error.status === 0 && isSent ? error.message + after : error.message
}

/** A random key, 128 bits in hex. Not `crypto.randomUUID`: browsers have that only on https. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
