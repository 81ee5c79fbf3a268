import { useState } from 'react'
import { type Collection, callBeside } from '../../../collections/define.ts'
import type { BulkChange } from '../../../collections/exports.ts'
import type { DraftValue } from '../../../fields/draft.ts'
import { viewsOf } from '../../../fields/views.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { toasts } from '../../../ui/toast.tsx'
import { valuesCall } from '../calls.ts'
import { amountText } from '../definitions.ts'
import { useRead } from '../read-part.tsx'
import { ActionForm, useAction } from '../use-action.tsx'
import type { List } from './use-list.ts'
import { sendSelected } from './use-selection.ts'

/** Gives a field the same value in all selected rows. */
export function useBulk({ collection, selection, undoing, reload, setNote }: List) {
  const [asked, setAsked] = useState<BulkChange>()

  /** @throws ApiError where not all are changed: the others stay selected */
  async function change(field: string, value: unknown) {
    setNote('')
    const answers: { updated: number; batch?: string }[] = []
    try {
      const path = callBeside(collection, 'update-multiple')
      await sendSelected(selection, path, answers, { values: { [field]: value } })
    } finally {
      const count = answers.reduce((sum, { updated }) => sum + updated, 0)
      if (count > 0) toasts.success(`${amountText(count, collection.label)} changed.`, undoing.offer('change', answers))
      reload()
    }
  }

  const { run } = useAction(change, ({ reason = '' }) => setNote(`Could not change all selected rows. ${reason}`))
  const close = () => setAsked(undefined)
  return {
    start: (wanted: BulkChange) => (wanted.value === undefined ? setAsked(wanted) : run(wanted.field, wanted.value)),
    dialog: asked && (
      <BulkDialog {...asked} collection={collection} onClose={close} send={(value) => change(asked.field, value)} />
    )
  }
}

interface BulkDialogProps extends BulkChange {
  collection: Collection
  /** @throws ApiError */
  send(value: DraftValue): Promise<void>
  onClose(): void
}

/** Asks for the value that all selected rows get; those of other records are suggested. */
function BulkDialog({ collection, label, field: name, send, onClose }: BulkDialogProps) {
  const [value, setValue] = useState<DraftValue>('')
  const { answer } = useRead<string[]>(valuesCall(collection, name))
  const field = collection.fields[name]
  if (!field) return null
  const { Input } = viewsOf(field)
  return (
    <Dialog title={label} onClose={onClose}>
      <ActionForm className="mt-3 grid gap-4" submit={label} onCancel={onClose} send={() => send(value).then(onClose)}>
        {(errors) => (
          <Input
            field={field}
            frame={{ id: 'bulk', name, label: field.label, hint: field.hint, required: true, error: errors[name] }}
            value={value as string & boolean}
            onChange={setValue}
            isEdit
            choices={answer?.body.map((text) => ({ value: text, text })) ?? []}
          />
        )}
      </ActionForm>
    </Dialog>
  )
}
