/* Lets plain functions ask the person to sign in: the dialog in the layout shows what is asked here. */

/** The person closed the dialog without signing in. To whatever asked, nothing has happened. */
export class SignInCancelled extends Error {}

/** One question to the person, and its two outcomes. */
export interface SignInRequest {
  signedIn(): void
  cancelled(): void
}

let show: ((request: SignInRequest) => void) | undefined
let pending: Promise<void> | undefined

/** Registers the dialog. Returns the function that takes it away again. */
export function onSignInRequest(listener: (request: SignInRequest) => void): () => void {
  show = listener
  return () => {
    show = undefined
  }
}

/**
 * Asks the person to sign in again and resolves afterwards. Calls that ask at the same time share one dialog.
 * @throws SignInCancelled
 */
export function requestSignIn(): Promise<void> {
  pending ??= ask().finally(() => {
    pending = undefined
  })
  return pending
}

function ask(): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancelled = () => reject(new SignInCancelled())
    if (show) show({ signedIn: resolve, cancelled })
    else cancelled()
  })
}
