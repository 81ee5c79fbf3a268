import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/connect.ts'
import { ClientError, invalid } from '../errors.ts'
import type { SessionUser } from './actor.ts'
import type { Counter, Limits } from './limits.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { endSessionsOf } from './sessions.ts'
import type { SignInLog } from './sign-in-log.ts'
import { isTotpCode, stepOf } from './totp.ts'
import { keyName, type Vault } from './vault.ts'

/* The second factor of signing in: codes of an app (TOTP), and recovery codes for a lost phone. */

/** What accounts and second factors are stored and checked with. */
export interface AuthStore {
  db: Db
  clock: Clock
  limits: Limits
  log: SignInLog
  vault: Vault
  isRequired: (role: SessionUser['role']) => boolean
}

/** The state of a person's second factor; `since` is null where it is off. */
export const secondFactorStatus = z.object({
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
  isRequired: z.boolean()
})
export type SecondFactorStatus = z.output<typeof secondFactorStatus>

/** Takes the app's code or a recovery code. @throws ClientError 422 where it is wrong or used, 429 after too many attempts */
export async function takeCode(store: AuthStore, userId: number, input: string): Promise<'app' | 'recovery'> {
  const { db, limits } = store
  await limits.attempt(codeCounter(userId))
  const factor = await findFactor(db, userId)
  const code = input.replace(/\s/g, '')
  const kind = isTotpCode(code) ? 'app' : 'recovery'
  const isRight =
    factor !== undefined &&
    (kind === 'app'
      ? await takeTotp(store, userId, factor.secret, code)
      : await takeRecoveryCode(db, userId, code, factor.recoverySalt))
  if (!isRight) throw invalid({ code: 'This code is not right, or has been used already.' })
  await limits.forget(codeCounter(userId))
  return kind
}

/** The step that has to follow a right password, if any. */
export async function stepFor({ db, isRequired }: AuthStore, { id, role }: Pick<SessionUser, 'id' | 'role'>) {
  if (await findFactor(db, id)) return 'code'
  return isRequired(role) ? 'set-up' : undefined
}

export async function readStatus({ db, isRequired }: AuthStore, { id, role }: Pick<SessionUser, 'id' | 'role'>) {
  const factor = await findFactor(db, id)
  const codes = await db.selectFrom('recoveryCode').select('hash').where('userId', '=', id).execute()
  return { since: factor?.confirmedAt ?? null, recoveryCodesLeft: codes.length, isRequired: isRequired(role) }
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

/** @throws ClientError 503 where the key is gone: no code can be checked then */
export async function openSecret(vault: Vault, userId: number, sealed: string): Promise<string> {
  const secret = await vault.open(sealed, vaultContext(userId))
  if (secret === undefined)
    throw new ClientError(
      503,
      `The codes of apps cannot be checked here: the file ${keyName} is not the one they were set up with. Please use a recovery code.`
    )
  return secret
}

/** What a secret is sealed for. */
export function vaultContext(userId: number): string {
  return `second factor of user ${userId}`
}

/** Counts wrong codes: apart from passwords, which are right by then. */
export function codeCounter(userId: number): Counter {
  return { kind: 'code', who: String(userId) }
}

/** A code is taken once, and none that is older than the last one. */
async function takeTotp({ db, clock, vault }: AuthStore, userId: number, sealed: string, code: string) {
  const step = stepOf(code, await openSecret(vault, userId, sealed), clock())
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
