import { type Dispatch, useEffect, useId } from 'react'
import { useBlocker } from 'react-router'
import type { Fields } from '../../../collections/define.ts'
import { isRequired } from '../../../fields/types.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/dialog.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { toasts } from '../../../ui/toast.tsx'
import { focusScreen } from '../screen.tsx'
import { type FormChange, type FormState, offerRestored } from './form-state.ts'

export function RequiredNote({ fields, isEdit }: { fields: Fields; isEdit: boolean }) {
  if (!Object.values(fields).some((field) => isRequired(field, isEdit))) return null
  return (
    <p className="mt-1 text-muted text-sm print:hidden">
      Fields marked <span className="text-danger">*</span> are required.
    </p>
  )
}

/** Offers what was typed and not saved before the page was closed. */
export function LocalDraftNote({ state, dispatch }: { state: FormState; dispatch: Dispatch<FormChange> }) {
  const { offer, record } = state
  const id = useId()
  if (!offer) return null

  function decide(isWanted: boolean) {
    dispatch(isWanted ? offerRestored : { offer: undefined })
    if (isWanted) toasts.success('Your text is back. It is not saved yet.')
    // The question goes, and its button with the focus: the person goes on at the top of the form.
    focusScreen()
  }
  return (
    <section
      aria-labelledby={id}
      className="mt-4 grid gap-3 rounded-sm border-sun border-l-4 bg-surface px-4 py-3 shadow-sm"
    >
      <div>
        <p id={id} className="font-semibold">
          You have unsaved text from <Moment at={offer.savedAt} />.
        </p>
        {offer.version !== (record?.version ?? null) && (
          <p className="mt-1">
            The record has been changed since then. Your text would stand in place of what was saved: compare them
            before you save.
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={() => decide(true)}>
          Restore
        </Button>
        <Button onClick={() => decide(false)}>Discard</Button>
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
