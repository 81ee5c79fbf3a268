import { collections } from '../../collections/index.ts'
import { mobileKey, nameKey } from '../../collections/user.ts'
import { normalizeForSearch } from '../../shared/search-text.ts'
import type { Clock } from '../clock.ts'
import { insert } from '../content/records.ts'
import { emptyValues } from '../content/row.ts'
import { type Db, whileLocked } from '../database/db.ts'
import { randomPassword } from './accounts.ts'
import type { Counter } from './limits.ts'
import { hashPassword } from './passwords.ts'

/** Finds a user by full name, in any case and with any space, or by mobile number in any spelling of its digits. */
export async function findByName(db: Db, typed: string) {
  // PostgreSQL rejects NUL even in a query.
  if (typed.includes('\0')) return undefined
  // Of two users from before names and numbers were compared by key, one has no key: its own spelling finds it.
  const spellings = {
    searchText: normalizeForSearch(typed),
    fullNameKey: nameKey(typed),
    mobileNo: typed.trim(),
    mobileNoKey: mobileKey(typed)
  }
  const found = await db
    .selectFrom('user')
    .select(['id', 'fullName', 'role', 'password', ...columns])
    .where((where) => where.or(columns.map((column) => where(column, '=', spellings[column]))))
    .execute()
  const best = columns.map((column) => found.find((row) => spellings[column] && row[column] === spellings[column]))
  return best.find((row) => row !== undefined)
}

/** The columns that a typed name is compared with, the closest match first. */
const columns = ['searchText', 'fullNameKey', 'mobileNo', 'mobileNoKey'] as const

/** Counts failures by the typed name, however it is spelled, whether or not such an account exists. */
export function nameCounter(typed: string): Counter {
  return { kind: 'sign-in-name', who: mobileKey(typed) ?? nameKey(typed) ?? '' }
}

/** Counts failures for an account, by whichever name. */
export function accountCounter(id: number): Counter {
  return { kind: 'sign-in-account', who: String(id) }
}

/** Creates the first Admin in an empty database. @returns a random password, to be shown once, where none was given */
export async function ensureFirstAdmin(db: Db, clock: Clock, name: string, password: string | undefined) {
  // Another server on the same database may be starting, too.
  return await whileLocked(db, 'user', async (transaction) => {
    if (await transaction.selectFrom('user').select('id').limit(1).executeTakeFirst()) return undefined
    const chosen = password ?? randomPassword()
    // The form of a user requires an address, and the company's own stands in. Its number does not: that would be a name to sign in by.
    const reached = await transaction.selectFrom('settings').select('address').executeTakeFirst()
    const given = { ...reached, fullName: name, role: 'Admin', password: await hashPassword(chosen) }
    await insert(transaction, collections.user, { ...emptyValues(collections.user), ...given }, clock().toISOString())
    return password === undefined ? chosen : undefined
  })
}
