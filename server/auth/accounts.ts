import { randomBytes } from 'node:crypto'
import type { Access } from '../../collections/define.ts'
import type { Clock } from '../clock.ts'
import { type Db, whileLocked } from '../database/db.ts'
import { ClientError, invalid } from '../errors.ts'
import type { Site } from '../site.ts'
import { type Actor, needsSecondFactor, requireAccess } from './access.ts'
import type { Client } from './client.ts'
import type { Counter } from './limits.ts'
import { passwordFault } from './password-fault.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import * as factors from './second-factor.ts'
import { confirmActor, endSessionsOf, renewToken, requireRecentProof } from './sessions.ts'
import { logAccountEvent, logSignIn } from './sign-in-log.ts'

type Password = Record<'currentPassword', string>
type PasswordChange = Record<'currentPassword' | 'newPassword', string>
type Code = Record<'code', string>

/* Changes of a person's own account, and an Admin's changes of others'. */

/** Changes the password and ends the person's other sessions. @returns the session's new token @throws ClientError 422, 429 */
export async function changePassword(site: Site, input: PasswordChange, actor: Actor, client: Client): Promise<string> {
  const fault = await passwordFault(site.db, input.newPassword, [actor.fullName])
  if (fault) throw invalid({ newPassword: fault })
  await checkPassword(site, input.currentPassword, actor)
  const hashed = await hashPassword(input.newPassword)
  const token = await writeOwn(site.db, actor, (transaction) =>
    storePassword(transaction, site.clock, actor.id, hashed, actor.tokenHash)
  )
  await logSignIn(site, 'passwordChanged', actor, client)
  return token
}

/** Proves identity again, which allows the calls that need a recent proof for an hour. @throws ClientError 422, 429 */
export async function proveIdentity(site: Site, { currentPassword, code }: Password & Partial<Code>, actor: Actor) {
  const { db, clock } = site
  const takesCode = (await factors.findFactor(db, actor.id)) !== undefined
  if (takesCode && code === undefined) throw invalid({ code: 'Please enter the code.' })
  await checkPassword(site, currentPassword, actor)
  if (takesCode) await factors.takeCode(site, actor.id, code ?? '')
  const proven = { provenAt: clock().toISOString() }
  await db.updateTable('session').set(proven).where('tokenHash', '=', actor.tokenHash).execute()
}

/** @throws ClientError 409, 422, 429 */
export async function beginSecondFactor(site: Site, input: Password, actor: Actor): Promise<factors.SetUp> {
  await checkPassword(site, input.currentPassword, actor)
  return await factors.beginSetUp(site, actor)
}

/** Turns the second factor on. @returns the recovery codes, and the session's new token @throws ClientError 409, 422, 429 */
export async function confirmSecondFactor(site: Site, input: Code, actor: Actor, client: Client) {
  const { codes, turnOn } = await factors.checkFirstCode(site, actor.id, input.code)
  const token = await writeOwn(site.db, actor, (transaction) => turnOn(transaction, actor.tokenHash))
  await logSignIn(site, 'secondFactorOn', actor, client)
  return { recoveryCodes: codes, token }
}

/** @returns ten new recovery codes in place of the earlier ones @throws ClientError 409, 422, 429 */
export async function renewRecoveryCodes(site: Site, input: Password & Code, actor: Actor, client: Client) {
  await checkPassword(site, input.currentPassword, actor)
  await factors.takeCode(site, actor.id, input.code)
  const factor = await factors.findFactor(site.db, actor.id)
  if (!factor) throw isNotOn()
  const { codes, hashes } = await factors.newRecoveryCodes(factor.recoverySalt)
  await write(site.db, actor, 'staff', (transaction) => factors.replaceRecoveryCodes(transaction, actor.id, hashes))
  await logSignIn(site, 'recoveryCodesRenewed', actor, client)
  return codes
}

/** Turns the second factor off and ends the person's other sessions. @returns the session's new token @throws ClientError 409, 422, 429 */
export async function turnOffSecondFactor(site: Site, input: Password & Code, actor: Actor, client: Client) {
  if (needsSecondFactor(site.env, actor.role))
    throw new ClientError(409, 'Your role needs a second factor: it cannot be turned off.')
  if (!(await factors.findFactor(site.db, actor.id))) throw isNotOn()
  await checkPassword(site, input.currentPassword, actor)
  await factors.takeCode(site, actor.id, input.code)
  const token = await writeOwn(site.db, actor, (transaction) =>
    factors.removeSecondFactor(transaction, actor.id, actor.tokenHash)
  )
  await logSignIn(site, 'secondFactorOff', actor, client)
  return token
}

/** Removes another person's second factor and ends the sessions. @throws ClientError 401, 403, 404; 409 for one's own */
export async function resetSecondFactor({ db, clock, limits }: Site, id: number, actor: Actor): Promise<void> {
  if (id === actor.id) throw new ClientError(409, 'Turn your own second factor off at /account.')
  const user = await db.selectFrom('user').select(['id', 'fullName']).where('id', '=', id).executeTakeFirst()
  if (!user) throw new ClientError(404, 'There is no such user.')
  const at = clock().toISOString()
  await write(db, actor, 'admin', async (transaction) => {
    await requireRecentProof(transaction, actor, at)
    if (!(await factors.removeSecondFactor(transaction, id)))
      throw new ClientError(404, 'This person has no second factor.')
    await logAccountEvent(transaction, at, 'secondFactorReset', user, actor)
  })
  await limits.forget(factors.codeCounter(id))
}

/** @throws ClientError 422, 429 */
async function checkPassword({ db, limits }: Site, password: string, { id }: Actor): Promise<void> {
  const counter: Counter = { kind: 'own-password', who: String(id) }
  await limits.attempt(counter)
  const found = await db.selectFrom('user').select('password').where('id', '=', id).executeTakeFirst()
  if (!(await verifyPassword(password, found?.password)))
    throw invalid({ currentPassword: 'The current password is not right.' })
  await limits.forget(counter)
}

/** Writes to accounts in one transaction, where the actor's right is asked again. @throws ClientError 401, 403 */
async function write<T>(db: Db, actor: Actor, access: Access, work: (transaction: Db) => Promise<T>): Promise<T> {
  // Locked first, as in every write of users: else two would wait for each other.
  return await whileLocked(db, 'user', async (transaction) => {
    requireAccess(access, await confirmActor(transaction, actor))
    return await work(transaction)
  })
}

/** Changes how the actor signs in. @returns the session's new token */
async function writeOwn(db: Db, actor: Actor, work: (transaction: Db) => Promise<unknown>): Promise<string> {
  return await write(db, actor, 'staff', async (transaction) => {
    await work(transaction)
    return await renewToken(transaction, actor.tokenHash)
  })
}

function isNotOn(): ClientError {
  return new ClientError(409, 'The second factor is not on.')
}

/** Changes a password and ends the person's sessions. */
export async function setPassword(db: Db, clock: Clock, id: number, password: string): Promise<void> {
  const hashed = await hashPassword(password)
  await whileLocked(db, 'user', (transaction) => storePassword(transaction, clock, id, hashed))
}

/** @param kept the token's hash of a session that goes on */
async function storePassword(transaction: Db, clock: Clock, id: number, hashed: string, kept?: string): Promise<void> {
  await transaction
    .updateTable('user')
    .set((row) => ({ password: hashed, version: row('version', '+', 1), updatedAt: clock().toISOString() }))
    .where('id', '=', id)
    .execute()
  await endSessionsOf(transaction, [id], kept)
}

/** 96 random bits. */
export function randomPassword(): string {
  return randomBytes(12).toString('base64url')
}
