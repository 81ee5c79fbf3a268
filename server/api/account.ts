import { z } from 'zod'
import { noSignIn } from '../../collections/user.ts'
import { indianTime } from '../../shared/indian-format.ts'
import * as accounts from '../auth/accounts.ts'
import { issueDevice } from '../auth/devices.ts'
import {
  codeInput,
  currentPasswordInput,
  passwordAndCodeInput,
  passwordChangeInput,
  proofInput
} from '../auth/schemas.ts'
import { readStatus, secondFactorStatus, setUpSchema } from '../auth/second-factor.ts'
import { endOwnSession, endSessionsOf, listSessions, ownSession } from '../auth/sessions.ts'
import { type LogQuery, readSignInLog, readSignInWays, signInEntry } from '../auth/sign-in-log.ts'
import { ClientError } from '../errors.ts'
import type { Services } from '../services.ts'
import { pagedQuery, pageReply } from './paging.ts'
import { type ApiRoute, defineRoute, Reply } from './route.ts'
import { recoveryCodesSchema } from './sign-in.ts'

const own = { tag: 'account', access: 'staff' } as const
const others = { tag: 'accounts', access: 'admin' } as const

/** Your own account: password, proof of who you are, sessions (one for each device) and sign-ins; for Admins everybody's. */
export function accountRoutes(services: Services): ApiRoute[] {
  const { cookies, db } = services
  const log = { query: pagedQuery(20), answer: z.array(signInEntry) }

  async function readLog(filter: LogQuery) {
    const { rows, total } = await readSignInLog(db, filter)
    return pageReply(rows, total)
  }

  return [
    defineRoute('put', '/api/auth/password', {
      ...own,
      summary: 'Change your own password; your other sessions end',
      body: passwordChangeInput,
      says: 'Password changed.',
      async handle({ body, actor, client }) {
        const token = await accounts.changePassword(services, body, actor, client)
        // The cookie of this browser has ended with the password.
        const device = cookies.device.set(await issueDevice(services, actor.id))
        return new Reply({}, { headers: { 'Set-Cookie': [cookies.session.set(token), device] } })
      }
    }),
    defineRoute('post', '/api/auth/prove', {
      ...own,
      summary:
        'Show password and second factor again. What changes others’ accounts needs it within the last hour, and answers 403 with `errors.currentPassword` otherwise',
      body: proofInput,
      says: 'Thank you.',
      handle: ({ body, actor }) => accounts.proveIdentity(services, body, actor)
    }),
    defineRoute('get', '/api/auth/sessions', {
      ...own,
      summary: 'Your sessions, the last seen first',
      answer: z.array(ownSession),
      handle: ({ actor }) => listSessions(services, actor)
    }),
    defineRoute('post', '/api/auth/sessions/end-others', {
      ...own,
      summary: 'End all your sessions but this one',
      says: 'All other devices are signed out.',
      handle: ({ actor }) => endSessionsOf(db, [actor.id], actor.tokenHash)
    }),
    defineRoute('post', '/api/auth/sessions/{id}/end', {
      ...own,
      summary: 'End one of your sessions',
      says: 'The device is signed out.',
      async handle({ id, actor }) {
        if (!(await endOwnSession(services, actor, id))) throw new ClientError(404, 'This session has ended already.')
      }
    }),
    defineRoute('get', '/api/auth/sign-ins', {
      ...own,
      ...log,
      summary: 'Sign-ins with your name, and what changed in your account, newest first',
      handle: ({ query, actor }) => readLog({ ...query, userId: actor.id })
    }),
    defineRoute('get', '/api/auth/sign-ins/all', {
      ...others,
      ...log,
      summary: 'All sign-ins, failed ones too, newest first',
      handle: ({ query }) => readLog(query)
    }),
    defineRoute('get', '/api/auth/sign-ins/last', {
      ...others,
      summary: 'When each person signed in last, and whether with a second factor, in words by their ids',
      answer: z.record(z.string(), z.string()),
      async handle() {
        const ways = [...(await readSignInWays(db))]
        const words = ways.map(([id, { lastAt, hasFactor }]) => {
          const last = lastAt ? `Signed in ${indianTime(lastAt)}` : noSignIn
          return [id, hasFactor ? `${last} · second factor on` : last]
        })
        return Object.fromEntries(words)
      }
    })
  ]
}

export function secondFactorRoutes(services: Services): ApiRoute[] {
  const withSession = <T>(token: string, body: T) =>
    new Reply(body, { headers: { 'Set-Cookie': services.cookies.session.set(token) } })
  return [
    defineRoute('get', '/api/auth/second-factor', {
      ...own,
      summary: 'Since when your second factor is on, whether it must be, and how many recovery codes are left',
      answer: secondFactorStatus,
      handle: ({ actor }) => readStatus(services, actor)
    }),
    defineRoute('post', '/api/auth/second-factor/set-up', {
      ...own,
      summary: 'Begin to set up your second factor; it is on after a first code',
      body: currentPasswordInput,
      answer: setUpSchema,
      handle: ({ body, actor }) => accounts.beginSecondFactor(services, body, actor)
    }),
    defineRoute('post', '/api/auth/second-factor/confirm', {
      ...own,
      summary: 'Turn your second factor on by a first code; your other sessions end',
      body: codeInput,
      says: 'The second factor is on.',
      answer: recoveryCodesSchema,
      async handle({ body, actor, client }) {
        const { recoveryCodes, token } = await accounts.confirmSecondFactor(services, body, actor, client)
        return withSession(token, { recoveryCodes })
      }
    }),
    defineRoute('post', '/api/auth/second-factor/recovery-codes', {
      ...own,
      summary: 'Ten new recovery codes in place of all earlier ones',
      body: passwordAndCodeInput,
      says: 'The earlier recovery codes are void.',
      answer: recoveryCodesSchema,
      handle: async ({ body, actor, client }) => ({
        recoveryCodes: await accounts.renewRecoveryCodes(services, body, actor, client)
      })
    }),
    defineRoute('post', '/api/auth/second-factor/turn-off', {
      ...own,
      summary: 'Turn your second factor off; your other sessions end',
      body: passwordAndCodeInput,
      says: 'The second factor is off.',
      handle: async ({ body, actor, client }) =>
        withSession(await accounts.turnOffSecondFactor(services, body, actor, client), {})
    }),
    defineRoute('get', '/api/auth/users/{id}/reset-second-factor', {
      ...others,
      summary:
        'Whether you can remove a person’s second factor: another person’s, where there is one; and how that person signs in',
      answer: z.object({ isOffered: z.boolean(), facts: z.record(z.string(), z.string()) }),
      handle: async ({ id, actor }) => {
        const { lastAt, hasFactor = false } = { ...(await readSignInWays(services.db, id)).get(id) }
        const facts = {
          'Last sign-in': lastAt ? indianTime(lastAt) : noSignIn,
          'Second factor': hasFactor ? 'On' : 'Off. Only this person can set it up, under Your account.'
        }
        return { isOffered: id !== actor.id && hasFactor, facts }
      }
    }),
    defineRoute('post', '/api/auth/users/{id}/reset-second-factor', {
      ...others,
      summary: 'Remove a person’s second factor, as for a lost phone; the sessions of that person end',
      says: 'The second factor is reset.',
      handle: ({ id, actor }) => accounts.resetSecondFactor(services, id, actor)
    })
  ]
}
