import { useCallback, useEffect, useRef, useState } from 'react'
import type { Version } from '../../../server/content/history.ts'
import { ApiError, get } from '../api.ts'

export type ReadVersions =
  | { kind: 'loading' }
  | { kind: 'failed'; reason?: string }
  | { kind: 'ready'; versions: readonly Version[]; total: number }

/** Read at once. */
const pageSize = 25

/**
 * The kept versions of a record, read once they are wanted, and anew when the record has changed.
 * @param revision of the record as it is
 */
export function useVersions(collection: string, recordId: number, revision: number, recommended: boolean) {
  const [reading, setReading] = useState<ReadVersions>({ kind: 'loading' })
  const running = useRef<AbortController>(undefined)

  const read = useCallback(
    async (earlier: readonly Version[]) => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      try {
        const call = new URLSearchParams({
          collection,
          recordId: String(recordId),
          page: String(earlier.length / pageSize + 1),
          pageSize: String(pageSize)
        })
        const { body, total } = await get<Version[]>(`/api/history?${call}`, controller.signal)
        setReading({ kind: 'ready', versions: [...earlier, ...body], total })
      } catch (error) {
        if (controller.signal.aborted) return
        if (!(error instanceof ApiError)) throw error
        setReading({ kind: 'failed', reason: error.isExplained ? error.message : undefined })
      }
    },
    [collection, recordId]
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision of the record has another history.
  useEffect(() => {
    if (recommended) void read([])
    return () => running.current?.abort()
  }, [recommended, revision, read])

  return {
    reading,
    retry: () => {
      setReading({ kind: 'loading' })
      void read([])
    },
    readOlder: () => void read(reading.kind === 'ready' ? reading.versions : [])
  }
}
