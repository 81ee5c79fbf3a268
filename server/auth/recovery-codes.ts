import { randomBytes, randomInt } from 'node:crypto'
import type { Db } from '../database/connect.ts'
import { hashWithSalt } from './passwords.ts'

const count = 10
const length = 10
/** Without letters and digits that are taken for one another. 32 of them: a code has 50 random bits. */
const letters = 'abcdefghjkmnpqrstuvwxyz123456789'

/** New recovery codes, as people are shown them: `abcde-fghjk`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => {
    const code = Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
    return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
  })
}

/** A new salt for the codes of one person: with one for all ten, looking for a code takes one hash and not ten. */
export function newSalt(): string {
  return randomBytes(16).toString('hex')
}

/** The hashes under which codes are kept, and found. */
export async function hashCodes(codes: readonly string[], salt: string): Promise<string[]> {
  return await Promise.all(codes.map((code) => hashWithSalt(plain(code), salt)))
}

/** Puts these codes in place of all that the person had. */
export async function replaceCodes(db: Db, userId: number, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('recoveryCode').where('userId', '=', userId).execute()
  await db
    .insertInto('recoveryCode')
    .values(hashes.map((hash) => ({ userId, hash })))
    .execute()
}

/** Uses a code up. @returns whether it was one: of two at the same moment only the first has it */
export async function takeCode(db: Db, userId: number, code: string, salt: string): Promise<boolean> {
  const [hash = ''] = await hashCodes([code], salt)
  const { numDeletedRows } = await db
    .deleteFrom('recoveryCode')
    .where('userId', '=', userId)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** A code however it was typed. */
function plain(code: string): string {
  return code.toLowerCase().replace(/[\s-]/g, '')
}
