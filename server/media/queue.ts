import { atMost } from '../concurrency.ts'
import { ClientError } from '../errors.ts'
import { MediaFailure } from './media-maker.ts'

/**
 * Makes files of a kind for visitors, one at a time; a few wait. @param kind for messages
 * @throws ClientError 503 where too many are being made, or this one could not be made
 */
export function mediaQueue(kind: string) {
  const oneAtOnce = atMost(1, 5, `Too many ${kind}s are being made. Please try again in a few seconds.`, 10)
  return async function make<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await oneAtOnce(run)
    } catch (error) {
      if (!(error instanceof MediaFailure)) throw error
      throw new ClientError(503, `The ${kind} could not be made. Please try again later.`, {
        retryAfter: 60,
        cause: error
      })
    }
  }
}
