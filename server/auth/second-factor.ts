import { randomBytes, randomInt } from 'node:crypto'
import { encodeQR } from 'qr'
import { z } from 'zod'
import { isoTimeFromNow, minute } from '../clock.ts'
import type { Db } from '../database/connect.ts'
import { ClientError, invalid } from '../errors.ts'
import type { Site } from '../site.ts'
import { needsSecondFactor, type SessionUser } from './access.ts'
import type { Counter } from './limits.ts'
import { hashWithSalt } from './passwords.ts'
import { endSessionsOf } from './sessions.ts'
import { isTotpCode, newSecret, secretUri, stepOf } from './totp.ts'
import { openSecret, sealSecret } from './vault.ts'

/* The second factor of signing in: codes of an app (TOTP), and recovery codes for a lost phone. */

/** The state of a person's second factor; `since` is null where it is off. */
export const secondFactorStatus = z.object({
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
  isRequired: z.boolean()
})
export type SecondFactorStatus = z.output<typeof secondFactorStatus>

/** Takes the app's code or a recovery code. @throws ClientError 422 where it is wrong or used, 429 after too many attempts */
export async function takeCode(site: Site, userId: number, input: string): Promise<'app' | 'recovery'> {
  const { db, limits } = site
  await limits.attempt(codeCounter(userId))
  const factor = await findFactor(db, userId)
  const code = input.replace(/\s/g, '')
  const kind = isTotpCode(code) ? 'app' : 'recovery'
  const isRight =
    factor !== undefined &&
    (kind === 'app'
      ? await takeTotp(site, userId, factor.secret, code)
      : await takeRecoveryCode(db, userId, code, factor.recoverySalt))
  if (!isRight) throw invalid({ code: 'This code is not right, or has been used already.' })
  await limits.forget(codeCounter(userId))
  return kind
}

/** The step after the password: a code, or first the set-up of a factor that the role requires. */
export type Step = 'code' | 'set-up'

export async function stepFor({ db, env }: Site, { id, role }: SessionUser): Promise<Step | undefined> {
  if (await findFactor(db, id)) return 'code'
  return needsSecondFactor(env, role) ? 'set-up' : undefined
}

export async function readStatus({ db, env }: Site, { id, role }: SessionUser): Promise<SecondFactorStatus> {
  const factor = await findFactor(db, id)
  const codes = await db.selectFrom('recoveryCode').select('hash').where('userId', '=', id).execute()
  const isRequired = needsSecondFactor(env, role)
  return { since: factor?.confirmedAt ?? null, recoveryCodesLeft: codes.length, isRequired }
}

/** Deletes a person's factor and recovery codes and ends the sessions, in a transaction. @returns whether there was a factor */
export async function removeSecondFactor(transaction: Db, userId: number, keptSession?: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('secondFactor')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()
  if (numDeletedRows > 0n) await endSessionsOf(transaction, [userId], keptSession)
  return numDeletedRows > 0n
}

/** The factor in force; undefined where there is none, or its set-up is not complete. */
export async function findFactor(db: Db, userId: number) {
  return await factorsInForce(db).selectAll().where('userId', '=', userId).executeTakeFirst()
}

/** The factors whose set-up is complete. */
export const factorsInForce = (db: Db) => db.selectFrom('secondFactor').where('confirmedAt', 'is not', null)

/** Counts wrong codes: apart from passwords, which are right by then. */
export function codeCounter(userId: number): Counter {
  return { kind: 'code', who: String(userId) }
}

