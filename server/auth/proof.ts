import type { Db } from '../database/connect.ts'
import { ClientError } from '../errors.ts'
import type { Actor } from './actor.ts'

/** A proof counts for this long, ms. */
const window = 60 * 60_000

/**
 * Refuses what changes other people's accounts, unless the session has shown password and second factor within the last hour
 * (OWASP ASVS 5.0, 7.5.1 and 7.5.3), by signing in or by the call that proves it again.
 * @param at ISO 8601, UTC: now
 * @throws ClientError 403 whose `errors` name what has to be shown
 */
export async function requireRecentProof(db: Db, { tokenHash }: Actor, at: string): Promise<void> {
  const since = new Date(Date.parse(at) - window).toISOString()
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
