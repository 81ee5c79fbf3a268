import type { Clock } from '../clock.ts'
import type { Db } from '../database/connect.ts'
import { ClientError, invalid } from '../errors.ts'
import type { SessionUser } from './actor.ts'
import type { Limits } from './limits.ts'
import { type QrCode, qrCode } from './qr-code.ts'
import { hashCodes, newRecoveryCodes, newSalt, replaceCodes, takeCode } from './recovery-codes.ts'
import { endSessionsOf } from './sessions.ts'
import { isTotpCode, newSecret, secretUri, stepOf } from './totp.ts'
import { keyName, type Vault } from './vault.ts'

/** Setting up that is not finished in this time begins anew, ms. */
const setUpTime = 15 * 60_000

export interface SecondFactorOptions {
  db: Db
  clock: Clock
  limits: Limits
  vault: Vault
  isRequired: (role: SessionUser['role']) => boolean
}

/** What a person's app needs, once: as a picture, as a link and as text. */
export interface SetUp {
  secret: string
  uri: string
  qr: QrCode
}

/** How somebody's second factor stands. */
export interface SecondFactorStatus {
  /** Null where it is off. */
  since: string | null
  recoveryCodesLeft: number
  /** The role needs one. */
  isRequired: boolean
}

export type SecondFactor = ReturnType<typeof createSecondFactor>

const wrongCode = 'This code is not right, or has been used already.'

