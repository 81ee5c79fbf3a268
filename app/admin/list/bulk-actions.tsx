import { useRef, useState } from 'react'
import { type Collection, relationsOf, siblingCall } from '../../../collections/define.ts'
import type { BulkChange } from '../../../collections/exports.ts'
import { allCollections, collectionNamed } from '../../../collections/index.ts'
import { recoverable } from '../../../collections/schemas.ts'
import type { DraftValue } from '../../../fields/draft.ts'
import { kindOf } from '../../../fields/index.ts'
import { isRequired } from '../../../fields/types.ts'
import { inputComponentOf } from '../../../fields/views.tsx'
import type { Dependents } from '../../../server/content/versioned-writes.ts'
import { chunks } from '../../../shared/chunks.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { truncate } from '../../../shared/text.ts'
import { Dialog, toasts } from '../../../ui/index.ts'
import { call } from '../api.ts'
import { ownersCall, valuesCall } from '../calls.ts'
import { amountText } from '../definitions.ts'
import { useRead } from '../loaded.tsx'
import { ActionForm, useAction, useConfirmedAction } from '../use-action.tsx'
import type { List } from './use-list.ts'

const idsPerCall = 1_000

interface Answer {
  message?: string
  deleted?: number
  updated?: number
  batch?: string
}

/** Actions on all selected rows: deleting them, or giving a field the same value in all of them. */
export function useBulkActions({ collection, selection, undoing, reload, setNote }: List) {
  const [dependents, setDependents] = useState<readonly Dependents[]>([])
  const [asked, setAsked] = useState<BulkChange>()
  const answers = useRef<Answer[]>([])
  const { label, admin, api } = collection
  const { messages } = admin
  const pieces = chunks([...selection.selected], idsPerCall)

  /** Sends the selection piece by piece, takes finished rows from it and reports them, also where a later call fails. @throws ApiError */
  async function send(what: 'deletion' | 'change', path: string, more = {}) {
    setNote('')
    answers.current = []
    try {
      for (const ids of pieces) {
        const { body } = await call<Answer>('POST', path, { body: { ids, ...more } })
        answers.current.push(body)
        selection.drop(ids)
      }
    } finally {
      const last = answers.current.at(-1)
      const count = answers.current.reduce((sum, { deleted, updated }) => sum + (deleted ?? updated ?? 0), 0)
      const message = what === 'deletion' && messages.deleted && (last?.message ?? messages.deleted)
      const done = `${amountText(count, label)} ${what === 'deletion' ? 'deleted' : 'changed'}.`
      if (last) toasts.success(message || done, undoing.offer(what, answers.current))
      reload()
    }
  }

  // Where the dependents cannot be counted, the question is asked without them.
  const counting = useAction(async () => {
    setDependents([])
    if (!hasDependents(collection)) return
    const found: Dependents[] = []
    for (const ids of pieces) {
      const options = { body: { ids, dryRun: true }, on401: 'throw' } as const
      const { body } = await call<{ dependents?: Dependents[] }>('POST', api.deleteMultiple, options)
      found.push(...(body.dependents ?? []))
    }
    setDependents(sumDependents(found))
  })

  const details = consequenceText(collection, selection.selected.size, dependents, selection.selectedTitles())
  const deletion = useConfirmedAction(
    { question: messages.confirmDelete, details, confirm: 'Delete' },
    () => send('deletion', api.deleteMultiple),
    ({ reason }) => {
      const isPart = answers.current.length > 0
      const note = isPart ? 'Some rows could not be deleted.' : 'Could not delete the selection. Nothing was changed.'
      if (messages.deleteFailed) toasts.failure(messages.deleteFailed, reason)
      else setNote(reason ? `${note} ${reason}` : note)
    }
  )

  const change = (field: string, value: unknown) =>
    send('change', siblingCall(collection, 'update-multiple'), { values: { [field]: value } })
  const { run } = useAction(change, ({ reason = '' }) => setNote(`Could not change all selected rows. ${reason}`))
  const close = () => setAsked(undefined)

  return {
    askToDelete() {
      if (pieces.length === 0) return
      deletion.ask()
      void counting.run()
    },
    change: (wanted: BulkChange) => (wanted.value === undefined ? setAsked(wanted) : run(wanted.field, wanted.value)),
    dialog: asked ? (
      <BulkDialog {...asked} collection={collection} onClose={close} send={(value) => change(asked.field, value)} />
    ) : (
      deletion.dialog
    )
  }
}

export function hasDependents({ name }: Collection): boolean {
  return allCollections.some((other) => relationsOf(other, name).length > 0)
}

const named = 5

/** Words a deletion's effect, and whether it can be undone: '2 news items: “A”, “B”, with 1 news detail. You can undo this.' */
export function consequenceText(
  collection: Collection,
  count: number,
  dependents: readonly Dependents[],
  titles: readonly string[] = []
): string {
  const names = titles.slice(0, named).map((title) => `“${truncate(title, 60)}”`)
  const more = count - names.length
  const which = names.length > 0 ? `: ${names.join(', ')}${more > 0 ? ` and ${indianNumber(more)} more` : ''}` : ''
  const others = dependents.map((taken) => amountText(taken.count, collectionNamed(taken.collection).label))
  const along = others.length > 0 ? `, with ${new Intl.ListFormat('en-IN').format(others)}` : ''
  const outcome = recoverable(collection) ? 'You can undo this.' : 'This cannot be undone.'
  return `${amountText(count, collection.label)}${which}${along}. ${outcome}`
}

export function sumDependents(counts: readonly Dependents[]): Dependents[] {
  const groups = Map.groupBy(counts, ({ collection }) => collection)
  return [...groups].map(([collection, all]) => ({ collection, count: all.reduce((sum, { count }) => sum + count, 0) }))
}

type BulkDialogProps = BulkChange & { collection: Collection; send(value: DraftValue): Promise<void>; onClose(): void }

function BulkDialog({ collection, label, field: name, send, onClose }: BulkDialogProps) {
  const [value, setValue] = useState<DraftValue>('')
  const isOwner = name === collection.work?.owner
  const field = collection.fields[name]
  const suggests = field && kindOf(field).suggests?.(field)
  const { answer } = useRead<(string | { id: number; fullName: string })[]>(
    isOwner ? ownersCall(collection) : suggests ? valuesCall(collection, name) : undefined
  )
  if (!field) return null
  const Input = inputComponentOf(field)
  const frame = { id: 'bulk', name, label: field.label, hint: field.hint, required: isRequired(field, true) }
  return (
    <Dialog title={label} onClose={onClose}>
      <ActionForm className="mt-3 grid gap-4" submit={label} onCancel={onClose} send={() => send(value).then(onClose)}>
        {(errors) => (
          <Input
            field={field}
            frame={{ ...frame, error: errors[name] }}
            value={value}
            onChange={setValue}
            isEdit
            choices={
              answer?.body.map((one) =>
                typeof one === 'string' ? { value: one, text: one } : { value: `${one.id}`, text: one.fullName }
              ) ?? []
            }
          />
        )}
      </ActionForm>
    </Dialog>
  )
}
