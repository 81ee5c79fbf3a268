import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SignInDialog } from '../sign-in/dialog.tsx'
import type { Reading } from './use-reading.ts'

interface ReadPartProps<T> {
  reading: Reading<T>
  read(): Promise<void>
  /** "the sessions" */
  what: string
  children(body: T, total: number): ReactNode
}

/** What was read, or how it stands with the reading. */
export function ReadPart<T>({ reading, read, what, children }: ReadPartProps<T>) {
  const [isSigningIn, setSigningIn] = useState(false)
  if (reading.kind === 'loading')
    return (
      <p role="status" className="text-muted">
        Loading {what}...
      </p>
    )
  if (reading.kind === 'ready') return children(reading.body, reading.total)
  const isSignedOut = reading.status === 401
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert">
        Could not load {what}. {reading.reason}
      </p>
      <Button onClick={() => (isSignedOut ? setSigningIn(true) : void read())}>
        {isSignedOut ? 'Login' : 'Retry'}
      </Button>
      {isSigningIn && (
        <SignInDialog
          onSignedIn={() => {
            setSigningIn(false)
            void read()
          }}
          onClose={() => setSigningIn(false)}
        />
      )}
    </div>
  )
}
