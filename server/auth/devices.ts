import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '../database/connect.ts'
import type { KeyFile } from './key-file.ts'
import { newToken } from './tokens.ts'

/** Of the cookie, s: the longest that browsers keep one (RFC 6265bis, 5.5). */
export const deviceLifetime = 400 * 24 * 3_600

/** What a device cookie holds: a user's id, a random name, and the signature of both. */
export const deviceFormat = /^(\d{1,16})\.([\w-]{43})\.([\w-]{43})$/

/** How many counts of failures the devices of one person share. */
const counts = 16

export type Devices = ReturnType<typeof createDevices>

/**
 * Browsers where a person has signed in before (OWASP, Device Cookies): their attempts are counted apart, so that strangers who
 * guess keep out strangers, and not the person. The cookie admits nobody, and ends with the password that it was issued for.
 */
export function createDevices(db: Db, key: Pick<KeyFile, 'readOrCreate'>) {
  /** @param password the stored hash: a new one has another salt even where the password is the same */
  async function sign(userId: string, password: string, name: string): Promise<string> {
    return createHmac('sha256', await key.readOrCreate())
      .update(`device\n${userId}\n${password}\n${name}`)
      .digest('base64url')
  }

  return {
    /** The cookie for a browser in which this person has just signed in. */
    async issue(userId: number): Promise<string> {
      const { password } = await db
        .selectFrom('user')
        .select('password')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
      const name = newToken()
      return `${userId}.${name}.${await sign(String(userId), password, name)}`
    },

    /** Which count this browser's attempts belong to; undefined for another person's. Few: collecting cookies gains little. */
    async countOf(cookie: string | undefined, user: { id: number; password: string } | undefined) {
      const [, owner = '', name = '', signature = ''] = deviceFormat.exec(cookie ?? '') ?? []
      const expected = Buffer.from(await sign(owner, user?.password ?? '', name))
      const isOurs = signature.length === expected.length && timingSafeEqual(Buffer.from(signature), expected)
      if (!isOurs || owner !== String(user?.id)) return undefined
      return `${owner}/${name.charCodeAt(0) % counts}`
    }
  }
}
