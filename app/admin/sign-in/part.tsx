import { useEffect, useRef } from 'react'
import { safeNext } from '../safe-next.ts'
import { type FailedStep, type SignInState, SignInSteps } from './steps.tsx'

/** What signing in on the login page begins with. */
export interface SignInPartProps {
  start: SignInState
  failed?: FailedStep
  /** Where the person wants to go, as the address says it. */
  next?: string
}

/** The id by which the script finds it. */
export const signInPartId = 'sign-in'

/** Signing in on the login page: plain forms that the page's action takes, and with script ones that stay in place. */
export function SignInPart({ start, failed, next }: SignInPartProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.querySelector<HTMLElement>('[data-focus]')?.focus(), [])
  return (
    <div ref={frame}>
      <SignInSteps
        action={next ? `/login?next=${encodeURIComponent(next)}` : '/login'}
        start={start}
        failed={failed}
        onSignedIn={() => location.replace(safeNext(next))}
      />
    </div>
  )
}
