import { useEffect, useState } from 'react'
import { call } from '../api.ts'
import { onProofRequest, type ProofRequest } from '../sign-in/gate.ts'
import type { FormTexts } from '../use-action.ts'
import { ProofDialog } from './proof-dialog.tsx'

/**
 * Asks for the password again where the server wants a recent proof, mounted once in the layout. The call that was refused is
 * then repeated, so that nothing that has been typed is lost.
 */
export function ProofRequestDialog() {
  const [request, setRequest] = useState<ProofRequest>()
  useEffect(() => onProofRequest(setRequest), [])
  // However the dialog goes, the calls that wait for it go on; after a proof this does nothing.
  useEffect(() => request?.cancelled, [request])
  if (!request) return null

  const close = () => setRequest(undefined)
  async function send(proof: FormTexts) {
    await call('POST', '/api/auth/prove', { body: proof })
    request?.done()
    close()
  }
  return (
    <ProofDialog
      title="Is it still you?"
      explanation="You entered your password more than an hour ago. This change needs it again."
      withCode={request.given.withCode}
      confirm="Continue"
      send={send}
      onClose={close}
    />
  )
}
