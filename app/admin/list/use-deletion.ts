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
    try {
      let answer: string | undefined
      for (const ids of chunks([...selection.selected], idsPerCall)) {
        answer = (await post<{ message?: string }>(collection.api.deleteMultiple, { ids })).body.message
        gone.push(...ids)
      }
      selection.clear()
      if (messages.deleted) toasts.success(answer ?? messages.deleted)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      selection.drop(gone)
      tell(error, gone.length > 0)
    } finally {
      setPhase('idle')
      reload()
    }
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
