import { type Dispatch, useRef, useState } from 'react'
import { type Definition, isCollection } from '../../../collections/define.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { ApiError, call } from '../api.ts'
import { saveCall } from '../calls.ts'
import type { AnyRecord } from '../definitions.ts'
import { SignInCancelled } from '../sign-in/gate.ts'
import type { Mode } from './address.ts'
import { bodyOf, hasUpload, missingRelation } from './body.ts'
import type { FormEvent, FormState } from './form-state.ts'
import { readNewer } from './load.ts'

interface SaveOptions {
  definition: Definition
  mode: Mode
  state: FormState
  dispatch: Dispatch<FormEvent>
  onSaved(saved: AnyRecord): void
}

/** Once all is sent, the server has this long to answer, ms: pictures wait for one another, and a large one takes a minute. */
const answerTimeout = 5 * 60_000

const mayBeSaved = 'It may have been saved all the same. Try again to make sure: nothing is saved twice.'

/** Saves what a form holds, and tells the form and the person what came of it. */
export function useSave({ definition, mode, state: { record, draft, phase }, dispatch, onSaved }: SaveOptions) {
  const toasts = useToasts()
  const sending = useRef<AbortController>(undefined)
  // One for each opened form: a repetition of the call, by the browser or by a second press, makes no second record.
  const [key] = useState(newIdempotencyKey)
  const { messages } = definition.admin

  async function save(): Promise<void> {
    if (phase !== 'editing' || isRefused()) return
    const controller = new AbortController()
    let isSent = false
    sending.current = controller
    dispatch({ type: 'saving', hasUpload: hasUpload(draft) })
    try {
      const { method, url } = saveCall(definition, record)
      const { body: saved } = await call<AnyRecord>(method, url, {
        body: bodyOf(definition, draft, record),
        headers: method === 'POST' ? { 'Idempotency-Key': key } : {},
        signal: controller.signal,
        answerTimeout,
        onProgress(sent) {
          isSent = sent >= 1
          dispatch({ type: 'progress', sent })
        }
      })
      toasts.success(
        record || !isCollection(definition) ? definition.admin.messages.updated : definition.admin.messages.created
      )
      onSaved(saved)
    } catch (error) {
      if (error instanceof SignInCancelled)
        tellFailure('You have not signed in again, so nothing is saved. What you typed is still here.')
      else if (controller.signal.aborted)
        tellFailure(
          isSent ? `You did not wait for the answer. ${mayBeSaved}` : 'The upload was cancelled. Nothing was saved.'
        )
      else if (error instanceof ApiError && error.status === 0 && isSent) tellFailure(`${error.message} ${mayBeSaved}`)
      else if (error instanceof ApiError) await fail(error)
      else throw error
    }
  }

  /** What needs no server to be refused. */
  function isRefused(): boolean {
    const missing = missingRelation(definition, draft, record !== undefined)
    if (!missing) return false
    toasts.failure(missing.message)
    dispatch({ type: 'failed', errors: { [missing.name]: missing.message } })
    return true
  }

  async function fail({ status, message, errors }: ApiError): Promise<void> {
    const newer = status === 409 && !errors && record ? await readNewer(definition, mode, record) : undefined
    toasts.failure(messages.saveFailed, message)
    dispatch({ type: 'failed', message, errors, newer })
  }

  function tellFailure(message: string): void {
    toasts.failure(messages.saveFailed, message)
    dispatch({ type: 'failed', message })
  }

  return { save, cancel: () => sending.current?.abort() }
}

/** A random key, 128 bits in hex. Not `crypto.randomUUID`: browsers have that on https alone. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
