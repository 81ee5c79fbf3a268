import { randomInt } from 'node:crypto'
import type { Db } from '../database/connect.ts'
import { hashWithSalt } from './passwords.ts'

const length = 10
/** Without letters and digits that are easily confused. 32 of them: a code has 50 random bits. */
const letters = 'abcdefghjkmnpqrstuvwxyz123456789'

/** New recovery codes in the form `abcde-fghjk`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () => {
    const code = Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
    return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
  })
}

/** The hashes that codes are stored and looked up by. */
export async function hashCodes(codes: readonly string[], salt: string): Promise<string[]> {
  return await Promise.all(codes.map((code) => hashWithSalt(plain(code), salt)))
}

/** Replaces all codes of a person. */
export async function replaceRecoveryCodes(db: Db, userId: number, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('recoveryCode').where('userId', '=', userId).execute()
  await db
    .insertInto('recoveryCode')
    .values(hashes.map((hash) => ({ userId, hash })))
    .execute()
}

/** Uses up a code. @returns whether it was valid: of two concurrent calls only one gets it */
export async function takeRecoveryCode(db: Db, userId: number, code: string, salt: string): Promise<boolean> {
  const [hash = ''] = await hashCodes([code], salt)
  const { numDeletedRows } = await db
    .deleteFrom('recoveryCode')
    .where('userId', '=', userId)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

function plain(code: string): string {
  return code.toLowerCase().replace(/[\s-]/g, '')
}
