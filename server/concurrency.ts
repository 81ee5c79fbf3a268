import { ClientError } from './errors.ts'

/**
 * Limits how many calls run at once; the rest queue in order, and of several callers each has its turn. With `maxWaiting` of one
 * in the queue, a further call throws a ClientError 503 that says `busy`. @param retryAfter seconds
 */
export function atMost(limit: number, maxWaiting = Number.POSITIVE_INFINITY, busy = '', retryAfter = 0) {
  let running = 0
  /** By caller, in the order of their next turns. */
  const waiting = new Map<string, (() => void)[]>()
  return async function run<T>(work: () => Promise<T>, caller = ''): Promise<T> {
    if (running >= limit) {
      const own = waiting.get(caller) ?? []
      if (own.length >= maxWaiting) throw new ClientError(503, busy, { retryAfter })
      waiting.set(caller, own)
      await new Promise<void>((resolve) => own.push(resolve))
    } else {
      running++
    }
    try {
      return await work()
    } finally {
      // The slot passes straight to the next in the queue, so that no later call can take it.
      const [[first, own] = []] = waiting
      if (first === undefined || !own) running--
      else {
        waiting.delete(first)
        own.shift()?.()
        if (own.length > 0) waiting.set(first, own)
      }
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
