import { useCallback, useEffect, useRef, useState } from 'react'
import { type Answer, ApiError, load } from './api.ts'

export type Read<T> = { kind: 'loading' } | { kind: 'failed'; failure: ApiError } | { kind: 'ready'; answer: Answer<T> }

/**
 * Reads from the API for a part of a screen that is shown at once; and again where the URL changes or on `reread`.
 * What was read before stays until the new answer has come. `ReadPart` shows it.
 */
export function useRead<T>(url: string): { read: Read<T>; reread(): Promise<void> } {
  const [read, setRead] = useState<Read<T>>({ kind: 'loading' })
  const running = useRef<AbortController>(undefined)

  const reread = useCallback(async () => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    try {
      setRead({ kind: 'ready', answer: await load<T>(url, controller.signal) })
    } catch (error) {
      if (controller.signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      setRead({ kind: 'failed', failure: error })
    }
  }, [url])

  useEffect(() => {
    void reread()
    return () => running.current?.abort()
  }, [reread])

  return { read, reread }
}
