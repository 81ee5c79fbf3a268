import { useEffect, useId } from 'react'
import { useBlocker } from 'react-router'
import type { Fields } from '../../../collections/define.ts'
import { isRequired } from '../../../fields/types.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/dialog.tsx'
import { Moment } from '../../../ui/moment.tsx'
import type { LocalDraft } from './local-draft.ts'

/** The progress of an upload. It can be cancelled until the server has answered. */
export function UploadProgress({ sent, onCancel }: { sent: number; onCancel(): void }) {
  const isSent = sent >= 1
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <label htmlFor="upload-progress">{isSent ? 'The server is preparing the files…' : 'Uploading…'}</label>
        <Button onClick={onCancel}>{isSent ? 'Cancel waiting' : 'Cancel upload'}</Button>
      </div>
      <progress
        id="upload-progress"
        max={1}
        value={isSent ? undefined : sent}
        className="h-2 w-full accent-sun-strong"
      />
    </div>
  )
}

export function RequiredNote({ fields, isEdit }: { fields: Fields; isEdit: boolean }) {
  if (!Object.values(fields).some((field) => isRequired(field, isEdit))) return null
  return (
    <p className="mt-1 text-muted text-sm print:hidden">
      Fields marked <span className="text-danger">*</span> are required.
    </p>
  )
}

interface LocalDraftNoteProps {
  offer: LocalDraft
  /** The record was saved after the text was typed. */
  isOutdated: boolean
  onDecide(isWanted: boolean): void
}

/** Offers what was typed and not saved before the page was closed. */
export function LocalDraftNote({ offer: { savedAt }, isOutdated, onDecide }: LocalDraftNoteProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="mt-4 grid gap-3 rounded-sm border-sun border-l-4 bg-surface px-4 py-3 shadow-sm"
    >
      <div>
        <p id={id} className="font-semibold">
          You have unsaved text from <Moment at={savedAt} />.
        </p>
        {isOutdated && (
          <p className="mt-1">
            The record has been changed since then. Your text would stand in place of what was saved: compare them
            before you save.
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={() => onDecide(true)}>
          Restore
        </Button>
        <Button onClick={() => onDecide(false)}>Discard</Button>
      </div>
    </section>
  )
}

/** Asks before the page is left with something that is not saved. */
export function UnsavedGuard({ isUnsaved, onLeave }: { isUnsaved: boolean; onLeave(): void }) {
  const blocker = useBlocker(isUnsaved)

  useEffect(() => {
    if (!isUnsaved) return
    // The browser asks in words of its own.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  if (blocker.state !== 'blocked') return null
  return (
    <Confirm
      question="Leave without saving?"
      details="What you have changed on this page will be lost."
      confirm="Leave"
      cancel="Stay"
      onConfirm={() => {
        onLeave()
        blocker.proceed()
      }}
      onCancel={blocker.reset}
    />
  )
}