/** A code is taken once, and none that is older than the last one. */
async function takeTotp({ db, clock, env }: Site, userId: number, sealed: string, code: string) {
  const step = stepOf(code, await openSecret(env, userId, sealed), clock())
  if (step === undefined) return false
  const { numUpdatedRows } = await db
    .updateTable('secondFactor')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('secret', '=', sealed)
    .where('confirmedAt', 'is not', null)
    .where('lastStep', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A set-up that is not completed in this time has to begin anew, ms. */
const setUpLifetime = 15 * minute
/** The free squares around a QR code, without which cameras do not find it (ISO/IEC 18004, 6.3.8). */
const qrBorder = 4

export const setUpSchema = z.object({
  /** base32, for typing. */
  secret: z.string(),
  /** otpauth:// */
  uri: z.string(),
  /** One path of squares, for an SVG element of `size` by `size`. */
  qr: z.object({ size: z.int(), path: z.string() })
})
export type SetUp = z.output<typeof setUpSchema>

/** Begins to set a factor up, with a new secret each time. @throws ClientError 409 where there is one already */
export async function beginSetUp({ db, clock, env }: Site, { id, fullName }: SessionUser): Promise<SetUp> {
  const secret = newSecret()
  const fresh = {
    secret: await sealSecret(env, id, secret),
    begunAt: clock().toISOString(),
    lastStep: 0,
    // One for all codes: with one for each, looking a code up would take ten hashes.
    recoverySalt: randomBytes(16).toString('hex')
  }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('secondFactor')
    .values({ userId: id, confirmedAt: null, ...fresh })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet(fresh).where('secondFactor.confirmedAt', 'is', null)
    )
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) throw isOnAlready()
  const { companyName } = await db.selectFrom('settings').select('companyName').executeTakeFirstOrThrow()
  const uri = secretUri(secret, companyName, fullName)
  const rows = encodeQR(uri, 'raw', { ecc: 'medium', border: qrBorder })
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { secret, uri, qr: { size: rows.length, path: squares.join('') } }
}

/**
 * Checks the app's first code. @returns the recovery codes, and the write to do in a transaction: it turns the factor on and ends
 * the person's sessions but that of `keptSession`, its token's hash @throws ClientError 409, 422, 429
 */
export async function checkFirstCode({ db, clock, limits, env }: Site, userId: number, input: string) {
  await limits.attempt(codeCounter(userId))
  const begun = await db
    .selectFrom('secondFactor')
    .selectAll()
    .where('userId', '=', userId)
    .where('begunAt', '>', isoTimeFromNow(clock, -setUpLifetime))
    .executeTakeFirst()
  if (begun?.confirmedAt) throw isOnAlready()
  if (!begun) throw new ClientError(409, 'Setting up took too long. Please begin again.')
  const { secret, recoverySalt } = begun
  const step = stepOf(input.replace(/\s/g, ''), await openSecret(env, userId, secret), clock())
  if (step === undefined) throw invalid({ code: 'This code is not right. Is the clock of your phone right?' })
  await limits.forget(codeCounter(userId))
  const { codes, hashes } = await newRecoveryCodes(recoverySalt)

  /** @throws ClientError 409 */
  async function turnOn(transaction: Db, keptSession?: string): Promise<void> {
    const { numUpdatedRows } = await transaction
      .updateTable('secondFactor')
      .set({ confirmedAt: clock().toISOString(), lastStep: step })
      .where('userId', '=', userId)
      .where('secret', '=', secret)
      .where('confirmedAt', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new ClientError(409, 'Setting up was begun elsewhere. Please begin again.')
    await replaceRecoveryCodes(transaction, userId, hashes)
    await endSessionsOf(transaction, [userId], keptSession)
  }

  return { codes, turnOn }
}

function isOnAlready(): ClientError {
  return new ClientError(409, 'The second factor is on already.')
}

const codeLength = 10
/** Without letters and digits that are easily confused. 32 of them: a code has 50 random bits. */
const codeLetters = 'abcdefghjkmnpqrstuvwxyz123456789'

/** Ten new recovery codes in the form `abcde-fghjk`, and the hashes that they are stored and looked up by. */
export async function newRecoveryCodes(salt: string): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: 10 }, () => {
    const code = Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('')
    return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`
  })
  return { codes, hashes: await Promise.all(codes.map((code) => hashCode(code, salt))) }
}

function hashCode(code: string, salt: string): Promise<string> {
  return hashWithSalt(code.toLowerCase().replace(/[\s-]/g, ''), salt)
}

export async function replaceRecoveryCodes(db: Db, userId: number, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('recoveryCode').where('userId', '=', userId).execute()
  await db
    .insertInto('recoveryCode')
    .values(hashes.map((hash) => ({ userId, hash })))
    .execute()
}

/** Uses up a code. @returns whether it was valid: of two concurrent calls only one gets it */
async function takeRecoveryCode(db: Db, userId: number, code: string, salt: string): Promise<boolean> {
  const hash = await hashCode(code, salt)
  const { numDeletedRows } = await db
    .deleteFrom('recoveryCode')
    .where('userId', '=', userId)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
