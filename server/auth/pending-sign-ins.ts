import type { Clock } from '../clock.ts'
import type { Db } from '../database/connect.ts'
import type { SessionUser } from './actor.ts'
import { hashToken, newToken } from './tokens.ts'

/** A sign-in waits this long for its second step, ms: time to set an app up on a phone. */
const lifetime = 10 * 60_000

export type PendingSignIns = ReturnType<typeof createPendingSignIns>

/** Sign-ins whose password was right and whose second step is still to come. Their token opens nothing else. */
export function createPendingSignIns(db: Db, clock: Clock) {
  return {
    /** @returns the token for the cookie */
    async begin(userId: number): Promise<string> {
      const token = newToken()
      const expiresAt = new Date(clock().getTime() + lifetime).toISOString()
      await db
        .insertInto('signInStep')
        .values({ tokenHash: hashToken(token), userId, expiresAt })
        .execute()
      return token
    },

    /** Whose sign-in it is; undefined where there is none, or none any more. */
    async find(token: string | undefined): Promise<SessionUser | undefined> {
      if (token === undefined) return undefined
      return await db
        .selectFrom('signInStep')
        .innerJoin('user', 'user.id', 'signInStep.userId')
        .select(['user.id', 'fullName', 'role'])
        .where('tokenHash', '=', hashToken(token))
        .where('expiresAt', '>', clock().toISOString())
        .executeTakeFirst()
    },

    /** @returns whether there was one to end */
    async end(token: string | undefined): Promise<boolean> {
      if (token === undefined) return false
      const { numDeletedRows } = await db
        .deleteFrom('signInStep')
        .where('tokenHash', '=', hashToken(token))
        .executeTakeFirst()
      return numDeletedRows > 0n
    }
  }
}
