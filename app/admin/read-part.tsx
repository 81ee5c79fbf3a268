import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { requestSignIn } from './sign-in/gate.ts'
import { useAction } from './use-action.ts'
import type { Read } from './use-read.ts'

interface ReadPartProps<T> {
  /** Of `useRead`. */
  read: Read<T>
  reread(): Promise<void>
  /** "the sessions" */
  what: string
  /** Of the box around what is said while there is nothing to show. */
  className?: string
  children(body: T, total: number): ReactNode
}

/** What was read from the API; until then, that it is loading or why it failed, with the way to try again. */
export function ReadPart<T>({ read, reread, what, className = '', children }: ReadPartProps<T>) {
  const signInAndReread = useAction(async () => {
    await requestSignIn()
    await reread()
  })
  if (read.kind === 'ready') return children(read.answer.body, read.answer.total)
  if (read.kind === 'loading') {
    return (
      <div className={className}>
        <p role="status" className="text-muted">
          Loading {what}...
        </p>
      </div>
    )
  }
  const isSignedOut = read.failure.status === 401
  return (
    <div className={`grid justify-items-start gap-3 ${className}`}>
      <p role="alert">
        Could not load {what}. {read.failure.message}
      </p>
      <Button onClick={isSignedOut ? signInAndReread.run : reread}>{isSignedOut ? 'Login' : 'Retry'}</Button>
    </div>
  )
}
