import { LRUCache } from 'lru-cache'
import { atMost } from '../concurrency.ts'
import { ClientError } from '../errors.ts'

/** A brochure that is ready to be sent. */
export interface Brochure {
  bytes: Uint8Array<ArrayBuffer>
  /** When it was made, ms. */
  madeAt: number
}

/** Bytes of all that are kept: some hundred brochures. */
const maxSize = 32 * 1024 * 1024

/**
 * Keeps each brochure in memory until the content changes.
 * @returns a function that gives a brochure of this edition of the content, and makes it where none is kept. One is made at a
 * time; it throws a ClientError 503 where too many wait.
 */
export function createBrochureCache() {
  const kept = new LRUCache<string, Brochure & { edition: string }>({
    maxSize,
    sizeCalculation: ({ bytes }) => bytes.length
  })
  const pending = new Map<string, Promise<Brochure>>()
  const busy = 'Too many brochures are being made. Please try again in a few seconds.'
  const oneAtOnce = atMost(1, 5, () => new ClientError(503, busy, { retryAfter: 10 }))

  async function makeAndKeep(name: string, edition: string, make: () => Promise<Uint8Array>): Promise<Brochure> {
    const brochure = { bytes: new Uint8Array(await oneAtOnce(make)), madeAt: Date.now(), edition }
    kept.set(name, brochure)
    return brochure
  }

  return async function get(name: string, edition: string, make: () => Promise<Uint8Array>): Promise<Brochure> {
    const present = kept.get(name)
    if (present?.edition === edition) return present
    const key = `${name} ${edition}`
    const making = pending.get(key) ?? makeAndKeep(name, edition, make).finally(() => pending.delete(key))
    pending.set(key, making)
    return await making
  }
}
