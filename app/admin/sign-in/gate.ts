/* Lets plain functions ask the person to sign in, or to show again that it is they: the dialogs in the layout show it. */

/** The person closed the dialog without doing what it asks. To whatever asked, nothing has happened. */
export class SignInCancelled extends Error {}

/** One question to the person, and its two outcomes. */
interface GateRequest<Given> {
  given: Given
  done(): void
  cancelled(): void
}

export type SignInRequest = GateRequest<undefined>
/** `withCode`: there is a second factor. */
export type ProofRequest = GateRequest<{ withCode: boolean }>

function createGate<Given>() {
  let show: ((request: GateRequest<Given>) => void) | undefined
  let pending: Promise<void> | undefined

  function ask(given: Given): Promise<void> {
    return new Promise((resolve, reject) => {
      const cancelled = () => reject(new SignInCancelled())
      if (show) show({ given, done: resolve, cancelled })
      else cancelled()
    })
  }

  return {
    /** Registers the dialog. Returns the function that takes it away again. */
    onRequest(listener: (request: GateRequest<Given>) => void): () => void {
      show = listener
      return () => {
        show = undefined
      }
    },

    /** Asks and resolves afterwards. Calls that ask at the same time share one dialog. @throws SignInCancelled */
    request(given: Given): Promise<void> {
      pending ??= ask(given).finally(() => {
        pending = undefined
      })
      return pending
    }
  }
}

const signInGate = createGate<undefined>()
const proofGate = createGate<{ withCode: boolean }>()

export const onSignInRequest = signInGate.onRequest
export const onProofRequest = proofGate.onRequest

/** Asks the person to sign in again. @throws SignInCancelled */
export function requestSignIn(): Promise<void> {
  return signInGate.request(undefined)
}

/** Asks the person for password and, with a second factor, code. @throws SignInCancelled */
export function requestProof(withCode: boolean): Promise<void> {
  return proofGate.request({ withCode })
}
