import type { Step } from '../../../server/auth/sign-in.ts'
import { redirectAfterLogin } from '../login-redirect.ts'
import { SignInSteps } from './steps.tsx'

export interface SignInPartProps {
  /** The second step, where the password has been given already. */
  pending?: Step
  /** Where the person wants to go, as the address says it. */
  next?: string
}

/** The id by which the script finds the island. */
export const signInPartId = 'sign-in'

/** Signing in on the login page. */
export function SignInPart({ pending, next }: SignInPartProps) {
  return <SignInSteps pending={pending} onSignedIn={() => location.replace(redirectAfterLogin(next))} />
}
