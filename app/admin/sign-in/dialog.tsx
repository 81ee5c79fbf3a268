import { Dialog } from '../../../ui/dialog.tsx'
import { signInGate, useQuestion } from './gate.ts'
import { SignInSteps } from './steps.tsx'

/**
 * Opens when a call finds that the session has ended, and signs in again in place, so that nothing that has been typed or
 * chosen is lost.
 * @param username whose session it was
 */
export function SignInDialog({ username }: { username: string }) {
  const question = useQuestion(signInGate)
  if (!question) return null
  return (
    <Dialog title="Your session has ended" onClose={question.close}>
      <p className="mt-1 mb-4 text-muted">Sign in again to go on. Nothing on this page is lost.</p>
      <SignInSteps username={username} onSignedIn={question.done} />
    </Dialog>
  )
}
