import type { z } from 'zod'
import { ClientError } from '../errors.ts'
import { limitedAddress } from '../http/addresses.ts'
import type { SessionUser } from './actor.ts'
import type { Client } from './client.ts'
import type { Devices } from './devices.ts'
import { type Counter, loginsPerAddress } from './limits.ts'
import { verifyPassword } from './passwords.ts'
import type { PendingSignIns } from './pending-sign-ins.ts'
import type { credentials } from './schemas.ts'
import { type AuthStore, stepFor, takeCode } from './second-factor.ts'
import { beginSetUp, checkFirstCode, type SetUp } from './second-factor-set-up.ts'
import type { Sessions } from './sessions.ts'
import type { SignInEvent } from './sign-in-events.ts'
import type { SignInLog } from './sign-in-log.ts'
import { accountCounter, findByName, nameCounter } from './users.ts'

/** What has to follow the password: a code, or first the set-up of a factor that the role requires. */
export type Step = 'code' | 'set-up'

export interface SignedIn {
  user: SessionUser
  token: string
  /** For the cookie that tells this browser from strangers'. */
  device: string
}

/** A right password that is not enough: the token is the pending sign-in's. */
export interface PendingSignIn {
  step: Step
  token: string
}

interface SignInParts {
  sessions: Sessions
  pending: PendingSignIns
  devices: Devices
  /** Is told when so many attempts have failed for an account that somebody seems to guess. */
  onManyFailures(userId: number, failures: number): void
}

/** Failures for an account after which somebody seems to guess. */
const manyFailures = 20

/** Signing in, step by step. There is no session before the last one. */
export function createSignIn(store: AuthStore, { sessions, pending, devices, onManyFailures }: SignInParts) {
  const { db, limits, log } = store

  /** @throws ClientError 404 where no sign-in is pending any more */
  async function findPending(token: string | undefined): Promise<{ user: SessionUser; step: Step }> {
    const user = await pending.find(token)
    const step = user && (await stepFor(store, user))
    if (!user || !step) throw hasExpired()
    return { user, step }
  }

  async function beginSession(user: SessionUser, event: SignInEvent, client: Client): Promise<SignedIn> {
    const token = await sessions.begin(user.id, client)
    await log.add(event, user, client)
    return { user, token, device: await devices.issue(user.id) }
  }

  return {
    /** By full name or mobile number. @throws ClientError 401, the same after the same time for every reason; 429 */
    async withPassword(
      { username, password }: z.output<typeof credentials>,
      client: Client,
      deviceCookie: string | undefined
    ): Promise<SignedIn | PendingSignIn> {
      await limits.take([[loginsPerAddress, limitedAddress(client.address)]])
      const found = await findByName(db, username)
      const counters = countersFor(username, found?.id, await devices.countOf(deviceCookie, found))
      const { isHeld, failures } = await logFailure(log, limits.attempt(...counters), found, client)
      const isRight = await verifyPassword(password, found?.password)
      if (!found || !isRight || isHeld) {
        await log.add(!found ? 'unknownName' : isHeld ? 'tooMany' : 'wrongPassword', found, client)
        if (found && failures === manyFailures && !isHeld) onManyFailures(found.id, failures)
        throw new ClientError(401, 'Invalid username or password.')
      }
      await limits.forget(...counters)
      await limits.giveBack(loginsPerAddress, limitedAddress(client.address))
      const user = { id: found.id, fullName: found.fullName, role: found.role }
      const step = await stepFor(store, user)
      return step ? { step, token: await pending.begin(user.id) } : await beginSession(user, 'signedIn', client)
    },

    /** The step that a pending sign-in has come to; undefined where there is none. */
    async pendingStep(token: string | undefined): Promise<Step | undefined> {
      const user = await pending.find(token)
      return user && (await stepFor(store, user))
    },

    cancel: pending.end,

    /** The second step, with a code. @throws ClientError 401, 404, 429 */
    async withCode(token: string | undefined, code: string, client: Client): Promise<SignedIn> {
      await limits.take([[loginsPerAddress, limitedAddress(client.address)]])
      const { user, step } = await findPending(token)
      if (step !== 'code') throw new ClientError(409, 'A second factor has to be set up first.')
      const kind = await logFailure(log, takeCode(store, user.id, code), user, client)
      // A new password, among others, ends it meanwhile: then the code is of no use.
      if (!(await pending.end(token))) throw hasExpired()
      await limits.giveBack(loginsPerAddress, limitedAddress(client.address))
      return await beginSession(user, kind === 'app' ? 'signedIn' : 'signedInByRecoveryCode', client)
    },

    /** Begins to set up the factor that the role requires. @throws ClientError 404, 409 */
    async beginSetUp(token: string | undefined): Promise<SetUp> {
      const { user } = await findPending(token)
      return await beginSetUp(store, user)
    },

    /** Completes the set-up with a first code, and the sign-in with it. @throws ClientError 401, 404, 409, 429 */
    async withSetUp(token: string | undefined, code: string, client: Client) {
      await limits.take([[loginsPerAddress, limitedAddress(client.address)]])
      const { user } = await findPending(token)
      const { codes, turnOn } = await logFailure(log, checkFirstCode(store, user.id, code), user, client)
      await db.transaction().execute((transaction) => turnOn(transaction))
      await limits.giveBack(loginsPerAddress, limitedAddress(client.address))
      await log.add('secondFactorOn', user, client)
      return { ...(await beginSession(user, 'signedIn', client)), recoveryCodes: codes }
    }
  }
}

/**
 * A browser where this person has signed in before has a count of its own. All others share one for the typed name, whose wait
 * is told, and one for the account, whose wait is not: it would tell that two names are one person's.
 */
function countersFor(username: string, id: number | undefined, device: string | undefined): [Counter, ...Counter[]] {
  if (device !== undefined) return [{ kind: 'sign-in-device', who: device }]
  const name = nameCounter(username)
  // For nobody as much is done as for somebody: the time must not tell.
  return [name, id === undefined ? { kind: 'sign-in-nobody', who: name.who } : accountCounter(id)]
}

/** Logs why a step failed, and turns a wrong code into 401, as for a wrong password. */
async function logFailure<T>(
  log: SignInLog,
  step: Promise<T>,
  user: { id: number; fullName: string } | undefined,
  client: Client
): Promise<T> {
  try {
    return await step
  } catch (error) {
    if (!(error instanceof ClientError)) throw error
    if (error.status === 429) await log.add('tooMany', user, client)
    if (error.status !== 422) throw error
    await log.add('wrongCode', user, client)
    throw new ClientError(401, error.message, { errors: error.errors })
  }
}

function hasExpired(): ClientError {
  return new ClientError(404, 'This sign-in has taken too long. Please begin again.')
}
