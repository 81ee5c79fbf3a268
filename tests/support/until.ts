import { setTimeout as sleep } from 'node:timers/promises'

/** Ends only what hangs: a test's own limit is longer. */
const usualLimit = 180

/**
 * Asks again and again until there is something, and gives it.
 * @param read gives undefined or false while it is not there yet; an error ends the wait
 * @param failure what to say where it does not come in time
 * @param seconds the time that it has
 * @throws Error
 */
export async function until<T>(
  read: () => T | Promise<T>,
  failure: string | (() => string),
  seconds = usualLimit
): Promise<Exclude<T, undefined | false>> {
  const end = performance.now() + seconds * 1_000
  while (performance.now() < end) {
    const value = await read()
    if (value !== undefined && value !== false) return value as Exclude<T, undefined | false>
    await sleep(50)
  }
  throw new Error(typeof failure === 'string' ? failure : failure())
}
