import { useRef, useState } from 'react'
import type { Collection } from '../../../collections/define.ts'
import { chunks } from '../../../shared/chunks.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { type ApiError, call } from '../api.ts'
import { useUndo } from '../history/use-undo.ts'
import { useAction } from '../use-action.ts'
import type { Selection } from './use-selection.ts'

/** The most ids that one call takes. */
const idsPerCall = 1_000

interface DeletionAnswer {
  message?: string
  deleted: number
  /** What restores them; missing where nothing can. */
  batch?: string
}

/** Deletes the selected rows, after asking. */
export function useDeletion(collection: Collection, selection: Selection, reload: () => void) {
  const toasts = useToasts()
  const [isAsking, setAsking] = useState(false)
  const [note, setNote] = useState<string>()
  const answers = useRef<DeletionAnswer[]>([])
  const undoing = useUndo(collection, reload)
  const { messages } = collection.admin

  const { run, isBusy } = useAction(async () => {
    setNote(undefined)
    answers.current = []
    for (const ids of chunks([...selection.selected], idsPerCall)) {
      const { body } = await call<DeletionAnswer>('POST', collection.api.deleteMultiple, { body: { ids } })
      answers.current.push(body)
      selection.drop(ids)
    }
    setAsking(false)
    confirm(answers.current)
    reload()
  }, fail)

  function confirm(deletions: readonly DeletionAnswer[]) {
    const said = messages.deleted && (deletions.at(-1)?.message ?? messages.deleted)
    const message = said ?? countText(deletions, collection.label)
    const batches = deletions.flatMap(({ batch }) => batch ?? [])
    if (batches.length > 0) toasts.success(message, undoing.offer(batches))
    else toasts.success(message)
  }

  function fail({ isExplained, message }: ApiError) {
    const reason = isExplained ? message : undefined
    const outcome =
      answers.current.length > 0
        ? 'Some rows could not be deleted.'
        : 'Could not delete the selection. Nothing was changed.'
    setAsking(false)
    if (messages.deleteFailed) toasts.failure(messages.deleteFailed, reason)
    else setNote(reason ? `${outcome} ${reason}` : outcome)
    reload()
  }

  return {
    isAsking,
    isBusy,
    /** How the last deletion failed, where no toast says so. */
    note,
    /** Asks for confirmation; does nothing without a selection. */
    ask: () => setAsking(selection.selected.size > 0),
    confirm: run,
    cancel: () => setAsking(false),
    /** Undoes the last deletion; false where there is none. */
    undo: undoing.undoLast
  }
}

/** '2 news items deleted.' */
function countText(deletions: readonly DeletionAnswer[], { singular, plural }: Collection['label']): string {
  const count = deletions.reduce((sum, { deleted }) => sum + deleted, 0)
  return `${indianNumber(count)} ${count === 1 ? singular : plural} deleted.`
}
