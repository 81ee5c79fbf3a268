import type { Clock } from '../clock.ts'
import type { Db } from '../database/connect.ts'
import type { Actor, SessionUser } from './actor.ts'
import type { Client } from './client.ts'
import { hashToken, newToken } from './tokens.ts'

const minute = 60_000
/** A session ends after this long without a request, ms. */
const idleLimit = 120 * minute
/** And after this long in any case, ms. */
const absoluteLimit = 12 * 60 * minute

/** A session as its owner reads it. */
export interface OwnSession extends Client {
  id: number
  createdAt: string
  /** Within a minute. */
  lastSeenAt: string
  /** The session that asks. */
  isThis: boolean
}

export type Sessions = ReturnType<typeof createSessions>

/**
 * Sessions live in the database; the browser holds a random token, the database only its hash.
 * @param needsFactor whose sessions count only while the person has a second factor
 */
export function createSessions(db: Db, clock: Clock, needsFactor: (role: SessionUser['role']) => boolean) {
  return {
    /** Begins a session and gives the token for the cookie. */
    async begin(userId: number, { address, browser }: Client): Promise<string> {
      const token = newToken()
      const now = clock().toISOString()
      await db
        .insertInto('session')
        .values({ tokenHash: hashToken(token), userId, createdAt: now, lastSeenAt: now, address, browser })
        .execute()
      return token
    },

    /** Who a token stands for, as the user is now; undefined when the session has ended. */
    async find(token: string): Promise<Actor | undefined> {
      const row = await db
        .selectFrom('session')
        .innerJoin('user', 'user.id', 'session.userId')
        .leftJoin('secondFactor', 'secondFactor.userId', 'user.id')
        .select(['tokenHash', 'session.createdAt', 'lastSeenAt', 'user.id', 'fullName', 'role', 'confirmedAt'])
        .where('tokenHash', '=', hashToken(token))
        .executeTakeFirst()
      if (!row) return undefined
      const { tokenHash, createdAt, lastSeenAt, id, fullName, role, confirmedAt } = row
      const now = clock().getTime()
      const isOver = now - Date.parse(lastSeenAt) > idleLimit || now - Date.parse(createdAt) > absoluteLimit
      // The setting may have come after the session: the person signs in again, and is led to set a factor up.
      if (isOver || (confirmedAt === null && needsFactor(role))) {
        await endWhere(tokenHash)
        return undefined
      }
      // A write a minute is enough to measure two hours by.
      if (now - Date.parse(lastSeenAt) > minute) {
        await db
          .updateTable('session')
          .set({ lastSeenAt: new Date(now).toISOString() })
          .where('tokenHash', '=', tokenHash)
          .execute()
          // On a full disk reading goes on: the next request tries again.
          .catch(() => undefined)
      }
      return { id, fullName, role, tokenHash }
    },

    /** Ends a session; nothing happens where there is none. */
    async end(token: string): Promise<void> {
      await endWhere(hashToken(token))
    },

    /** The sessions of a person that go on, the last seen first. */
    async listOwn({ id, tokenHash: own }: Actor): Promise<OwnSession[]> {
      const rows = await db
        .selectFrom('session')
        .select(['id', 'tokenHash', 'createdAt', 'lastSeenAt', 'address', 'browser'])
        .where('userId', '=', id)
        .where('lastSeenAt', '>=', before(idleLimit))
        .where('createdAt', '>=', before(absoluteLimit))
        .orderBy('lastSeenAt', 'desc')
        .orderBy('id', 'desc')
        .execute()
      return rows.map(({ tokenHash, ...session }) => ({ ...session, isThis: tokenHash === own }))
    },

    /** Ends one session of a person. @returns whether there was such a one of this person's */
    async endOwn({ id }: Actor, sessionId: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('session')
        .where('id', '=', sessionId)
        .where('userId', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** Ends all sessions of a person but the one that asks. */
    async endOthers({ id, tokenHash }: Actor): Promise<void> {
      await endSessionsOf(db, [id], tokenHash)
    },

    async deleteExpired(): Promise<void> {
      await db
        .deleteFrom('session')
        .where((where) =>
          where.or([where('lastSeenAt', '<', before(idleLimit)), where('createdAt', '<', before(absoluteLimit))])
        )
        .execute()
    }
  }

  function before(age: number): string {
    return new Date(clock().getTime() - age).toISOString()
  }

  async function endWhere(tokenHash: string): Promise<void> {
    await db.deleteFrom('session').where('tokenHash', '=', tokenHash).execute()
  }
}

/** Ends all sessions of users, but for the one that is kept, and the sign-ins that wait for a second factor. */
export async function endSessionsOf(db: Db, userIds: readonly number[], kept?: string): Promise<void> {
  let sessions = db.deleteFrom('session').where('userId', 'in', userIds)
  if (kept !== undefined) sessions = sessions.where('tokenHash', '!=', kept)
  await sessions.execute()
  await db.deleteFrom('signInStep').where('userId', 'in', userIds).execute()
}
