import { useRef, useState } from 'react'
import type { Collection } from '../../../collections/define.ts'
import { allCollections, collectionNamed } from '../../../collections/index.ts'
import { relationsOf } from '../../../collections/relations.ts'
import { recoverable } from '../../../collections/schemas.ts'
import { chunks } from '../../../shared/chunks.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { type ApiError, call } from '../api.ts'
import { useAction } from '../use-action.tsx'
import { idsPerCall, type Selection, sendSelected } from './use-selection.ts'
import type { Undo } from './use-undo.ts'

interface DeletionAnswer {
  message?: string
  deleted: number
  batch?: string
}

export function useDeletion(collection: Collection, selection: Selection, undoing: Undo, reload: () => void) {
  const toasts = useToasts()
  const [isAsking, setAsking] = useState(false)
  const [note, setNote] = useState<string>()
  const answers = useRef<DeletionAnswer[]>([])
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
    for await (const answer of sendSelected<DeletionAnswer>(selection, collection.api.deleteMultiple))
      answers.current.push(answer)
    setAsking(false)
    confirm(answers.current)
    reload()
  }, fail)

  function confirm(deletions: readonly DeletionAnswer[]) {
    const said = messages.deleted && (deletions.at(-1)?.message ?? messages.deleted)
    const count = deletions.reduce((sum, { deleted }) => sum + deleted, 0)
    const message = said ?? `${amountText(count, collection.label)} deleted.`
    const batches = deletions.flatMap(({ batch }) => batch ?? [])
    toasts.success(message, undoing.offer('deletion', batches))
  }

  function fail({ reason }: ApiError) {
    const isPart = answers.current.length > 0
    const outcome = isPart ? 'Some rows could not be deleted.' : 'Could not delete the selection. Nothing was changed.'
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
    ask,
    consequence: consequenceText(collection, selection.selected.size, preview.dependents),
    confirm: run,
    cancel: () => setAsking(false)
  }
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

/** How many records of one collection a deletion takes along. */
export interface Dependents {
  collection: string
  count: number
}

/** Whether records of other collections may refer to these. */
export function hasDependents({ name }: Collection): boolean {
  return allCollections.some((other) => relationsOf(other, name).length > 0)
}

/** '2 news items' */
export function amountText(count: number, { singular, plural }: Collection['label']): string {
  return `${indianNumber(count)} ${count === 1 ? singular : plural}`
}

/** What a deletion takes, and whether it can be undone: '2 news items and 1 news detail. You can undo this.' */
export function consequenceText(collection: Collection, count: number, dependents: readonly Dependents[]): string {
  const others = dependents.map((taken) => amountText(taken.count, collectionNamed(taken.collection).label))
  const all = [amountText(count, collection.label), ...others]
  const outcome = recoverable(collection) ? 'You can undo this.' : 'This cannot be undone.'
  return `${new Intl.ListFormat('en-IN').format(all)}. ${outcome}`
}

export function sumOf(counts: readonly Dependents[]): Dependents[] {
  const sums = new Map<string, number>()
  for (const { collection, count } of counts) sums.set(collection, (sums.get(collection) ?? 0) + count)
  return [...sums].map(([collection, count]) => ({ collection, count }))
}
