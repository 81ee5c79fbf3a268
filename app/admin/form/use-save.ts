import { type Dispatch, useRef } from 'react'
import { type Definition, isCollection } from '../../../collections/define.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { ApiError, call } from '../api.ts'
import { saveCall } from '../calls.ts'
import type { AnyRecord } from '../definitions.ts'
import { SignInCancelled } from '../sign-in/gate.ts'
import { bodyOf, hasUpload } from './body.ts'
import { missingRelation, refusedFiles } from './check.ts'
import type { FormEvent, FormState } from './form-state.ts'
import { readRecord } from './load.ts'
import type { Mode } from './mode.ts'

interface SaveOptions {
  definition: Definition
  mode: Mode
  state: FormState
  dispatch: Dispatch<FormEvent>
  /** @param saved the record as the server has it now */
  onSaved(saved: AnyRecord): void
}

/** Saves what a form holds, and tells the form and the person what came of it. */
export function useSave({ definition, mode, state: { record, draft, phase }, dispatch, onSaved }: SaveOptions) {
  const toasts = useToasts()
  const sending = useRef<AbortController>(undefined)
  const { messages } = definition.admin

  async function save(): Promise<void> {
    if (phase !== 'editing' || isRefused()) return
    const controller = new AbortController()
    sending.current = controller
    dispatch({ type: 'saving', hasUpload: hasUpload(draft) })
    try {
      const { method, url } = saveCall(definition, record)
      const { body: saved } = await call<AnyRecord>(method, url, {
        body: bodyOf(definition, draft, record),
        signal: controller.signal,
        onProgress: (sent) => dispatch({ type: 'progress', sent })
      })
      toasts.success(
        record || !isCollection(definition) ? definition.admin.messages.updated : definition.admin.messages.created
      )
      onSaved(saved)
    } catch (error) {
      if (error instanceof SignInCancelled) dispatch({ type: 'failed' })
      else if (controller.signal.aborted)
        dispatch({ type: 'failed', message: 'The upload was cancelled. Nothing was saved.' })
      else if (error instanceof ApiError) await fail(error)
      else throw error
    }
  }

  /** What needs no server to be refused. */
  function isRefused(): boolean {
    const missing = missingRelation(definition, draft, record !== undefined)
    if (missing) {
      toasts.failure(missing.message)
      dispatch({ type: 'failed', errors: { [missing.name]: missing.message } })
      return true
    }
    const errors = refusedFiles(definition, draft)
    const [first] = Object.values(errors)
    if (first === undefined) return false
    toasts.failure(messages.saveFailed, first)
    dispatch({ type: 'failed', errors })
    return true
  }

  async function fail({ status, message, errors }: ApiError): Promise<void> {
    const isOutdated = status === 409 && !errors && (await hasNewerVersion())
    toasts.failure(messages.saveFailed, message)
    dispatch({ type: 'failed', message, errors, isOutdated })
  }

  /** False also where reading fails: that the save failed is then all there is to say. */
  async function hasNewerVersion(): Promise<boolean> {
    if (!record) return false
    const present = await readRecord(definition, mode).catch(() => undefined)
    return present !== undefined && present.version !== record.version
  }

  return { save, cancel: () => sending.current?.abort() }
}
