import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { mobileKey, nameKey } from '../../collections/user.ts'
import { normalizeForSearch } from '../../shared/search-text.ts'
import type { Clock } from '../clock.ts'
import type { WriteRule } from '../content/write-rule.ts'
import type { Db } from '../database/connect.ts'
import { lockForWrites } from '../database/expressions.ts'
import { ClientError, invalid } from '../errors.ts'
import type { Actor } from './actor.ts'
import type { Client } from './client.ts'
import type { Limits } from './limits.ts'
import { passwordFault } from './password-fault.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import type { codeInput, currentPasswordInput, passwordAndCodeInput, passwordChangeInput } from './schemas.ts'
import type { SecondFactor } from './second-factor.ts'
import { codeAccount } from './second-factor-codes.ts'
import type { SetUp } from './second-factor-set-up.ts'
import { endSessionsOf } from './sessions.ts'
import type { SignInLog } from './sign-in-log.ts'

export interface AccountsOptions {
  db: Db
  clock: Clock
  limits: Limits
  log: SignInLog
  secondFactor: SecondFactor
}

/** A person's own account, and what an Admin does to others'. */
export function createAccounts({ db, clock, limits, log, secondFactor }: AccountsOptions) {
  /** @throws ClientError 422, 429 */
  async function checkPassword(password: string, { id }: Actor): Promise<void> {
    const account = `own:${id}`
    await limits.tryAccount(account)
    const { password: stored } = await db
      .selectFrom('user')
      .select('password')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (!(await verifyPassword(password, stored)))
      throw invalid({ currentPassword: 'The current password is not right.' })
    await limits.clearAccount(account)
  }

  return {
    /** Changes the password and ends the person's other sessions. @throws ClientError 422, 429 */
    async changePassword(input: z.output<typeof passwordChangeInput>, actor: Actor, client: Client): Promise<void> {
      const fault = await passwordFault(db, input.newPassword, [actor.fullName])
      if (fault) throw invalid({ newPassword: fault })
      await checkPassword(input.currentPassword, actor)
      await setPassword(db, clock, actor.id, input.newPassword, actor.tokenHash)
      await log.add('passwordChanged', actor, client)
    },

    /** @throws ClientError 409, 422, 429 */
    async setUp(input: z.output<typeof currentPasswordInput>, actor: Actor): Promise<SetUp> {
      await checkPassword(input.currentPassword, actor)
      return await secondFactor.begin(actor)
    },

    /** Turns the second factor on. @returns the recovery codes @throws ClientError 409, 422, 429 */
    async confirmSetUp(input: z.output<typeof codeInput>, actor: Actor, client: Client): Promise<string[]> {
      const codes = await secondFactor.confirm(actor.id, input.code, actor.tokenHash)
      await log.add('secondFactorOn', actor, client)
      return codes
    },

    /** @returns ten new recovery codes in place of the earlier ones @throws ClientError 409, 422, 429 */
    async renewCodes(input: z.output<typeof passwordAndCodeInput>, actor: Actor, client: Client): Promise<string[]> {
      await checkPassword(input.currentPassword, actor)
      await secondFactor.take(actor.id, input.code)
      const codes = await secondFactor.renewCodes(actor.id)
      await log.add('recoveryCodesRenewed', actor, client)
      return codes
    },

    /** Turns the second factor off and ends the person's other sessions. @throws ClientError 409, 422, 429 */
    async turnOff(input: z.output<typeof passwordAndCodeInput>, actor: Actor, client: Client): Promise<void> {
      await secondFactor.refuseTurningOff(actor)
      await checkPassword(input.currentPassword, actor)
      await secondFactor.take(actor.id, input.code)
      await secondFactor.remove(actor.id, actor.tokenHash)
      await log.add('secondFactorOff', actor, client)
    },

    /** For Admins, after a lost phone: removes a person's second factor and ends the sessions. @throws ClientError 404 */
    async resetSecondFactor(id: number, client: Client): Promise<void> {
      const user = await db.selectFrom('user').select(['id', 'fullName']).where('id', '=', id).executeTakeFirst()
      if (!user) throw new ClientError(404, 'There is no such user.')
      if (!(await secondFactor.remove(id))) throw new ClientError(404, 'This person has no second factor.')
      await limits.clearAccount(codeAccount(id))
      await log.add('secondFactorReset', user, client)
    }
  }
}

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
  const user = best.find((row) => row !== undefined)
  return user && { id: user.id, fullName: user.fullName, role: user.role, password: user.password }
}

/** What a typed name is compared with, the closest first. */
const columns = ['searchText', 'fullNameKey', 'mobileNo', 'mobileNoKey'] as const

/** Changes a password and ends the person's sessions. @param kept the token's hash of a session that goes on */
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

/** 96 random bits. */
export function randomPassword(): string {
  return randomBytes(12).toString('base64url')
}

/** Keeps at least one Admin, and ends the sessions of changed and deleted users, except the one that made the change. */
export const accountRule: WriteRule = async (db, { collection, ids, values, actor }) => {
  if (collection.name !== 'user' || ids.length === 0) return
  const mayLoseAdmin = values === undefined || (values.role ?? 'Admin') !== 'Admin'
  if (mayLoseAdmin) {
    // Two Admins who demote each other concurrently must not both succeed.
    await lockForWrites(db, 'user')
    const admins = await db.selectFrom('user').select('id').where('role', '=', 'Admin').execute()
    if (admins.length > 0 && admins.every(({ id }) => ids.includes(id))) {
      throw new ClientError(409, 'At least one Admin must remain: make somebody else an Admin first.')
    }
  }
  await endSessionsOf(db, ids, values ? actor?.tokenHash : undefined)
}

/**
 * Creates the first Admin in an empty database.
 * @param password a random one where it is left out
 * @returns the random password, to be shown once
 */
export async function ensureFirstAdmin(
  db: Db,
  clock: Clock,
  name: string,
  password: string | undefined
): Promise<string | undefined> {
  const present = await db.selectFrom('user').select('id').limit(1).executeTakeFirst()
  if (present) return undefined
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
      searchText: normalizeForSearch(name),
      fullNameKey: nameKey(name),
      createdAt: now,
      updatedAt: now
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return password === undefined ? chosen : undefined
}
