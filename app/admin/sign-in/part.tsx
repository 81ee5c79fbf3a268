import { loginPathTo, redirectAfterLogin } from '../login-redirect.ts'
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
  return (
    <SignInSteps
      action={loginPathTo(next)}
      start={start}
      failed={failed}
      onSignedIn={() => location.replace(redirectAfterLogin(next))}
    />
  )
}
