import type { z } from 'zod'
import { normalizeForSearch } from '../../shared/search-text.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/connect.ts'
import { ClientError } from '../errors.ts'
import { findByName } from './accounts.ts'
import type { SessionUser } from './actor.ts'
import type { Client } from './client.ts'
import { type Limits, limitedAddress, loginsPerAddress } from './limits.ts'
import { verifyPassword } from './passwords.ts'
import type { credentials } from './schemas.ts'
import type { SecondFactor, SetUp } from './second-factor.ts'
import type { Sessions } from './sessions.ts'
import type { SignInEvent } from './sign-in-events.ts'
import type { SignInLog } from './sign-in-log.ts'
import { hashToken, newToken } from './tokens.ts'

/** So long a sign-in waits for its second factor, ms: time to put an app on a phone. */
const stepTime = 10 * 60_000

/** What has to come after the password: a code, or first the setting up of a factor that the role needs. */
export type Step = 'code' | 'set-up'

export interface SignedIn {
  user: SessionUser
  /** For the session's cookie. */
  token: string
}

/** A right password that is not enough: the token names the sign-in that waits, and opens nothing else. */
export interface Waiting {
  step: Step
  token: string
}

export interface SignInOptions {
  db: Db
  clock: Clock
  sessions: Sessions
  limits: Limits
  secondFactor: SecondFactor
  log: SignInLog
}

/** Signing in, step by step. There is no session before the last one. */
export function createSignIn({ db, clock, sessions, limits, secondFactor, log }: SignInOptions) {
  /** The person whose sign-in waits under this token. @throws ClientError 404 where none does, any more */
  async function waiting(token: string | undefined): Promise<SessionUser & { step: Step }> {
    const user = token === undefined ? undefined : await findWaiting(token)
    const step = user && (await secondFactor.stepFor(user))
    if (!user || !step) throw isGone()
    return { ...user, step }
  }

  async function findWaiting(token: string): Promise<SessionUser | undefined> {
    return await db
      .selectFrom('signInStep')
      .innerJoin('user', 'user.id', 'signInStep.userId')
      .select(['user.id', 'fullName', 'role'])
      .where('tokenHash', '=', hashToken(token))
      .where('expiresAt', '>', clock().toISOString())
      .executeTakeFirst()
  }

  async function wait(userId: number): Promise<string> {
    const token = newToken()
    const expiresAt = new Date(clock().getTime() + stepTime).toISOString()
    await db
      .insertInto('signInStep')
      .values({ tokenHash: hashToken(token), userId, expiresAt })
      .execute()
    return token
  }

  /** @returns whether there was such a one */
  async function cancel(token: string | undefined): Promise<boolean> {
    if (token === undefined) return false
    const { numDeletedRows } = await db
      .deleteFrom('signInStep')
      .where('tokenHash', '=', hashToken(token))
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  async function begin(user: SessionUser, event: SignInEvent, client: Client): Promise<SignedIn> {
    const token = await sessions.begin(user.id, client)
    await log.add(event, user, client)
    return { user, token }
  }

  return {
    /**
     * The first step, for the user of this full name or mobile number.
     * @throws ClientError 401 with one message for every reason, after the same time; 429 after too many
     */
    async withPassword(given: z.output<typeof credentials>, client: Client): Promise<SignedIn | Waiting> {
      await limits.take(loginsPerAddress, limitedAddress(client.address))
      const found = await findByName(db, given.username)
      // One count for one person, by whichever name; a name that is nobody's is counted as well.
      const account = found ? `user:${found.id}` : normalizeForSearch(given.username)
      await noted(limits.tryAccount(account), found, client)
      const isRight = await verifyPassword(given.password, found?.password)
      if (!found || !isRight) {
        await log.add(found ? 'wrongPassword' : 'unknownName', found, client)
        throw new ClientError(401, 'Invalid username or password.')
      }
      await limits.clearAccount(account)
      const { password: _, ...user } = found
      const step = await secondFactor.stepFor(user)
      return step ? { step, token: await wait(user.id) } : await begin(user, 'signedIn', client)
    },

    /** What a sign-in waits for; undefined where none does. */
    async pendingStep(token: string | undefined): Promise<Step | undefined> {
      const user = token === undefined ? undefined : await findWaiting(token)
      return user && (await secondFactor.stepFor(user))
    },

    /** Gives a sign-in up. */
    cancel,

    /** The second step, with a code. @throws ClientError 401, 404, 429 */
    async withCode(token: string | undefined, code: string, client: Client): Promise<SignedIn> {
      await limits.take(loginsPerAddress, limitedAddress(client.address))
      const { step, ...user } = await waiting(token)
      if (step !== 'code') throw new ClientError(409, 'A second factor has to be set up first.')
      const kind = await noted(secondFactor.take(user.id, code), user, client)
      // Ended meanwhile, as by a new password: then the code is of no use.
      if (!(await cancel(token))) throw isGone()
      return await begin(user, kind === 'app' ? 'signedIn' : 'signedInByRecoveryCode', client)
    },

    /** Begins to set up the factor that the role needs. @throws ClientError 404, 409 */
    async beginSetUp(token: string | undefined): Promise<SetUp> {
      return await secondFactor.begin(await waiting(token))
    },

    /** Ends the setting up with a first code, and the sign-in with it. @throws ClientError 401, 404, 409, 429 */
    async withSetUp(
      token: string | undefined,
      code: string,
      client: Client
    ): Promise<SignedIn & { recoveryCodes: string[] }> {
      await limits.take(loginsPerAddress, limitedAddress(client.address))
      const { step: _, ...user } = await waiting(token)
      const recoveryCodes = await noted(secondFactor.confirm(user.id, code), user, client)
      await log.add('secondFactorOn', user, client)
      return { ...(await begin(user, 'signedIn', client)), recoveryCodes }
    },

    async deleteExpired(): Promise<void> {
      await db.deleteFrom('signInStep').where('expiresAt', '<', clock().toISOString()).execute()
    }
  }

  /** Logs why a step failed, and answers a wrong code as a wrong password is: with 401. */
  async function noted<T>(
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
      throw new ClientError(401, error.message, error.errors ? { errors: error.errors } : {})
    }
  }
}

function isGone(): ClientError {
  return new ClientError(404, 'This sign-in has taken too long. Please begin again.')
}
