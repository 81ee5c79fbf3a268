import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, get } from './api.ts'

/** What a call gave, or why it gave nothing. */
export type Reading<T> =
  | { kind: 'loading' }
  | { kind: 'failed'; error: ApiError }
  | { kind: 'ready'; body: T; total: number }

/** Reads from an address of the API, again when it is another one, and again on request. */
export function useReading<T>(url: string): { reading: Reading<T>; retry(): void } {
  const [reading, setReading] = useState<Reading<T>>({ kind: 'loading' })
  const running = useRef<AbortController>(undefined)

  const read = useCallback(async () => {
    const controller = new AbortController()
    running.current?.abort()
    running.current = controller
    setReading({ kind: 'loading' })
    try {
      setReading({ kind: 'ready', ...(await get<T>(url, controller.signal)) })
    } catch (error) {
      if (controller.signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      setReading({ kind: 'failed', error })
    }
  }, [url])

  useEffect(() => {
    void read()
    return () => running.current?.abort()
  }, [read])

  return { reading, retry: read }
}
