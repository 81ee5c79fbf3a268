import { createHmac, timingSafeEqual } from 'node:crypto'
import type { KeyFile } from './key-file.ts'
import { newToken } from './tokens.ts'

/** Of the cookie, s: the longest that browsers keep one (RFC 6265bis, 5.5). */
export const deviceLifetime = 400 * 24 * 3_600

/** What a device cookie holds: a user's id, a random name, and the signature of both. */
export const deviceFormat = /^(\d{1,16})\.([\w-]{43})\.([\w-]{43})$/

export type Devices = ReturnType<typeof createDevices>

/**
 * Browsers where a person has signed in before (OWASP, Slow Down Online Guessing Attacks with Device Cookies). Their attempts are
 * counted apart, so that strangers who guess keep out strangers, and not the person. The cookie admits nobody.
 */
export function createDevices(key: Pick<KeyFile, 'readOrCreate'>) {
  async function sign(userId: string, name: string): Promise<string> {
    return createHmac('sha256', await key.readOrCreate())
      .update(`device\n${userId}\n${name}`)
      .digest('base64url')
  }

  return {
    /** The cookie for a browser in which this person has just signed in. */
    async issue(userId: number): Promise<string> {
      const name = newToken()
      return `${userId}.${name}.${await sign(String(userId), name)}`
    },

    /** The name of the device where its cookie was issued to this person; else undefined. */
    async nameOf(cookie: string | undefined, userId: number | undefined): Promise<string | undefined> {
      const [, owner = '', name = '', signature = ''] = deviceFormat.exec(cookie ?? '') ?? []
      const expected = Buffer.from(await sign(owner, name))
      const isOurs = signature.length === expected.length && timingSafeEqual(Buffer.from(signature), expected)
      return isOurs && owner === String(userId) ? name : undefined
    }
  }
}
