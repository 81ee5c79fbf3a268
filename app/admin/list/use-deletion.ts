import { useState } from 'react'
import type { Collection } from '../../../collections/define.ts'
import { useToasts } from '../../ui/toast.tsx'
import { ApiError, post } from '../api.ts'
import { chunks } from './selection.ts'
import type { Selection } from './use-selection.ts'

/** The most ids that one call takes. */
const idsPerCall = 1_000

/** Deletes the chosen rows, after asking. */
export function useDeletion(collection: Collection, selection: Selection, reload: () => void) {
  const toasts = useToasts()
  const [phase, setPhase] = useState<'idle' | 'asking' | 'deleting'>('idle')
  const [note, setNote] = useState<string>()
  const [needsSignIn, setNeedsSignIn] = useState(false)
  const { messages } = collection.admin

  async function confirm() {
    setPhase('deleting')
    setNote(undefined)
    const gone: number[] = []
    const batches: string[] = []
    try {
      let answer: string | undefined
      for (const ids of chunks([...selection.selected], idsPerCall)) {
        const { body } = await post<{ message: string; batch?: string }>(collection.api.deleteMultiple, { ids })
        answer = body.message
        gone.push(...ids)
        if (body.batch) batches.push(body.batch)
      }
      selection.clear()
      const message = answer ?? messages.deleted
      if (message) toasts.success(message, batches.length > 0 ? { label: 'Undo', run: () => undo(batches) } : undefined)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      selection.drop(gone)
      tell(error, gone.length > 0)
    } finally {
      setPhase('idle')
      reload()
    }
  }

  /** Brings back what was deleted, as far as it was not brought back by somebody else. */
  async function undo(batches: readonly string[]) {
    try {
      for (const batch of batches) await post('/api/history/undo-deletion', { batch })
      toasts.success('Everything is back.')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toasts.failure('Could not bring everything back.', error.message)
    }
    reload()
  }

  function tell(error: ApiError, isPartlyDone: boolean) {
    if (error.status === 401) return setNeedsSignIn(true)
    const reason = error.isExplained ? error.message : undefined
    if (messages.deleteFailed) return toasts.failure(messages.deleteFailed, reason)
    const outcome = isPartlyDone
      ? 'Some rows could not be deleted.'
      : 'Could not delete the selection. Nothing was changed.'
    setNote(reason ? `${outcome} ${reason}` : outcome)
  }

  return {
    phase,
    note,
    needsSignIn,
    /** With nothing chosen, nothing happens. */
    ask: () => {
      if (selection.selected.size > 0) setPhase('asking')
    },
    confirm,
    cancel: () => setPhase('idle'),
    signedIn: () => setNeedsSignIn(false)
  }
}
