import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from './api.ts'
import { SignInCancelled } from './sign-in/gate.ts'

/**
 * What a person starts and waits for: one at a time, with a flag for as long as it runs.
 * Where the person was asked to sign in and did not, nothing has happened.
 * @param work may throw ApiErrors
 * @param onFailure tells of a failure, where `failure` is not shown in place
 */
export function useAction<Given extends readonly unknown[]>(
  work: (...given: Given) => Promise<void>,
  onFailure?: (failure: ApiError) => void
) {
  const [failure, setFailure] = useState<ApiError>()
  const [isBusy, setBusy] = useState(false)
  // Known at once, unlike the state: a second press in the same moment must not start it again.
  const isRunning = useRef(false)

  async function run(...given: Given) {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      await work(...given)
    } catch (error) {
      if (error instanceof SignInCancelled) return
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
      onFailure?.(error)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  return {
    run,
    isBusy,
    failure
  }
}

/** Texts of a form, by the names of its fields. */
export type FormTexts = Readonly<Record<string, string>>

/** Hands what a form holds to an action when it is submitted. */
export function onSubmit(run: (texts: FormTexts) => Promise<void>) {
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)]
    void run(Object.fromEntries(entries.map(([name, value]) => [name, String(value)])))
  }
}
