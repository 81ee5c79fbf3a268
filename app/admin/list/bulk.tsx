import { useState } from 'react'
import { callBeside } from '../../../collections/call-beside.ts'
import type { Collection } from '../../../collections/define.ts'
import type { BulkChange } from '../../../collections/list-options.ts'
import type { DraftValue } from '../../../fields/draft.ts'
import { viewsOf } from '../../../fields/views.ts'
import { Dialog, DialogButtons } from '../../../ui/dialog.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { valuesCall } from '../calls.ts'
import { useRead } from '../read-part.tsx'
import { ActionForm, useAction } from '../use-action.tsx'
import { amountText } from './use-deletion.ts'
import { type Selection, sendSelected } from './use-selection.ts'
import type { Undo } from './use-undo.ts'

/** Gives a field the same value in all selected rows. */
export function useBulk(collection: Collection, selection: Selection, undoing: Undo, reload: () => void) {
  const toasts = useToasts()

  /** @throws ApiError where not all are changed: the others stay selected */
  async function change(field: string, value: unknown) {
    const answers: { updated: number; batch?: string }[] = []
    try {
      const path = callBeside(collection, 'update-multiple')
      for await (const answer of sendSelected<(typeof answers)[0]>(selection, path, { values: { [field]: value } }))
        answers.push(answer)
    } finally {
      const count = answers.reduce((sum, { updated }) => sum + updated, 0)
      const batches = answers.flatMap(({ batch }) => batch ?? [])
      if (count > 0) toasts.success(`${amountText(count, collection.label)} changed.`, undoing.offer('change', batches))
      reload()
    }
  }

  return { ...useAction(change), change }
}

interface BulkDialogProps {
  collection: Collection
  change: BulkChange
  /** @throws ApiError */
  onChange(field: string, value: DraftValue): Promise<void>
  onClose(): void
}

/** Asks for the value that all selected rows get; those of other records are suggested. */
export function BulkDialog({ collection, change: { label, field: name }, onChange, onClose }: BulkDialogProps) {
  const [value, setValue] = useState<DraftValue>('')
  const { answer } = useRead<string[]>(valuesCall(collection, name))
  const field = collection.fields[name]
  if (!field) return null
  const { Input } = viewsOf(field)
  return (
    <Dialog title={label} onClose={onClose}>
      <ActionForm className="mt-3 grid gap-4" send={() => onChange(name, value).then(onClose)}>
        {({ errors, isBusy }) => (
          <>
            <Input
              field={field}
              frame={{ id: 'bulk', name, label: field.label, hint: field.hint, required: true, error: errors[name] }}
              value={value as string & boolean}
              onChange={setValue}
              isEdit
              choices={answer?.body.map((text) => ({ value: text, text })) ?? []}
            />
            <DialogButtons confirm={label} isBusy={isBusy} onCancel={onClose} />
          </>
        )}
      </ActionForm>
    </Dialog>
  )
}
