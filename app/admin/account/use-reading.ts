import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, get } from '../api.ts'

export type Reading<T> =
  | { kind: 'loading' }
  | { kind: 'failed'; status: number; reason: string }
  | { kind: 'ready'; body: T; total: number }

/** Reads a call of the API, and again where the address changes or somebody asks for it. */
export function useReading<T>(url: string): { reading: Reading<T>; read(): Promise<void> } {
  const [reading, setReading] = useState<Reading<T>>({ kind: 'loading' })
  const running = useRef<AbortController>(undefined)

  const read = useCallback(async () => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    try {
      const { body, total } = await get<T>(url, controller.signal)
      setReading({ kind: 'ready', body, total })
    } catch (error) {
      if (controller.signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      setReading({ kind: 'failed', status: error.status, reason: error.message })
    }
  }, [url])

  useEffect(() => {
    void read()
    return () => running.current?.abort()
  }, [read])

  return { reading, read }
}
