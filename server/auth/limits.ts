import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/connect.ts'
import { ClientError } from '../errors.ts'

const second = 1_000
const minute = 60 * second

/** At most `count` in a window of time; further ones are refused until it is over. */
export interface Limit {
  name: string
  count: number
  /** ms */
  within: number
}

export const loginsPerAddress: Limit = { name: 'login-address', count: 20, within: 15 * minute }
// Enough for a person who fills a catalogue: one picture is made at a time, whoever sends it.
export const uploadsPerUser: Limit = { name: 'upload', count: 200, within: 10 * minute }

/** Failures of an account without a wait; each further one doubles it, from one second to `maxWait`. */
const freeFailures = 5
const maxWait = 15 * minute

export type Limits = ReturnType<typeof createLimits>

/** Rate limits, counted in the database, so that several servers share them. */
export function createLimits(db: Db, clock: Clock, isOn: boolean) {
  const at = (time: number) => new Date(time).toISOString()

  return {
    /**
     * Counts one more.
     * @param who the key of the count: an address, a user's id
     * @param within the transaction that the count is part of
     * @throws ClientError 429 beyond the limit
     */
    async take(limit: Limit, who: string, within: Db = db): Promise<void> {
      if (!isOn) return
      const now = clock().getTime()
      const { count, resetAt } = await increase(within, keyOf(limit.name, who), now, limit.within)
      if (count > limit.count) throw tooMany(Date.parse(resetAt) - now)
    },

    /**
     * Counts an attempt as failed before its password is checked, so that concurrent ones cannot all pass; `clearAccount`
     * takes it back. The account need not exist.
     * @throws ClientError 429 during the wait after failures
     */
    async tryAccount(name: string): Promise<void> {
      if (!isOn) return
      const key = keyOf('login-account', name)
      await db.transaction().execute(async (transaction) => {
        const now = clock().getTime()
        const { count, blockedUntil } = await increase(transaction, key, now, 24 * 60 * minute)
        const left = Date.parse(blockedUntil) - now
        if (left > 0) throw tooMany(left)
        if (count < freeFailures) return
        const wait = Math.min(second * 2 ** (count - freeFailures), maxWait)
        await transaction
          .updateTable('attempt')
          .set({ blockedUntil: at(now + wait) })
          .where('key', '=', key)
          .execute()
      })
    },

    /** After a right password: resets the count. */
    async clearAccount(name: string): Promise<void> {
      await db.deleteFrom('attempt').where('key', '=', keyOf('login-account', name)).execute()
    },

    async deleteExpired(): Promise<void> {
      await db.deleteFrom('attempt').where('resetAt', '<', at(clock().getTime())).execute()
    }
  }

  async function increase(db: Db, key: string, now: number, within: number) {
    const fresh = { count: 1, resetAt: at(now + within), blockedUntil: at(0) }
    await db.deleteFrom('attempt').where('key', '=', key).where('resetAt', '<=', at(now)).execute()
    return await db
      .insertInto('attempt')
      .values({ key, ...fresh })
      .onConflict((conflict) => conflict.column('key').doUpdateSet((row) => ({ count: row('attempt.count', '+', 1) })))
      .returning(['count', 'resetAt', 'blockedUntil'])
      .executeTakeFirstOrThrow()
  }
}

// Hashed: people type passwords into the field for the name.
function keyOf(limit: string, who: string): string {
  return `${limit}:${createHash('sha256').update(who).digest('hex').slice(0, 32)}`
}

function tooMany(wait: number): ClientError {
  const seconds = Math.max(1, Math.ceil(wait / second))
  const when = seconds < 90 ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${Math.ceil(seconds / 60)} minutes`
  return new ClientError(429, `Too many attempts. Please try again in ${when}.`, { retryAfter: seconds })
}

/** The key of an address: an IPv6 customer has a whole /64. */
export function limitedAddress(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? []
  const before = head === '' ? [] : head.split(':')
  const after = tail === '' ? [] : tail.split(':')
  const gap = address.includes('::') ? Array(Math.max(0, 8 - before.length - after.length)).fill('0') : []
  return [...before, ...gap, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
