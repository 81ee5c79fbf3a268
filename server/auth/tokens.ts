import { createHash, randomBytes } from 'node:crypto'

/** A token for a cookie: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The database stores only this hash: a reader of the database cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
