import { randomBytes } from 'node:crypto'
import { encodeQR } from 'qr'
import { z } from 'zod'
import type { Db } from '../database/connect.ts'
import { ClientError, invalid } from '../errors.ts'
import type { Site } from '../site.ts'
import type { SessionUser } from './actor.ts'
import { hashCodes, newRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts'
import { codeCounter } from './second-factor.ts'
import { endSessionsOf } from './sessions.ts'
import { newSecret, secretUri, stepOf } from './totp.ts'
import { openSecret, sealSecret } from './vault.ts'

/** A set-up that is not completed in this time has to begin anew, ms. */
const lifetime = 15 * 60_000
/** The free squares around a QR code, without which cameras do not find it (ISO/IEC 18004, 6.3.8). */
const qrBorder = 4

/** What an authenticator app needs; shown once. */
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
    .where('begunAt', '>', new Date(clock().getTime() - lifetime).toISOString())
    .executeTakeFirst()
  if (begun?.confirmedAt) throw isOnAlready()
  if (!begun) throw new ClientError(409, 'Setting up took too long. Please begin again.')
  const { secret, recoverySalt } = begun
  const step = stepOf(input.replace(/\s/g, ''), await openSecret(env, userId, secret), clock())
  if (step === undefined) throw invalid({ code: 'This code is not right. Is the clock of your phone right?' })
  await limits.forget(codeCounter(userId))
  const codes = newRecoveryCodes()
  const hashes = await hashCodes(codes, recoverySalt)

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
