import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/index.ts'
import { type Answer, ApiError, load } from './api.ts'
import { signInGate } from './sign-in/gate.ts'
import { useAction } from './use-action.tsx'

/** The result of `useRead`: neither answer nor failure while it is loading. */
export interface Read<T> {
  /** The URL of the answer. */
  from?: string
  answer?: Answer<T>
  failure?: ApiError
  reread(): Promise<void>
}

/** Reads a URL, if there is one, and again where it changes or on `reread`; the last answer stays until then. */
export function useRead<T>(url: string | undefined): Read<T> {
  const [read, setRead] = useState<Omit<Read<T>, 'reread'>>({})
  const running = useRef<AbortController>(undefined)

  const reread = useCallback(async () => {
    running.current?.abort()
    if (url === undefined) return
    const controller = new AbortController()
    running.current = controller
    try {
      setRead({ from: url, answer: await load<T>(url, controller.signal) })
    } catch (error) {
      if (controller.signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      setRead({ failure: error })
    }
  }, [url])

  useEffect(() => {
    void reread()
    return () => running.current?.abort()
  }, [reread])

  return { ...read, reread }
}

interface LoadedProps<T> extends Read<T> {
  /** "the sessions" */
  what: string
  className?: string
  /** Stands where the answer will, so that nothing moves when it comes. */
  waiting?: ReactNode
  children(body: T, total: number): ReactNode
}

/** Shows an answer of the API; until then, that it is loading or why it failed, with the way to try again. */
export function Loaded<T>({ answer, failure, reread, what, className = '', waiting, children }: LoadedProps<T>) {
  const signInAndReread = useAction(async () => {
    await signInGate.ask(undefined)
    await reread()
  })
  if (answer) return children(answer.body, answer.total)
  if (!failure) {
    return (
      <>
        <p role="status" className={waiting ? 'sr-only' : `text-muted ${className}`}>
          Loading {what}...
        </p>
        {waiting}
      </>
    )
  }
  const isSignedOut = failure.status === 401
  return (
    <div className={`grid justify-items-start gap-3 ${className}`}>
      <p role="alert">
        Could not load {what}. {failure.message}
      </p>
      <Button onClick={isSignedOut ? signInAndReread.run : reread}>{isSignedOut ? 'Login' : 'Retry'}</Button>
    </div>
  )
}
