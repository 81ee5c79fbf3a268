/**
 * Lets at most `limit` of the given works run at once; the rest wait in order.
 * @param maxWaiting how many may wait; one more is refused by the error that `refuse` makes
 */
export function atMost(
  limit: number,
  maxWaiting = Number.POSITIVE_INFINITY,
  refuse = () => new Error('Too much is waiting.')
) {
  let running = 0
  const waiting: (() => void)[] = []
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= limit) {
      if (waiting.length >= maxWaiting) throw refuse()
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running++
    }
    try {
      return await work()
    } finally {
      // A place goes straight to the next in line, so that nobody who comes later can take it.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
