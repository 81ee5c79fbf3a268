import { hash, hashRaw, verify } from '@node-rs/argon2'
import { atMost } from '../concurrency.ts'
import { ClientError } from '../errors.ts'

// OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. The library's algorithm is argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Each hash takes 19 MiB and some 20 ms of a core; a flood of sign-ins must not take the site with it.
const twoAtOnce = atMost(
  2,
  100,
  () => new ClientError(503, 'Too many sign-ins are waiting. Please try again.', { retryAfter: 5 })
)

/** The argon2id hash of a password, in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return twoAtOnce(() => hash(password, cost))
}

/** The argon2id hash of a short secret under a salt of the caller's (hex), in hex: equal secrets have equal hashes. */
export async function hashWithSalt(secret: string, salt: string): Promise<string> {
  const hashed = await twoAtOnce(() => hashRaw(secret, { ...cost, salt: Buffer.from(salt, 'hex') }))
  return hashed.toString('hex')
}

let dummy: Promise<string> | undefined

/** Whether the password has this hash. Without a hash it takes the same time and says no: there is no such user. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  dummy ??= hashPassword('the password of nobody')
  const against = stored ?? (await dummy)
  const matches = await twoAtOnce(() => verify(against, password))
  return matches && stored !== undefined
}
