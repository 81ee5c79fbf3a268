import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/connect.ts'
import type { Actor } from './actor.ts'

const minute = 60_000
/** A session ends after this long without a request, ms. */
const idleLimit = 120 * minute
/** And after this long in any case, ms. */
const absoluteLimit = 12 * 60 * minute

export type Sessions = ReturnType<typeof createSessions>

/** Sessions live in the database; the browser holds a random token, the database only its hash. */
export function createSessions(db: Db, clock: Clock) {
  return {
    /** Begins a session and gives the token for the cookie. */
    async begin(userId: number): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      const now = clock().toISOString()
      await db
        .insertInto('session')
        .values({ tokenHash: hashToken(token), userId, createdAt: now, lastSeenAt: now })
        .execute()
      return token
    },

    /** Who a token stands for, as the user is now; undefined when the session has ended. */
    async find(token: string): Promise<Actor | undefined> {
      const row = await db
        .selectFrom('session')
        .innerJoin('user', 'user.id', 'session.userId')
        .select(['tokenHash', 'session.createdAt', 'lastSeenAt', 'user.id', 'fullName', 'role'])
        .where('tokenHash', '=', hashToken(token))
        .executeTakeFirst()
      if (!row) return undefined
      const { tokenHash, createdAt, lastSeenAt, id, fullName, role } = row
      const now = clock().getTime()
      if (now - Date.parse(lastSeenAt) > idleLimit || now - Date.parse(createdAt) > absoluteLimit) {
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

    /** Forgets sessions that are over. */
    async sweep(): Promise<void> {
      const before = (age: number) => new Date(clock().getTime() - age).toISOString()
      await db
        .deleteFrom('session')
        .where((where) =>
          where.or([where('lastSeenAt', '<', before(idleLimit)), where('createdAt', '<', before(absoluteLimit))])
        )
        .execute()
    }
  }

  async function endWhere(tokenHash: string): Promise<void> {
    await db.deleteFrom('session').where('tokenHash', '=', tokenHash).execute()
  }
}

/** Ends all sessions of users, but for the one that is kept. */
export async function endSessionsOf(db: Db, userIds: readonly number[], kept?: string): Promise<void> {
  let sessions = db.deleteFrom('session').where('userId', 'in', userIds)
  if (kept !== undefined) sessions = sessions.where('tokenHash', '!=', kept)
  await sessions.execute()
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
