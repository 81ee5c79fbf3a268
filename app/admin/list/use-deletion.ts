import { useState } from 'react'
import type { Collection } from '../../../collections/define.ts'
import { chunks } from '../../../shared/chunks.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { ApiError, post } from '../api.ts'
import { useUndo } from '../history/use-undo.ts'
import type { Selection } from './use-selection.ts'

/** The most ids that one call takes. */
const idsPerCall = 1_000

interface DeletionAnswer {
  message?: string
  deleted: number
  /** What brings them back; missing where nothing can. */
  batch?: string
}

/** Deletes the chosen rows, after asking. */
export function useDeletion(collection: Collection, selection: Selection, reload: () => void) {
  const toasts = useToasts()
  const [phase, setPhase] = useState<'idle' | 'asking' | 'deleting'>('idle')
  const [note, setNote] = useState<string>()
  const [needsSignIn, setNeedsSignIn] = useState(false)
  const undoing = useUndo(collection, reload)
  const { label } = collection
  const { messages } = collection.admin

  async function confirm() {
    setPhase('deleting')
    setNote(undefined)
    const gone: number[] = []
    const batches: string[] = []
    let count = 0
    try {
      let answer: string | undefined
      for (const ids of chunks([...selection.selected], idsPerCall)) {
        const { body } = await post<DeletionAnswer>(collection.api.deleteMultiple, { ids })
        answer = body.message
        count += body.deleted
        if (body.batch) batches.push(body.batch)
        gone.push(...ids)
      }
      selection.clear()
      const said = messages.deleted && (answer ?? messages.deleted)
      if (batches.length > 0) toasts.success(said ?? countText(count, label), undoing.offer(batches))
      else if (said) toasts.success(said)
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
    /** Undoes the last deletion; false where there is none to undo. */
    undo: undoing.undoLast,
    cancel: () => setPhase('idle'),
    signedIn: () => setNeedsSignIn(false)
  }
}

/** '2 news items deleted.' */
function countText(count: number, { singular, plural }: Collection['label']): string {
  return `${indianNumber(count)} ${count === 1 ? singular : plural} deleted.`
}
