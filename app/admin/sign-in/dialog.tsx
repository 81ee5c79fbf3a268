import { useEffect, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { onSignInRequest, type SignInRequest } from './gate.ts'
import { SignInSteps } from './steps.tsx'

/** The sign-in dialog of the back office: opens when a call finds that the session has ended. Mounted once, in the layout. */
export function SignInGate() {
  const [request, setRequest] = useState<SignInRequest>()
  useEffect(() => onSignInRequest(setRequest), [])
  // A request must not outlive the back office: its call would wait forever.
  useEffect(() => request?.cancelled, [request])
  if (!request) return null
  const close = () => setRequest(undefined)
  return (
    <SignInDialog
      onClose={close}
      onSignedIn={() => {
        request.signedIn()
        close()
      }}
    />
  )
}

/** Signs in again in place, so that nothing that has been typed or chosen is lost. */
export function SignInDialog({ onSignedIn, onClose }: { onSignedIn(): void; onClose(): void }) {
  return (
    <Dialog title="Your session has ended" onClose={onClose}>
      <p className="mt-1 mb-4 text-muted">Sign in again to go on. Nothing on this page is lost.</p>
      <SignInSteps onSignedIn={onSignedIn} />
    </Dialog>
  )
}
