import { useEffect, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { onSignInRequest, type SignInRequest } from './gate.ts'
import { SignInSteps } from './steps.tsx'

/**
 * The sign-in dialog of the back office, mounted once in the layout. It opens when a call finds that the session has
 * ended, and signs in again in place, so that nothing that has been typed or chosen is lost.
 * @param username whose session it was
 */
export function SignInDialog({ username }: { username: string }) {
  const [request, setRequest] = useState<SignInRequest>()
  useEffect(() => onSignInRequest(setRequest), [])
  // However the dialog goes, the calls that wait for it go on; after a sign-in this does nothing.
  useEffect(() => request?.cancelled, [request])
  if (!request) return null

  const close = () => setRequest(undefined)
  const signedIn = () => {
    request.done()
    close()
  }
  return (
    <Dialog title="Your session has ended" onClose={close}>
      <p className="mt-1 mb-4 text-muted">Sign in again to go on. Nothing on this page is lost.</p>
      <SignInSteps username={username} onSignedIn={signedIn} />
    </Dialog>
  )
}
