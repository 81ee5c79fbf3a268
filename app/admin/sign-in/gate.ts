import { useEffect, useState } from 'react'

/* Lets plain functions ask the person to sign in, or to prove identity again, by the dialogs in the layout. */

/** The person closed the dialog without signing in. To the caller, nothing has happened. */
export class SignInCancelled extends Error {}

interface Question<Given> {
  given: Given
  done(): void
  cancelled(): void
}

function createGate<Given>() {
  let show: ((question: Question<Given>) => void) | undefined
  let pending: Promise<void> | undefined

  return {
    onQuestion(listener: (question: Question<Given>) => void): () => void {
      show = listener
      return () => {
        show = undefined
      }
    },

    /** Asks and resolves afterwards. Calls that ask at the same time share one dialog. @throws SignInCancelled */
    ask(given: Given): Promise<void> {
      pending ??= new Promise<void>((done, reject) => {
        const cancelled = () => reject(new SignInCancelled())
        if (show) show({ given, done, cancelled })
        else cancelled()
      }).finally(() => {
        pending = undefined
      })
      return pending
    }
  }
}

export const signInGate = createGate<undefined>()
/** `withCode`: there is a second factor. */
export const proofGate = createGate<{ withCode: boolean }>()

/** The gate's current question, and the ways to end it. For its dialog, which is mounted once in the layout. */
export function useQuestion<Given>({ onQuestion }: ReturnType<typeof createGate<Given>>) {
  const [asked, setAsked] = useState<Question<Given>>()
  useEffect(() => onQuestion(setAsked), [onQuestion])
  // However the dialog goes, the calls that wait for it go on; after it is done this does nothing.
  useEffect(() => asked?.cancelled, [asked])
  const close = () => setAsked(undefined)
  if (!asked) return undefined
  const done = () => {
    asked.done()
    close()
  }
  return { given: asked.given, done, close }
}
