import { Dialog } from '../../../ui/dialog.tsx'
import { SignInSteps } from './steps.tsx'

/** Signs in again in place, so that nothing that has been typed or chosen is lost. */
export function SignInDialog({ onSignedIn, onClose }: { onSignedIn(): void; onClose(): void }) {
  return (
    <Dialog title="Your session has ended" onClose={onClose}>
      <p className="mt-1 mb-4 text-muted">Sign in again to go on. Nothing on this page is lost.</p>
      <SignInSteps onSignedIn={onSignedIn} />
    </Dialog>
  )
}
