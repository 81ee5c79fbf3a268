import { useEffect, useEffectEvent } from 'react'
import { ApiError } from './api.ts'

/** ms */
const interval = 60_000

interface RefreshOptions {
  isOn?: boolean
  /** Also while the tab is in the background. */
  isHiddenToo?: boolean
}

/**
 * Reads something again each minute, and when the tab gets the focus. What cannot be read is left as it is until the
 * next time.
 * @returns reads it at once
 */
export function useRefresh(
  read: (signal?: AbortSignal) => Promise<void>,
  { isOn = true, isHiddenToo = false }: RefreshOptions = {}
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
