import { setTimeout as wait } from 'node:timers/promises'

/** Waits until something is there, and gives it. @throws Error after ten seconds */
export async function until<T>(read: () => T | undefined, otherwise: string): Promise<T> {
  for (let tries = 0; tries < 200; tries++) {
    const value = read()
    if (value !== undefined) return value
    await wait(50)
  }
  throw new Error(otherwise)
}
