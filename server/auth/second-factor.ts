import type { Db } from '../database/connect.ts'
import { ClientError } from '../errors.ts'
import type { SessionUser } from './actor.ts'
import { hashCodes, newRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts'
import { findFactor, type SecondFactorStore, takeCode } from './second-factor-codes.ts'
import { beginSetUp, checkFirstCode } from './second-factor-set-up.ts'
import { endSessionsOf } from './sessions.ts'

export interface SecondFactorOptions extends SecondFactorStore {
  isRequired: (role: SessionUser['role']) => boolean
}

/** The state of a person's second factor. */
export interface SecondFactorStatus {
  /** Null where it is off. */
  since: string | null
  recoveryCodesLeft: number
  /** The role requires one. */
  isRequired: boolean
}

export type SecondFactor = ReturnType<typeof createSecondFactor>

/** The second factor of signing in: codes of an app (TOTP), and recovery codes for a lost phone. */
export function createSecondFactor({ isRequired, ...store }: SecondFactorOptions) {
  const { db } = store

  return {
    take: (userId: number, code: string) => takeCode(store, userId, code),
    begin: (user: Pick<SessionUser, 'id' | 'fullName'>) => beginSetUp(store, user),
    checkFirstCode: (userId: number, code: string) => checkFirstCode(store, userId, code),
    isOn: async (userId: number) => (await findFactor(db, userId)) !== undefined,

    /** The step that has to follow a right password, if any. */
    async stepFor({ id, role }: Pick<SessionUser, 'id' | 'role'>): Promise<'code' | 'set-up' | undefined> {
      if (await findFactor(db, id)) return 'code'
      return isRequired(role) ? 'set-up' : undefined
    },

    async status({ id, role }: Pick<SessionUser, 'id' | 'role'>): Promise<SecondFactorStatus> {
      const factor = await findFactor(db, id)
      const codes = await db.selectFrom('recoveryCode').select('hash').where('userId', '=', id).execute()
      return {
        since: factor?.confirmedAt ?? null,
        recoveryCodesLeft: codes.length,
        isRequired: isRequired(role)
      }
    },

    /**
     * Ten new recovery codes in place of all earlier ones; the caller has checked a code.
     * @returns the codes, and the write that is still to be done, in a transaction
     */
    async newCodes(userId: number) {
      const factor = await findFactor(db, userId)
      if (!factor) throw isNotOn()
      const codes = newRecoveryCodes()
      const hashes = await hashCodes(codes, factor.recoverySalt)
      return { codes, replace: (transaction: Db) => replaceRecoveryCodes(transaction, userId, hashes) }
    },

    /** @throws ClientError 409 where the role requires a factor, or there is none */
    async refuseTurningOff({ id, role }: Pick<SessionUser, 'id' | 'role'>): Promise<void> {
      if (isRequired(role)) throw new ClientError(409, 'Your role needs a second factor: it cannot be turned off.')
      if (!(await findFactor(db, id))) throw isNotOn()
    }
  }
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

function isNotOn(): ClientError {
  return new ClientError(409, 'The second factor is not on.')
}