/** The second factor of signing in: codes of an app (TOTP), and recovery codes for the day when it is lost. */
export function createSecondFactor({ db, clock, limits, vault, isRequired }: SecondFactorOptions) {
  const now = () => clock().toISOString()
  const contextOf = (userId: number) => `second factor of user ${userId}`

  /** The factor in force; undefined where there is none, or none yet. */
  async function find(userId: number) {
    return await db
      .selectFrom('secondFactor')
      .selectAll()
      .where('userId', '=', userId)
      .where('confirmedAt', 'is not', null)
      .executeTakeFirst()
  }

  /** @throws ClientError 503 where the key is gone: no code can be checked then */
  async function openSecret(userId: number, sealed: string): Promise<string> {
    const secret = await vault.open(sealed, contextOf(userId))
    if (secret === undefined)
      throw new ClientError(
        503,
        `The codes of apps cannot be checked here: the file ${keyName} is not the one they were set up with. Please use a recovery code.`
      )
    return secret
  }

  /** Takes a code of the app. Of the same code twice, and of an older one, only the first is taken. */
  async function takeTotp(userId: number, sealed: string, code: string): Promise<boolean> {
    const step = stepOf(code, await openSecret(userId, sealed), clock())
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

  /**
   * Takes a code: the app's, or a recovery code. Counted by the same rule as passwords.
   * @throws ClientError 422 where it is wrong or used, 429 after too many
   */
  async function take(userId: number, typed: string): Promise<'app' | 'recovery'> {
    await limits.tryAccount(limitedAs(userId))
    const factor = await find(userId)
    const code = typed.replace(/\s/g, '')
    const kind = isTotpCode(code) ? 'app' : 'recovery'
    const isRight =
      factor !== undefined &&
      (kind === 'app'
        ? await takeTotp(userId, factor.secret, code)
        : await takeCode(db, userId, code, factor.recoverySalt))
    if (!isRight) throw invalid({ code: wrongCode })
    await limits.clearAccount(limitedAs(userId))
    return kind
  }

  return {
    take,

    /** Whether somebody must give a code at the sign-in, must set a factor up first, or neither. */
    async stepFor({ id, role }: Pick<SessionUser, 'id' | 'role'>): Promise<'code' | 'set-up' | undefined> {
      if (await find(id)) return 'code'
      return isRequired(role) ? 'set-up' : undefined
    },

    async status({ id, role }: Pick<SessionUser, 'id' | 'role'>): Promise<SecondFactorStatus> {
      const factor = await find(id)
      const codes = await db.selectFrom('recoveryCode').select('hash').where('userId', '=', id).execute()
      return {
        since: factor?.confirmedAt ?? null,
        recoveryCodesLeft: codes.length,
        isRequired: isRequired(role)
      }
    },

    /**
     * Begins to set a factor up, with a new secret each time.
     * @throws ClientError 409 where there is one already
     */
    async begin({ id, fullName }: Pick<SessionUser, 'id' | 'fullName'>): Promise<SetUp> {
      const secret = newSecret()
      const fresh = {
        secret: await vault.seal(secret, contextOf(id)),
        begunAt: now(),
        lastStep: 0,
        recoverySalt: newSalt()
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
      return { secret, uri, qr: qrCode(uri) }
    },

    /**
     * Turns the factor on, by a first code of the app. All sessions end but for the one that is kept.
     * @returns the recovery codes, which nobody can read again
     * @throws ClientError 409, 422, 429
     */
    async confirm(userId: number, typed: string, kept?: string): Promise<string[]> {
      await limits.tryAccount(limitedAs(userId))
      const begun = await db
        .selectFrom('secondFactor')
        .selectAll()
        .where('userId', '=', userId)
        .where('begunAt', '>', new Date(clock().getTime() - setUpTime).toISOString())
        .executeTakeFirst()
      if (begun?.confirmedAt) throw isOnAlready()
      if (!begun) throw new ClientError(409, 'Setting up took too long. Please begin again.')
      const step = stepOf(typed.replace(/\s/g, ''), await openSecret(userId, begun.secret), clock())
      if (step === undefined) throw invalid({ code: 'This code is not right. Is the clock of your phone right?' })
      const codes = newRecoveryCodes()
      const hashes = await hashCodes(codes, begun.recoverySalt)
      await db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('secondFactor')
          .set({ confirmedAt: now(), lastStep: step })
          .where('userId', '=', userId)
          .where('secret', '=', begun.secret)
          .where('confirmedAt', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) throw new ClientError(409, 'Setting up was begun elsewhere. Please begin again.')
        await replaceCodes(transaction, userId, hashes)
        await endSessionsOf(transaction, [userId], kept)
      })
      await limits.clearAccount(limitedAs(userId))
      return codes
    },

    /** Gives ten new recovery codes in place of all earlier ones. The caller has checked a code. */
    async renewCodes(userId: number): Promise<string[]> {
      const factor = await find(userId)
      if (!factor) throw isNotOn()
      const codes = newRecoveryCodes()
      const hashes = await hashCodes(codes, factor.recoverySalt)
      await db.transaction().execute((transaction) => replaceCodes(transaction, userId, hashes))
      return codes
    },

    /** @throws ClientError 409 where the person must have one, or has none */
    async refuseTurningOff({ id, role }: Pick<SessionUser, 'id' | 'role'>): Promise<void> {
      if (isRequired(role)) throw new ClientError(409, 'Your role needs a second factor: it cannot be turned off.')
      if (!(await find(id))) throw isNotOn()
    },

    remove: (userId: number, kept?: string) => removeSecondFactor(db, userId, kept)
  }
}

/** Takes somebody's factor and recovery codes away and ends the sessions. @returns whether there was a factor */
export async function removeSecondFactor(db: Db, userId: number, kept?: string): Promise<boolean> {
  return await db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('secondFactor')
      .where('userId', '=', userId)
      .where('confirmedAt', 'is not', null)
      .executeTakeFirst()
    if (numDeletedRows > 0n) await endSessionsOf(transaction, [userId], kept)
    return numDeletedRows > 0n
  })
}

/** Under this name wrong codes are counted: apart from passwords, which are right by then. */
export function limitedAs(userId: number): string {
  return `code:${userId}`
}

function isOnAlready(): ClientError {
  return new ClientError(409, 'The second factor is on already.')
}

function isNotOn(): ClientError {
  return new ClientError(409, 'The second factor is not on.')
}
