import { useId } from 'react'
import { indianTime } from '../../../shared/indian-format.ts'
import { Button } from '../../../ui/button.tsx'
import type { LocalDraft } from './local-draft.ts'

interface LocalDraftNoteProps {
  offer: LocalDraft
  /** The record was saved after the text was typed. */
  isOutdated: boolean
  onRestore(): void
  onDiscard(): void
}

/** Offers what was typed and not saved before the page was closed. */
export function LocalDraftNote({ offer: { savedAt }, isOutdated, onRestore, onDiscard }: LocalDraftNoteProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="mt-4 grid gap-3 rounded-sm border-sun border-l-4 bg-surface px-4 py-3 shadow-sm"
    >
      <div>
        <p id={id} className="font-semibold">
          You have unsaved text from <time dateTime={savedAt}>{indianTime(savedAt)}</time>.
        </p>
        {isOutdated && (
          <p className="mt-1">
            The record has been changed since then. Your text would stand in place of what was saved: compare them
            before you save.
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={onRestore}>
          Restore
        </Button>
        <Button onClick={onDiscard}>Discard</Button>
      </div>
    </section>
  )
}
