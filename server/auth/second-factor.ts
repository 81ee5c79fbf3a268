import { z } from 'zod'
import type { Db } from '../database/connect.ts'
import { invalid } from '../errors.ts'
import type { Site } from '../site.ts'
import { needsSecondFactor } from './access.ts'
import type { SessionUser } from './actor.ts'
import type { Counter } from './limits.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { endSessionsOf } from './sessions.ts'
import { isTotpCode, stepOf } from './totp.ts'
import { openSecret } from './vault.ts'

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

/** What has to follow the password: a code, or first the set-up of a factor that the role requires. */
export type Step = 'code' | 'set-up'

/** The step that has to follow a right password, if any. */
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
  return await db
    .selectFrom('secondFactor')
    .selectAll()
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()
}

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
