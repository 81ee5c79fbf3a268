import { useEffect, useEffectEvent } from 'react'
import { ApiError } from './api.ts'

/** ms */
const interval = 60_000

/** Reads again each minute and when the tab gets the focus; a failure waits for the next time. @returns reads it at once */
export function useRefresh(
  read: (signal?: AbortSignal) => Promise<void>,
  { isOn = true, isHiddenToo = false }: { isOn?: boolean; isHiddenToo?: boolean } = {}
): () => Promise<void> {
  async function run(signal?: AbortSignal) {
    try {
      await read(signal)
    } catch (error) {
      if (!signal?.aborted && !(error instanceof ApiError)) throw error
    }
  }
  const onTick = useEffectEvent(run)
  useEffect(() => {
    if (!isOn) return
    const controller = new AbortController()
    const { signal } = controller
    const start = () => {
      if (isHiddenToo || document.visibilityState === 'visible') void onTick(signal)
    }
    const timer = setInterval(start, interval)
    addEventListener('focus', start, { signal })
    document.addEventListener('visibilitychange', start, { signal })
    return () => {
      clearInterval(timer)
      controller.abort()
    }
  }, [isOn, isHiddenToo])
  return () => run()
}
