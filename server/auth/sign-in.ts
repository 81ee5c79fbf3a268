import type { z } from 'zod'
import { isoTimeFromNow, minute } from '../clock.ts'
import { whileLocked } from '../database/db.ts'
import { ClientError } from '../errors.ts'
import { networkOf } from '../http/addresses.ts'
import type { Site } from '../site.ts'
import type { SessionUser } from './access.ts'
import type { Client } from './client.ts'
import { deviceCount, issueDevice } from './devices.ts'
import { type Counter, failedLogins } from './limits.ts'
import { verifyPassword } from './passwords.ts'
import type { credentials } from './schemas.ts'
import * as setUp from './second-factor.ts'
import { type Step, stepFor, takeCode } from './second-factor.ts'
import { beginSession } from './sessions.ts'
import type { SignInEvent } from './sign-in-events.ts'
import { logSignIn } from './sign-in-log.ts'
import { hashToken, newToken } from './tokens.ts'
import { accountCounter, findByName, nameCounter } from './users.ts'

/* Signing in, step by step. There is no session before the last one. */

export interface SignedIn {
  user: SessionUser
  token: string
  /** For the cookie that tells this browser from strangers'. */
  device: string
}

/** A right password that is not enough: the token is the pending sign-in's, and opens nothing else. */
type Pending = { step: Step; token: string }

/** A sign-in waits this long for its second step, ms: time to set an app up on a phone. */
const lifetime = 10 * minute
/** Failures for an account after which somebody seems to guess. */
const manyFailures = 20

/** By full name or mobile number. @throws ClientError 401, the same after the same time for every reason; 429 */
export async function withPassword(
  site: Site,
  { username, password }: z.output<typeof credentials>,
  client: Client,
  deviceCookie: string | undefined
): Promise<SignedIn | Pending> {
  const { db, limits, log } = site
  return await countTry(site, client, async () => {
    const found = await findByName(db, username)
    const counters = countersFor(username, found?.id, await deviceCount(site, deviceCookie, found))
    const { mustWait, failures } = await logFailure(site, limits.attempt(...counters), found, client)
    const isRight = await verifyPassword(password, found?.password, networkOf(client.address))
    if (!found || !isRight || mustWait) {
      await logSignIn(site, !found ? 'unknownName' : mustWait ? 'tooMany' : 'wrongPassword', found, client)
      if (found && failures === manyFailures && !mustWait)
        log.warn({ userId: found.id, failures }, 'many failed sign-ins for an account')
      throw new ClientError(401, 'Invalid username or password.')
    }
    await limits.forget(...counters)
    return await inOneWrite(site, async (own) => {
      const same = own.db.selectFrom('user').select(['id', 'fullName', 'role']).where('id', '=', found.id)
      const user = await same.where('password', '=', found.password).executeTakeFirst()
      if (!user) throw new ClientError(401, 'Invalid username or password.')
      const step = await stepFor(own, user)
      return step ? { step, token: await begin(own, user.id) } : await complete(own, user, 'signedIn', client)
    })
  })
}

/** The second step, with a code. @throws ClientError 401, 404, 429 */
export async function withCode(site: Site, token: string | undefined, code: string, client: Client): Promise<SignedIn> {
  return await countTry(site, client, async () => {
    const { user, step } = await requirePending(site, token)
    if (step !== 'code') throw new ClientError(409, 'A second factor has to be set up first.')
    const kind = await logFailure(site, takeCode(site, user.id, code), user, client)
    return await inOneWrite(site, async (own) => {
      if (!(await cancel(own, token))) throw hasExpired()
      return await complete(own, user, kind === 'app' ? 'signedIn' : 'signedInByRecoveryCode', client)
    })
  })
}

/** Begins to set up the factor that the role requires. @throws ClientError 404, 409 */
export async function beginSetUp(site: Site, token: string | undefined): Promise<setUp.SetUp> {
  return await setUp.beginSetUp(site, (await requirePending(site, token)).user)
}

