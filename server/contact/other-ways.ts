import { otherWays } from '../../shared/contact-links.ts'
import type { ContentReader } from '../content/types.ts'

/**
 * How to reach the company without the form, in a sentence. What was read last still serves when the database is away.
 * @param content reads the site's settings
 */
export function createOtherWays(content: ContentReader) {
  let last: string | undefined
  async function read(): Promise<string> {
    last = otherWays(await content.one('settings'))
    return last
  }
  return {
    read: () => read().catch(() => last ?? otherWays()),
    /** Reads them once, for the day on which they cannot be read. */
    async remember(): Promise<void> {
      if (last === undefined) await read()
    }
  }
}
