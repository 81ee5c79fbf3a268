import type { Clock } from '../clock.ts'
import type { Db } from '../database/connect.ts'
import { ClientError, invalid } from '../errors.ts'
import type { Counter, Limits } from './limits.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { isTotpCode, stepOf } from './totp.ts'
import { keyName, type Vault } from './vault.ts'

/** What second factors are kept and checked with. */
export interface SecondFactorStore {
  db: Db
  clock: Clock
  limits: Limits
  vault: Vault
}

/**
 * Takes a code: the app's, or a recovery code. Attempts are limited by the same rule as passwords.
 * @throws ClientError 422 where it is wrong or used, 429 after too many attempts
 */
export async function takeCode(store: SecondFactorStore, userId: number, input: string): Promise<'app' | 'recovery'> {
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
async function takeTotp({ db, clock, vault }: SecondFactorStore, userId: number, sealed: string, code: string) {
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
