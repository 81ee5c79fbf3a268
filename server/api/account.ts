import { z } from 'zod'
import type { Accounts } from '../auth/accounts.ts'
import type { Actor } from '../auth/actor.ts'
import { givenCode, passwordAgain, passwordAndCode, passwordChange } from '../auth/schemas.ts'
import type { SecondFactor } from '../auth/second-factor.ts'
import type { Sessions } from '../auth/sessions.ts'
import { isSignInEvent } from '../auth/sign-in-events.ts'
import type { SignInLog } from '../auth/sign-in-log.ts'
import { ClientError } from '../errors.ts'
import { positive } from './list-query.ts'
import { type ApiRequest, type ApiRoute, messageSchema, parsed } from './route.ts'
import { recoveryCodes, setUpSchema } from './second-factor-schemas.ts'

const client = z.object({ address: z.string(), browser: z.string() })

const session = client.extend({
  id: z.int(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isThis: z.boolean()
})

const signInEntry = client.extend({
  id: z.int(),
  at: z.iso.datetime(),
  name: z.string(),
  event: z.string().refine(isSignInEvent)
})

const status = z.object({ since: z.iso.datetime().nullable(), recoveryCodesLeft: z.int(), isRequired: z.boolean() })

const pages = z.object({
  page: positive('page', 1_000_000).optional(),
  pageSize: positive('pageSize', 100).optional()
})

const defaultPageSize = 20

export interface AccountRouteOptions {
  accounts: Accounts
  secondFactor: SecondFactor
  sessions: Sessions
  log: SignInLog
}

/** The own account: password, second factor, sessions and the log of sign-ins; and what Admins do for others. */
export function accountRoutes({ accounts, secondFactor, sessions, log }: AccountRouteOptions): ApiRoute[] {
  const own = { tag: 'own account', access: 'staff' } as const
  const admins = { tag: 'accounts', access: 'admin' } as const

  async function answerLog(request: ApiRequest, userId?: number) {
    const { page = 1, pageSize = defaultPageSize } = pages.parse(request.query)
    const { entries, total } = await log.read({ page, pageSize, ...(userId === undefined ? {} : { userId }) })
    return { body: entries, headers: { 'X-Total-Count': String(total) } }
  }

  return [
    {
      ...own,
      method: 'put',
      path: '/api/auth/password',
      summary: 'Change the own password; the other sessions of the account end',
      body: { kind: 'json', schema: passwordChange },
      responses: { 200: messageSchema },
      async handle(request) {
        await accounts.changePassword(parsed(passwordChange, request), signedIn(request), request.client)
        return { body: { message: 'Password changed.' } }
      }
    },
    {
      ...own,
      method: 'get',
      path: '/api/auth/second-factor',
      summary: 'Whether the own second factor is on (since when), must be, and how many recovery codes are left',
      responses: { 200: status },
      handle: async (request) => ({ body: await secondFactor.status(signedIn(request)) })
    },
    {
      ...own,
      method: 'post',
      path: '/api/auth/second-factor/set-up',
      summary: 'Begin to set up the own second factor; it is on after a first code',
      body: { kind: 'json', schema: passwordAgain },
      responses: { 200: setUpSchema },
      handle: async (request) => ({ body: await accounts.setUp(parsed(passwordAgain, request), signedIn(request)) })
    },
    {
      ...own,
      method: 'post',
      path: '/api/auth/second-factor/confirm',
      summary: 'Turn the own second factor on by a first code; the other sessions end',
      body: { kind: 'json', schema: givenCode },
      responses: { 200: messageSchema.extend(recoveryCodes.shape) },
      async handle(request) {
        const codes = await accounts.confirmSetUp(parsed(givenCode, request), signedIn(request), request.client)
        return { body: { message: 'The second factor is on.', recoveryCodes: codes } }
      }
    },
    {
      ...own,
      method: 'post',
      path: '/api/auth/second-factor/recovery-codes',
      summary: 'Ten new recovery codes in place of all earlier ones',
      body: { kind: 'json', schema: passwordAndCode },
      responses: { 200: messageSchema.extend(recoveryCodes.shape) },
      async handle(request) {
        const codes = await accounts.renewCodes(parsed(passwordAndCode, request), signedIn(request), request.client)
        return { body: { message: 'The earlier recovery codes are void.', recoveryCodes: codes } }
      }
    },
    {
      ...own,
      method: 'post',
      path: '/api/auth/second-factor/turn-off',
      summary: 'Turn the own second factor off; the other sessions end',
      body: { kind: 'json', schema: passwordAndCode },
      responses: { 200: messageSchema },
      async handle(request) {
        await accounts.turnOff(parsed(passwordAndCode, request), signedIn(request), request.client)
        return { body: { message: 'The second factor is off.' } }
      }
    },
    {
      ...own,
      method: 'get',
      path: '/api/auth/sessions',
      summary: 'The own sessions, the last seen first',
      responses: { 200: z.array(session) },
      handle: async (request) => ({ body: await sessions.listOwn(signedIn(request)) })
    },
    {
      ...own,
      method: 'post',
      path: '/api/auth/sessions/end-others',
      summary: 'End all own sessions but this one',
      responses: { 200: messageSchema },
      async handle(request) {
        await sessions.endOthers(signedIn(request))
        return { body: { message: 'All other devices are signed out.' } }
      }
    },
    {
      ...own,
      method: 'post',
      path: '/api/auth/sessions/{id}/end',
      summary: 'End one of the own sessions',
      responses: { 200: messageSchema },
      async handle(request) {
        const isEnded = await sessions.endOwn(signedIn(request), request.id)
        if (!isEnded) throw new ClientError(404, 'This session has ended already.')
        return { body: { message: 'The device is signed out.' } }
      }
    },
    {
      ...own,
      method: 'get',
      path: '/api/auth/sign-ins',
      summary: 'Sign-ins with the own name, and what changed in the own account, newest first',
      query: pages,
      responses: { 200: z.array(signInEntry) },
      handle: (request) => answerLog(request, signedIn(request).id)
    },
    {
      ...admins,
      method: 'get',
      path: '/api/auth/sign-ins/all',
      summary: 'The sign-ins of everybody, those that failed as well, newest first',
      query: pages,
      responses: { 200: z.array(signInEntry) },
      handle: (request) => answerLog(request)
    },
    {
      ...admins,
      method: 'post',
      path: '/api/auth/users/{id}/reset-second-factor',
      summary: 'Take a person’s second factor away, as for a lost phone; the sessions of that person end',
      responses: { 200: messageSchema },
      async handle({ id, client }) {
        await accounts.resetSecondFactor(id, client)
        return { body: { message: 'The second factor is reset.' } }
      }
    }
  ]
}

/** @throws ClientError 401 for a visitor, whom the route's access has refused before */
function signedIn({ actor }: ApiRequest): Actor {
  if (!actor) throw new ClientError(401, 'Please sign in.')
  return actor
}