/** Completes the set-up with a first code, and the sign-in with it. @throws ClientError 401, 404, 409, 429 */
export async function withSetUp(site: Site, token: string | undefined, code: string, client: Client) {
  return await countTry(site, client, async () => {
    const { user } = await requirePending(site, token)
    const { codes, turnOn } = await logFailure(site, setUp.checkFirstCode(site, user.id, code), user, client)
    return await inOneWrite(site, async (own) => {
      if (!(await cancel(own, token))) throw hasExpired()
      await turnOn(own.db)
      await logSignIn(own, 'secondFactorOn', user, client)
      return { ...(await complete(own, user, 'signedIn', client)), recoveryCodes: codes }
    })
  })
}

/** The step that a pending sign-in has come to; undefined where there is none. */
export async function pendingStep(site: Site, token: string | undefined): Promise<Step | undefined> {
  const user = await pendingUser(site, token)
  return user && (await stepFor(site, user))
}

/** Ends a pending sign-in. @returns whether there was one */
export async function cancel({ db }: Site, token: string | undefined): Promise<boolean> {
  if (token === undefined) return false
  const ended = await db.deleteFrom('signInStep').where('tokenHash', '=', hashToken(token)).executeTakeFirst()
  return ended.numDeletedRows > 0n
}

/** Counts a try for the address and its network, and gives it back where it succeeds. */
async function countTry<T>({ limits }: Site, { address }: Client, work: () => Promise<T>): Promise<T> {
  const counts = failedLogins(address)
  await limits.take(counts)
  const result = await work()
  for (const count of counts) await limits.giveBack(...count)
  return result
}

/** Checks a sign-in again within its write: all writes that end sessions and pending sign-ins take the same lock. */
const inOneWrite = <T>(site: Site, work: (own: Site) => Promise<T>) =>
  whileLocked(site.db, 'user', (db) => work({ ...site, db }))

/** Begins to wait for the second step. @returns the token for the cookie */
async function begin({ db, clock }: Site, userId: number): Promise<string> {
  const token = newToken()
  const expiresAt = isoTimeFromNow(clock, lifetime)
  const row = { tokenHash: hashToken(token), userId, expiresAt }
  await db.insertInto('signInStep').values(row).execute()
  return token
}

async function complete(site: Site, user: SessionUser, event: SignInEvent, client: Client): Promise<SignedIn> {
  const token = await beginSession(site, user.id, client)
  await logSignIn(site, event, user, client)
  return { user, token, device: await issueDevice(site, user.id) }
}

/** @throws ClientError 404 where no sign-in is pending any more */
async function requirePending(site: Site, token: string | undefined): Promise<{ user: SessionUser; step: Step }> {
  const user = await pendingUser(site, token)
  const step = user && (await stepFor(site, user))
  if (!user || !step) throw hasExpired()
  return { user, step }
}

async function pendingUser({ db, clock }: Site, token: string | undefined): Promise<SessionUser | undefined> {
  if (token === undefined) return undefined
  return await db
    .selectFrom('signInStep')
    .innerJoin('user', 'user.id', 'signInStep.userId')
    .select(['user.id', 'fullName', 'role'])
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', clock().toISOString())
    .executeTakeFirst()
}

/**
 * A browser where this person has signed in before has a count of its own. All others share one for the typed name, with an announced
 * wait, and one for the account, with a silent one: an announced one would tell that two names are one person's.
 */
function countersFor(username: string, id: number | undefined, device: string | undefined): [Counter, ...Counter[]] {
  if (device !== undefined) return [{ kind: 'sign-in-device', who: device }]
  const name = nameCounter(username)
  // An unknown name takes as much work as a known one: the time must not tell.
  return [name, id === undefined ? { kind: 'sign-in-nobody', who: name.who } : accountCounter(id)]
}

type LogUser = { id: number; fullName: string } | undefined

/** Logs why a step failed, and turns a wrong code into 401, as for a wrong password. */
async function logFailure<T>(site: Site, step: Promise<T>, user: LogUser, client: Client): Promise<T> {
  try {
    return await step
  } catch (error) {
    if (!(error instanceof ClientError)) throw error
    if (error.status === 429) await logSignIn(site, 'tooMany', user, client)
    if (error.status !== 422) throw error
    await logSignIn(site, 'wrongCode', user, client)
    throw new ClientError(401, error.message, { errors: error.errors })
  }
}

function hasExpired(): ClientError {
  return new ClientError(404, 'This sign-in has taken too long. Please begin again.')
}
