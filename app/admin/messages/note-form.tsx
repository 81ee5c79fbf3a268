import { type Ref, useState } from 'react'
import { FieldTextArea, toasts } from '../../../ui/index.ts'
import { call } from '../api.ts'
import { newIdempotencyKey } from '../form/use-save.ts'
import { ActionForm } from '../use-action.tsx'

interface NoteFormProps {
  /** Of the lead. */
  id: number
  /** The entry, for the key that leads there. */
  entry: Ref<HTMLTextAreaElement>
  note: string
  onNote(note: string): void
  onAdded(): Promise<void>
}

/** Adds a note to a lead's timeline; the outcome of a call takes what is typed along. */
export function NoteForm({ id, entry, note, onNote, onAdded }: NoteFormProps) {
  // One key for each note: a second try of a call whose answer was lost adds nothing.
  const [key, setKey] = useState(newIdempotencyKey)
  return (
    <ActionForm
      submit="Add note"
      look="quiet"
      className="grid gap-3"
      send={async ({ text }) => {
        await call('POST', `/api/messages/${id}/notes`, { body: { text }, headers: { 'Idempotency-Key': key } })
        setKey(newIdempotencyKey)
        onNote('')
        toasts.success('The note is added.')
        await onAdded()
      }}
    >
      {({ text }) => (
        <FieldTextArea
          ref={entry}
          frame={{ id: 'note', name: 'text', label: 'Note', error: text }}
          rows={2}
          maxLength={2000}
          value={note}
          onChange={({ target }) => onNote(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
          }}
        >
          <p className="text-muted text-sm max-sm:hidden pointer-coarse:hidden">Press N to write, Ctrl+Enter to add.</p>
        </FieldTextArea>
      )}
    </ActionForm>
  )
}
