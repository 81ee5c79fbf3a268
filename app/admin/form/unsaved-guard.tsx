import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Confirm } from '../../../ui/dialog.tsx'

interface UnsavedGuardProps {
  isUnsaved: boolean
  /** The person gives up what is not saved. */
  onLeave(): void
}

/** Asks before the page is left with something that is not saved. */
export function UnsavedGuard({ isUnsaved, onLeave }: UnsavedGuardProps) {
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
