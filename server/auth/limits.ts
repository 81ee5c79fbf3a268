import { createHmac } from 'node:crypto'
import { type Clock, day, isoTime, minute, second } from '../clock.ts'
import type { Db } from '../database/connect.ts'
import { ClientError } from '../errors.ts'
import { limitedAddress, networkOf } from '../http/addresses.ts'

/** At most `count` in a window of time; further ones are refused until it is over. */
export interface Limit {
  name: string
  count: number
  /** ms */
  within: number
}

/** Failed sign-ins. */
export const failedLogins = perSource('login-address', 20, 200, 15 * minute)
// Enough for a person who fills a catalogue: one picture is made at a time, whoever sends it.
export const uploadsPerUser: Limit = { name: 'upload', count: 200, within: 10 * minute }

/** Failures without a wait; each further one doubles it, from one second to `maxWait`. */
const freeFailures = 5
const maxWait = 15 * minute

/** A limit, and whom it is counted for: an address, a user's id. */
export type Count = readonly [limit: Limit, who: string]

/** Limits for one address (IPv6: a /64), and for its network, all of which one sender may have. @param within ms */
export function perSource(name: string, ofAddress: number, ofNetwork: number, within: number) {
  return (from: string): Count[] => [
    [{ name, count: ofAddress, within }, limitedAddress(from)],
    [{ name: `${name}-network`, count: ofNetwork, within }, networkOf(from)]
  ]
}

/** The subject of a failure count. The kind is part of the key: no typed name reaches the count of an account, a code or a device. */
export interface Counter {
  kind: 'sign-in-name' | 'sign-in-account' | 'sign-in-nobody' | 'sign-in-device' | 'code' | 'own-password'
  /** The typed name, an account's id or a device's name. */
  who: string
}

export type Limits = ReturnType<typeof createLimits>

/**
 * Rate limits in the database, shared by all servers. A call over its limit only reads: a flood of calls causes no flood of writes.
 * @param readKey reads the key for hashing names: people type passwords into the field for the name
 */
export function createLimits(db: Db, clock: Clock, isOn: boolean, readKey: () => Promise<Buffer>) {
  async function keyOf(kind: string, who: string): Promise<string> {
    const hash = createHmac('sha256', await readKey()).update(`attempt\n${kind}\n${who}`)
    return `${kind}:${hash.digest('hex').slice(0, 32)}`
  }

  /** Counts a failure, unless the wait after earlier ones is not over. @returns how many there are, and the wait that is left, ms */
  async function fail(within: Db, counter: Counter, now: number): Promise<{ count: number; left: number }> {
    const row = await keyOf(counter.kind, counter.who)
    const [known] = await select(within, [row], now)
    if (known && timeLeft(known.blockedUntil, now) > 0)
      return { count: known.count, left: timeLeft(known.blockedUntil, now) }
    const { count, blockedUntil } = await increase(within, row, now, day)
    // Another failure may have been counted since.
    const left = timeLeft(blockedUntil, now)
    if (left > 0) {
      await decrease(within, row)
      return { count: count - 1, left }
    }
    if (count >= freeFailures) {
      const wait = Math.min(second * 2 ** (count - freeFailures), maxWait)
      await within
        .updateTable('attempt')
        .set({ blockedUntil: isoTime(now + wait) })
        .where('key', '=', row)
        .execute()
    }
    return { count, left: 0 }
  }

  return {
    /** Counts one more for each of these limits. @param within their transaction @throws ClientError 429 where one is full */
    async take(wanted: readonly Count[], within: Db = db): Promise<void> {
      if (!isOn) return
      const now = clock().getTime()
      const counts = await Promise.all(
        wanted.map(async ([limit, who]) => ({ limit, key: await keyOf(limit.name, who) }))
      )
      const keys = counts.map(({ key }) => key)
      const known = await select(within, keys, now)
      for (const { limit, key } of counts) {
        const row = known.find((row) => row.key === key)
        if (row && row.count >= limit.count) throw tooMany(timeLeft(row.resetAt, now))
      }
      for (const { limit, key } of counts) {
        const { count, resetAt } = await increase(within, key, now, limit.within)
        if (count > limit.count) throw tooMany(timeLeft(resetAt, now))
      }
    },

    /** Takes back one that was not to be counted. */
    async giveBack(limit: Limit, who: string): Promise<void> {
      if (isOn) await decrease(db, await keyOf(limit.name, who))
    },

    /**
     * Counts an attempt as failed before its secret is checked, so that concurrent ones cannot all pass; `forget` takes it back.
     * @param announced its wait is reported @param silent its wait is not: the caller answers as to a wrong secret
     * @returns whether the silent count waits, and its failures with this one @throws ClientError 429 during the wait of `announced`
     */
    async attempt(announced: Counter, silent?: Counter): Promise<{ mustWait: boolean; failures: number }> {
      if (!isOn) return { mustWait: false, failures: 0 }
      return await db.transaction().execute(async (transaction) => {
        const now = clock().getTime()
        const failure = await fail(transaction, announced, now)
        if (failure.left > 0) throw tooMany(failure.left)
        if (!silent) return { mustWait: false, failures: failure.count }
        const { count, left } = await fail(transaction, silent, now)
        return { mustWait: left > 0, failures: count }
      })
    },

    /** After a right secret: resets the counts. */
    async forget(...counters: Counter[]): Promise<void> {
      const keys = await Promise.all(counters.map(({ kind, who }) => keyOf(kind, who)))
      await db.deleteFrom('attempt').where('key', 'in', keys).execute()
    }
  }
}

/** Counts one more for each limit. @returns false where one is full, and then nothing is counted */
export async function tryTake(limits: Limits, db: Db, wanted: readonly Count[]): Promise<boolean> {
  try {
    await limits.take(wanted, db)
    return true
  } catch (error) {
    if (error instanceof ClientError) return false
    throw error
  }
}

const timeLeft = (until: string, now: number) => Date.parse(until) - now

async function select(db: Db, keys: readonly string[], now: number) {
  const known = db.selectFrom('attempt').selectAll().where('key', 'in', keys)
  return await known.where('resetAt', '>', isoTime(now)).execute()
}

async function increase(db: Db, key: string, now: number, within: number) {
  await db.deleteFrom('attempt').where('key', '=', key).where('resetAt', '<=', isoTime(now)).execute()
  return await db
    .insertInto('attempt')
    .values({ key, count: 1, resetAt: isoTime(now + within), blockedUntil: isoTime(0) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet((row) => ({ count: row('attempt.count', '+', 1) })))
    .returning(['count', 'resetAt', 'blockedUntil'])
    .executeTakeFirstOrThrow()
}

async function decrease(db: Db, key: string): Promise<void> {
  await db
    .updateTable('attempt')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
}

function tooMany(wait: number): ClientError {
  const seconds = Math.max(1, Math.ceil(wait / second))
  const when = seconds < 90 ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${Math.ceil(seconds / 60)} minutes`
  return new ClientError(429, `Too many attempts. Please try again in ${when}.`, { retryAfter: seconds })
}
