import { ClientError } from './errors.ts'

/**
 * Limits how many calls run at once; the rest queue in order. With `maxWaiting` in the queue, a call throws a ClientError 503
 * that says `busy`. @param retryAfter seconds
 */
export function atMost(limit: number, maxWaiting = Number.POSITIVE_INFINITY, busy = '', retryAfter = 0) {
  let running = 0
  const waiting: (() => void)[] = []
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= limit) {
      if (waiting.length >= maxWaiting) throw new ClientError(503, busy, { retryAfter })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running++
    }
    try {
      return await work()
    } finally {
      // The slot passes straight to the next in the queue, so that no later call can take it.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

/**
 * Lets callers share one call of `read`, but only one that has not started when they ask: its result is never older than
 * their question. It starts in the next turn of the event loop.
 */
export function shareUntilStarted<T>(read: () => Promise<T>): () => Promise<T> {
  let upcoming: Promise<T> | undefined
  return () => {
    upcoming ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      upcoming = undefined
      return read()
    })
    return upcoming
  }
}
