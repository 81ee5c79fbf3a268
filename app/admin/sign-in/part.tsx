import type { Step } from '../../../server/auth/sign-in.ts'
import { redirectAfterLogin } from '../login-redirect.ts'
import { SignInSteps } from './steps.tsx'

interface SignInPartProps {
  /** The second step, where the password has been given already. */
  pending?: Step
  next?: string
}

export const signInPartId = 'sign-in'

export function SignInPart({ pending, next }: SignInPartProps) {
  return <SignInSteps pending={pending} onSignedIn={() => location.replace(redirectAfterLogin(next))} />
}
