import { z } from 'zod'
import { hour, isoTime, isoTimeFromNow, minute } from '../clock.ts'
import { type Db, forShare } from '../database/db.ts'
import { ClientError } from '../errors.ts'
import type { Site } from '../site.ts'
import { type Actor, needsSecondFactor } from './access.ts'
import { type Client, clientSchema } from './client.ts'
import { hashToken, newToken } from './tokens.ts'

/** A session ends after this long without a request, ms. */
export const idleLimit = 2 * hour
/** And after this long in any case, ms. */
export const absoluteLimit = 12 * hour

export const ownSession = clientSchema.extend({
  id: z.int(),
  createdAt: z.iso.datetime(),
  /** Accurate to a minute. */
  lastSeenAt: z.iso.datetime(),
  isThis: z.boolean()
})
export type OwnSession = z.output<typeof ownSession>

/* The browser holds a random token, the database its hash. */

/** @returns the token for the cookie */
export async function beginSession({ db, clock }: Site, userId: number, client: Client): Promise<string> {
  const token = newToken()
  const now = clock().toISOString()
  const times = { createdAt: now, lastSeenAt: now, provenAt: now }
  await db
    .insertInto('session')
    .values({ tokenHash: hashToken(token), userId, ...times, ...client })
    .execute()
  return token
}

/** The user as of now; undefined where the session has ended. @param isBackground a call that does not prolong the session */
export async function findSession(site: Site, token: string, isBackground: boolean): Promise<Actor | undefined> {
  const { db, env } = site
  const tokenHash = hashToken(token)
  const row = await db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .leftJoin('secondFactor', 'secondFactor.userId', 'user.id')
    .select(['session.createdAt', 'lastSeenAt', 'user.id', 'fullName', 'role', 'confirmedAt'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  if (!row) return undefined
  const { createdAt, lastSeenAt, id, fullName, role, confirmedAt } = row
  const isExpired = lastSeenAt < before(site, idleLimit) || createdAt < before(site, absoluteLimit)
  // The setting may be newer than the session: the person signs in again, and is led to set a factor up.
  if (isExpired || (confirmedAt === null && needsSecondFactor(env, role))) {
    // On a full disk as well it is over: reading goes on as a visitor.
    await endSession(site, token).catch(() => undefined)
    return undefined
  }
  // Precise enough for two hours, at one write a minute.
  if (!isBackground && lastSeenAt < before(site, minute)) {
    const seen = { lastSeenAt: before(site, 0) }
    const update = db.updateTable('session').set(seen).where('tokenHash', '=', tokenHash)
    // On a full disk reading goes on: the next request tries again.
    await update.execute().catch(() => undefined)
  }
  return { id, fullName, role, tokenHash }
}

export async function endSession({ db }: Site, token: string): Promise<void> {
  await db.deleteFrom('session').where('tokenHash', '=', hashToken(token)).execute()
}

/** A person's valid sessions, the last seen first. */
export async function listSessions(site: Site, { id, tokenHash: own }: Actor): Promise<OwnSession[]> {
  const rows = await site.db
    .selectFrom('session')
    .select(['id', 'tokenHash', 'createdAt', 'lastSeenAt', 'address', 'browser'])
    .where('userId', '=', id)
    .where('lastSeenAt', '>=', before(site, idleLimit))
    .where('createdAt', '>=', before(site, absoluteLimit))
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ tokenHash, ...session }) => ({ ...session, isThis: tokenHash === own }))
}

/** @returns whether it was a session of this person */
export async function endOwnSession({ db }: Site, { id }: Actor, sessionId: number): Promise<boolean> {
  const own = db.deleteFrom('session').where('id', '=', sessionId).where('userId', '=', id)
  return (await own.executeTakeFirst()).numDeletedRows > 0n
}

function before({ clock }: Site, age: number): string {
  return isoTimeFromNow(clock, -age)
}

/** The person of a session, read again in a write's transaction: a slow request may outlive session, account or role. */
export async function confirmActor(transaction: Db, { tokenHash }: Actor): Promise<Actor | null> {
  const session = transaction
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .select(['user.id', 'fullName', 'role', 'tokenHash'])
    .where('tokenHash', '=', tokenHash)
  return (await forShare(transaction, session).executeTakeFirst()) ?? null
}

/** Gives a session another token, as after each change of how one signs in (OWASP ASVS 5.0, 7.2.4). @returns the token */
export async function renewToken(db: Db, tokenHash: string): Promise<string> {
  const token = newToken()
  await db
    .updateTable('session')
    .set({ tokenHash: hashToken(token) })
    .where('tokenHash', '=', tokenHash)
    .execute()
  return token
}

/** Ends all sessions and pending sign-ins of users. @param kept the token's hash of a session that goes on */
export async function endSessionsOf(db: Db, userIds: readonly number[], kept?: string): Promise<void> {
  let sessions = db.deleteFrom('session').where('userId', 'in', userIds)
  if (kept !== undefined) sessions = sessions.where('tokenHash', '!=', kept)
  await sessions.execute()
  await db.deleteFrom('signInStep').where('userId', 'in', userIds).execute()
}

/** A proof counts for this long, ms. */
const provenFor = hour

/**
 * Refuses changes of other people's accounts, unless the session has shown password and second factor within the last hour
 * (OWASP ASVS 5.0, 7.5.1 and 7.5.3), by signing in or by the call that proves it again.
 * @param at ISO 8601, UTC: now
 * @throws ClientError 403 whose `errors` name the missing proofs
 */
export async function requireRecentProof(db: Db, { tokenHash }: Actor, at: string): Promise<void> {
  const since = isoTime(Date.parse(at) - provenFor)
  const session = await db
    .selectFrom('session')
    .leftJoin('secondFactor', 'secondFactor.userId', 'session.userId')
    .select(['provenAt', 'confirmedAt'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  if (session && session.provenAt >= since) return
  throw new ClientError(403, 'Please show again that it is you: this needs a password entered within the last hour.', {
    errors: {
      currentPassword: 'Current password is required.',
      ...(session?.confirmedAt ? { code: 'Please enter the code.' } : {})
    }
  })
}
