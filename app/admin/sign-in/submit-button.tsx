import { type ReactNode, useSyncExternalStore } from 'react'
import { Button } from '../../../ui/button.tsx'

interface SubmitButtonProps {
  isBusy: boolean
  className?: string
  children: ReactNode
}

/** Submits a step of the sign-in; disabled until the script is there to do it. */
export function SubmitButton({ isBusy, className = '', children }: SubmitButtonProps) {
  const isLive = useSyncExternalStore(neverChanges, inBrowser, onServer)
  return (
    <Button
      look="primary"
      type="submit"
      disabled={isBusy || !isLive}
      aria-busy={isBusy}
      className={`min-h-11 text-base ${className}`}
    >
      {children}
    </Button>
  )
}

const neverChanges = () => () => {}
const inBrowser = () => true
const onServer = () => false
