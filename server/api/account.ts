import { z } from 'zod'
import { passwordChangeInput, proofInput } from '../auth/schemas.ts'
import { endSessionsOf, ownSession } from '../auth/sessions.ts'
import { type SignInLog, signInEntry } from '../auth/sign-in-log.ts'
import { ClientError } from '../errors.ts'
import type { Services } from '../services.ts'
import { messageSchema } from './answer-schemas.ts'
import { jsonBody } from './body/route-body.ts'
import { pageAnswer, pagedQuery } from './paging.ts'
import { type ApiRoute, defineRoute } from './route.ts'

/** Your own account: password, proof of who you are, sessions (one for each device) and sign-ins; for Admins everybody's. */
export function accountRoutes({ accounts, cookies, db, devices, sessions, signInLog }: Services): ApiRoute[] {
  const own = { tag: 'account', access: 'staff' } as const
  const log = { query: pagedQuery(20), responses: { 200: z.array(signInEntry) } } as const

  async function readLog(filter: Parameters<SignInLog['read']>[0]) {
    const { entries, total } = await signInLog.read(filter)
    return pageAnswer(entries, total)
  }

  return [
    defineRoute('put', '/api/auth/password', {
      ...own,
      summary: 'Change your own password; your other sessions end',
      body: jsonBody(passwordChangeInput),
      responses: { 200: messageSchema },
      async handle({ body, actor, client }) {
        const token = await accounts.changePassword(body, actor, client)
        // The cookie of this browser has ended with the password.
        const device = cookies.device.set(await devices.issue(actor.id))
        return {
          body: { message: 'Password changed.' },
          headers: { 'Set-Cookie': [cookies.session.set(token), device] }
        }
      }
    }),
    defineRoute('post', '/api/auth/prove', {
      ...own,
      summary:
        'Show password and second factor again. What changes others’ accounts needs it within the last hour, and answers 403 with `errors.currentPassword` otherwise',
      body: jsonBody(proofInput),
      responses: { 200: messageSchema },
      async handle({ body, actor }) {
        await accounts.prove(body, actor)
        return { body: { message: 'Thank you.' } }
      }
    }),
    defineRoute('get', '/api/auth/sessions', {
      ...own,
      summary: 'Your sessions, the last seen first',
      responses: { 200: z.array(ownSession) },
      handle: async ({ actor }) => ({ body: await sessions.listOwn(actor) })
    }),
    defineRoute('post', '/api/auth/sessions/end-others', {
      ...own,
      summary: 'End all your sessions but this one',
      responses: { 200: messageSchema },
      async handle({ actor }) {
        await endSessionsOf(db, [actor.id], actor.tokenHash)
        return { body: { message: 'All other devices are signed out.' } }
      }
    }),
    defineRoute('post', '/api/auth/sessions/{id}/end', {
      ...own,
      summary: 'End one of your sessions',
      responses: { 200: messageSchema },
      async handle({ id, actor }) {
        if (!(await sessions.endOwn(actor, id))) throw new ClientError(404, 'This session has ended already.')
        return { body: { message: 'The device is signed out.' } }
      }
    }),
    defineRoute('get', '/api/auth/sign-ins', {
      ...own,
      ...log,
      summary: 'Sign-ins with your name, and what changed in your account, newest first',
      handle: ({ query, actor }) => readLog({ ...query, userId: actor.id })
    }),
    defineRoute('get', '/api/auth/sign-ins/all', {
      ...log,
      tag: 'accounts',
      access: 'admin',
      summary: 'All sign-ins, failed ones too, newest first',
      handle: ({ query }) => readLog(query)
    })
  ]
}
