import { useRef, useState } from 'react'
import type { Collection } from '../../../collections/define.ts'
import { chunks } from '../../../shared/chunks.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { type ApiError, call } from '../api.ts'
import { useUndo } from '../history/use-undo.ts'
import { useAction } from '../use-action.ts'
import { amountText, consequenceText, type Dependents, hasDependents, sumOf } from './consequence.ts'
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

  const preview = usePreview(collection, selection)

  function ask() {
    if (selection.selected.size === 0) return
    setAsking(true)
    void preview.count()
  }

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
    ask,
    /** What the deletion takes along, and whether it can be undone. */
    consequence: consequenceText(collection, selection.selected.size, preview.dependents),
    confirm: run,
    cancel: () => setAsking(false),
    /** Undoes the last deletion; false where there is none. */
    undo: undoing.undoLast
  }
}

/** '2 news items deleted.' */
function countText(deletions: readonly DeletionAnswer[], label: Collection['label']): string {
  const count = deletions.reduce((sum, { deleted }) => sum + deleted, 0)
  return `${amountText(count, label)} deleted.`
}

/** Counts what refers to the selected rows, and is deleted with them. */
function usePreview(collection: Collection, { selected }: Selection) {
  const [dependents, setDependents] = useState<readonly Dependents[]>([])
  // Where it cannot be counted the question is asked without it.
  const { run: count } = useAction(async () => {
    setDependents([])
    if (!hasDependents(collection)) return
    const found: Dependents[] = []
    for (const ids of chunks([...selected], idsPerCall)) {
      const options = { body: { ids, dryRun: true }, on401: 'throw' } as const
      const { body } = await call<{ dependents?: Dependents[] }>('POST', collection.api.deleteMultiple, options)
      found.push(...(body.dependents ?? []))
    }
    setDependents(sumOf(found))
  })
  return { count, dependents }
}
