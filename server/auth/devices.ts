import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Site } from '../site.ts'
import { readOrCreateKey, signInKeyName } from './key-file.ts'
import { newToken } from './tokens.ts'

/*
 * Browsers where a person has signed in before (OWASP, Device Cookies): their attempts are counted apart, so that strangers who
 * guess keep out strangers, and not the person. The cookie admits nobody, and ends with the password that it was issued for.
 */

/** Of the cookie, s: the longest that browsers keep one (RFC 6265bis, 5.5). */
export const deviceLifetime = 400 * 24 * 3_600

/** The value of a device cookie: a user's id, a random name, and the signature of both. */
export const deviceFormat = /^(\d{1,16})\.([\w-]{43})\.([\w-]{43})$/

/** The number of failure counts that the devices of one person share. */
const counts = 16

/** The cookie for a browser in which this person has just signed in. */
export async function issueDevice(site: Site, userId: number): Promise<string> {
  const user = site.db.selectFrom('user').select('password').where('id', '=', userId)
  const { password } = await user.executeTakeFirstOrThrow()
  const name = newToken()
  return `${userId}.${name}.${await sign(site, String(userId), password, name)}`
}

type Person = { id: number; password: string } | undefined

/** Finds the failure count of this browser; undefined for another person's cookie. Few counts: collecting cookies gains little. */
export async function deviceCount(site: Site, cookie: string | undefined, user: Person): Promise<string | undefined> {
  const [, owner = '', name = '', signature = ''] = deviceFormat.exec(cookie ?? '') ?? []
  const expected = Buffer.from(await sign(site, owner, user?.password ?? '', name))
  const isOurs = signature.length === expected.length && timingSafeEqual(Buffer.from(signature), expected)
  return isOurs && owner === String(user?.id) ? `${owner}/${name.charCodeAt(0) % counts}` : undefined
}

/** @param password the stored hash: a new one has another salt even where the password is the same */
async function sign({ env }: Site, userId: string, password: string, name: string): Promise<string> {
  const key = await readOrCreateKey(env.DATA_DIR, signInKeyName)
  return createHmac('sha256', key).update(`device\n${userId}\n${password}\n${name}`).digest('base64url')
}
