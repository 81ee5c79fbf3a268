import { hash, hashRaw, verify } from '@node-rs/argon2'
import { atMost } from '../concurrency.ts'

// OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. The library's algorithm is argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Each hash takes 19 MiB and some 20 ms of a core: a flood of sign-ins must not slow the site down.
const twoAtOnce = atMost(2, 100, 'Too many sign-ins are waiting. Please try again.', 5)

/** @returns the hash in PHC format */
export function hashPassword(password: string): Promise<string> {
  return twoAtOnce(() => hash(password, cost))
}

/** argon2id with a given salt (hex), in hex: equal secrets have equal hashes. */
export async function hashWithSalt(secret: string, salt: string): Promise<string> {
  const hashed = await twoAtOnce(() => hashRaw(secret, { ...cost, salt: Buffer.from(salt, 'hex') }))
  return hashed.toString('hex')
}

let dummy: Promise<string> | undefined

/**
 * Without a stored hash (there is no such user) it takes the same time and is false.
 * @param network whose turn it is: a flood of sign-ins from one network waits behind itself
 */
export async function verifyPassword(password: string, stored: string | undefined, network = ''): Promise<boolean> {
  dummy ??= hashPassword('the password of nobody')
  const against = stored ?? (await dummy)
  const matches = await twoAtOnce(() => verify(against, password), network)
  return matches && stored !== undefined
}
