import { type FormEvent, useState } from 'react'
import { ApiError } from './api.ts'

/** Why a form's call failed. */
export interface Failure {
  status: number
  message: string
  /** By field. */
  errors: Readonly<Record<string, string>>
}

/**
 * The call that a form makes: one at a time, and what failed in words.
 * @param work gets what the form holds; it may throw ApiErrors
 */
export function useCall(work: (given: Readonly<Record<string, string>>) => Promise<void>, start?: Failure) {
  const [failure, setFailure] = useState(start)
  const [isBusy, setBusy] = useState(false)

  async function run(given: Readonly<Record<string, string>>) {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await work(given)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure({ status: error.status, message: error.message, errors: error.errors ?? {} })
    } finally {
      setBusy(false)
    }
  }

  return {
    failure,
    isBusy,
    run,
    forget: () => setFailure(undefined),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      void run(textsOf(event.currentTarget))
    }
  }
}

/** The texts of a form, by their names. */
function textsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}
