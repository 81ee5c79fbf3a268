import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { newPassword } from '../../fields/password/field.ts'
import type { Clock } from '../clock.ts'
import { fold } from '../content/fold.ts'
import type { WriteRule } from '../content/operations.ts'
import type { Db } from '../database/connect.ts'
import { lockForWrites } from '../database/expressions.ts'
import { ClientError, fieldErrors, invalid } from '../errors.ts'
import type { SessionUser } from '../pages/context.ts'
import type { Actor } from './actor.ts'
import { type Limits, limitedAddress, loginsPerAddress } from './limits.ts'
import { commonPasswordMessage, hashPassword, isCommonPassword, verifyPassword } from './passwords.ts'
import { endSessionsOf, type Sessions } from './sessions.ts'

export interface AccountsOptions {
  db: Db
  clock: Clock
  sessions: Sessions
  limits: Limits
}

export type Accounts = ReturnType<typeof createAccounts>

/** What a person types to sign in. */
export const credentials = z.object({
  username: z.string({ error: 'Please enter your user name.' }).max(200, 'Invalid username or password.'),
  password: z.string({ error: 'Please enter your password.' }).max(1_000, 'Invalid username or password.')
})

/** The change of the own password. */
export const passwordChange = z.object({
  currentPassword: z
    .string({ error: 'Current password is required.' })
    .max(1_000, 'The current password is not right.'),
  newPassword
})

/** Signing in and the own account. */
export function createAccounts({ db, clock, sessions, limits }: AccountsOptions) {
  return {
    /**
     * Begins a session for the user of this full name or mobile number.
     * @param address where the request came from
     * @throws ClientError 401 with one message for every reason, after the same time; 429 after too many
     */
    async signIn(given: z.output<typeof credentials>, address: string): Promise<{ user: SessionUser; token: string }> {
      const name = fold(given.username)
      await limits.take(loginsPerAddress, limitedAddress(address))
      const user = await findByName(db, given.username)
      // One count for one person, by whichever name; a name that is nobody's is counted as well.
      const account = user ? `user:${user.id}` : name
      await limits.tryAccount(account)
      const isRight = await verifyPassword(given.password, user?.password)
      if (!user || !isRight) throw new ClientError(401, 'Invalid username or password.')
      await limits.clearAccount(account)
      const { id, fullName, role } = user
      return { user: { id, fullName, role }, token: await sessions.begin(id) }
    },

    /** Gives a person another password and ends the person's other sessions. @throws ClientError 422 */
    async changePassword(body: unknown, actor: Actor): Promise<void> {
      const parsed = passwordChange.safeParse(body)
      if (!parsed.success) throw invalid(fieldErrors(parsed.error))
      if (isCommonPassword(parsed.data.newPassword)) throw invalid({ newPassword: commonPasswordMessage })
      const limited = `own:${actor.id}`
      await limits.tryAccount(limited)
      const { password } = await db
        .selectFrom('user')
        .select('password')
        .where('id', '=', actor.id)
        .executeTakeFirstOrThrow()
      if (!(await verifyPassword(parsed.data.currentPassword, password)))
        throw invalid({ currentPassword: 'The current password is not right.' })
      await limits.clearAccount(limited)
      await setPassword(db, clock, actor.id, parsed.data.newPassword, actor.tokenHash)
    }
  }
}

/** The user of this full name or mobile number, however it is written. */
export async function findByName(db: Db, typed: string) {
  const name = fold(typed)
  const mobileNo = typed.trim()
  // PostgreSQL refuses even to look for what it could not store.
  if (name.includes('\0')) return undefined
  const users = db.selectFrom('user').select(['id', 'fullName', 'role', 'password'])
  const byName = await users.where('searchText', '=', name).executeTakeFirst()
  return byName ?? (await users.where('mobileNo', '=', mobileNo).where('mobileNo', '!=', '').executeTakeFirst())
}

/** Gives somebody another password, and ends the person's sessions but for the one that is kept. */
export async function setPassword(db: Db, clock: Clock, id: number, password: string, kept?: string): Promise<void> {
  const hashed = await hashPassword(password)
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('user')
      .set((row) => ({ password: hashed, version: row('version', '+', 1), updatedAt: clock().toISOString() }))
      .where('id', '=', id)
      .execute()
    await endSessionsOf(transaction, [id], kept)
  })
}

/** A password that nobody guesses. */
export function randomPassword(): string {
  return randomBytes(12).toString('base64url')
}

/** Users are never without an Admin, and a changed or deleted user's sessions end, but for the one that did it. */
export const accountRule: WriteRule = async (db, { collection, ids, values, actor }) => {
  if (collection.name !== 'user' || ids.length === 0) return
  const mayLoseAdmin = values === undefined || (values.role ?? 'Admin') !== 'Admin'
  if (mayLoseAdmin) {
    // Two Admins who demote each other at the same moment must not both succeed.
    await lockForWrites(db, 'user')
    const left = await db
      .selectFrom('user')
      .select('id')
      .where('role', '=', 'Admin')
      .where('id', 'not in', ids)
      .limit(1)
      .execute()
    const isAdminAmong = await db
      .selectFrom('user')
      .select('id')
      .where('role', '=', 'Admin')
      .where('id', 'in', ids)
      .limit(1)
      .execute()
    if (left.length === 0 && isAdminAmong.length > 0) {
      throw new ClientError(409, 'At least one Admin must remain: make somebody else an Admin first.')
    }
  }
  await endSessionsOf(db, ids, values ? actor?.tokenHash : undefined)
}

/**
 * Makes the first Admin where there is no user at all.
 * @returns the password where it was made up, to be told once
 */
export async function ensureFirstAdmin(
  db: Db,
  clock: Clock,
  name: string,
  password: string | undefined
): Promise<string | undefined> {
  const anybody = await db.selectFrom('user').select('id').limit(1).executeTakeFirst()
  if (anybody) return undefined
  const chosen = password ?? randomPassword()
  const now = clock().toISOString()
  await db
    .insertInto('user')
    .values({
      fullName: name,
      address: '',
      mobileNo: '',
      role: 'Admin',
      password: await hashPassword(chosen),
      searchText: fold(name),
      createdAt: now,
      updatedAt: now
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return password === undefined ? chosen : undefined
}
