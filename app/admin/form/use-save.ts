import { useEffect, useRef, useState } from 'react'
import type { Definition } from '../../../collections/define.ts'
import type { Draft } from '../../../fields/draft.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { ApiError } from '../api.ts'
import type { AnyRecord } from '../definitions.ts'
import { bodyOf, hasUpload } from './body.ts'
import { saveCall } from './calls.ts'
import { missingRelation, refusedFiles } from './check.ts'
import { SendCancelled, send } from './send.ts'

interface SaveOptions {
  definition: Definition
  record: AnyRecord | undefined
  draft: Draft
  /** Whether the server has the record in another version by now. */
  isOutdated(): Promise<boolean>
  onSaved(): void | Promise<void>
}

/** How the last saving ended, where it did not end well. */
interface Outcome {
  errors: Readonly<Record<string, string>>
  message?: string
  isOutdated?: boolean
  needsSignIn?: boolean
  /** The id of the element that has to be looked at now. */
  focus?: string
}

interface Upload {
  share: number
  cancel(): void
}

export const submitId = 'submit'
export const fieldId = (name: string) => `field-${name}`

/** Saves a draft, and says what came of it. */
export function useSave({ definition, record, draft, isOutdated, onSaved }: SaveOptions) {
  const toasts = useToasts()
  const [isSaving, setSaving] = useState(false)
  // Known at once, unlike the state: a second press in the same moment must not send again.
  const isRunning = useRef(false)
  const [upload, setUpload] = useState<Upload>()
  const [outcome, setOutcome] = useState<Outcome>({ errors: {} })
  const { messages } = definition.admin

  useEffect(() => {
    const element = outcome.focus ? document.getElementById(outcome.focus) : null
    // In the middle, where no message covers it.
    element?.scrollIntoView({ block: 'center' })
    element?.focus({ preventScroll: true })
  }, [outcome.focus])

  async function save() {
    if (isRunning.current || isRefused()) return
    isRunning.current = true
    setSaving(true)
    setOutcome({ errors: {} })
    try {
      await transmit()
      await onSaved()
    } catch (error) {
      await explain(error)
    } finally {
      isRunning.current = false
      setSaving(false)
      setUpload(undefined)
    }
  }

  /** What needs no server to be refused. */
  function isRefused(): boolean {
    const missing = missingRelation(definition, draft, record !== undefined)
    if (missing) {
      toasts.failure(missing.message)
      setOutcome({ errors: { [missing.name]: missing.message }, focus: fieldId(missing.name) })
      return true
    }
    const refused = refusedFiles(definition, draft)
    const [first] = Object.values(refused)
    if (first === undefined) return false
    fail(first, refused)
    return true
  }

  async function transmit(): Promise<void> {
    const controller = new AbortController()
    const cancel = () => controller.abort()
    if (hasUpload(draft)) setUpload({ share: 0, cancel })
    await send({
      ...saveCall(definition, record),
      body: bodyOf(definition, draft, record),
      signal: controller.signal,
      onProgress: (share) => setUpload((present) => present && { share, cancel })
    })
  }

  async function explain(error: unknown): Promise<void> {
    if (error instanceof SendCancelled) {
      setOutcome({ errors: {}, message: 'The upload was cancelled. Nothing was saved.', focus: submitId })
    } else if (!(error instanceof ApiError)) {
      throw error
    } else if (error.status === 401) {
      setOutcome({ errors: {}, needsSignIn: true })
    } else {
      const couldBeOutdated = error.status === 409 && !error.errors && record !== undefined
      fail(error.message, error.errors ?? {}, couldBeOutdated && (await isOutdated()))
    }
  }

  function fail(reason: string, errors: Outcome['errors'], isOld = false): void {
    toasts.failure(messages.saveFailed, reason)
    const firstBad = Object.keys(definition.fields).find((name) => errors[name])
    setOutcome({
      errors,
      message: firstBad === undefined ? reason : undefined,
      isOutdated: isOld,
      focus: firstBad === undefined ? submitId : fieldId(firstBad)
    })
  }

  return {
    save,
    isSaving,
    upload,
    ...outcome,
    /** A value that changes is no longer the one that was wrong. */
    forget: (name: string) =>
      setOutcome(({ errors: { [name]: _, ...errors }, ...rest }) => ({ ...rest, errors, focus: undefined })),
    forgetAll: () => setOutcome({ errors: {} }),
    signedIn: () => setOutcome({ errors: {}, focus: submitId })
  }
}
