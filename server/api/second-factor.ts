import { z } from 'zod'
import { codeInput, currentPasswordInput, passwordAndCodeInput } from '../auth/schemas.ts'
import { readStatus, secondFactorStatus } from '../auth/second-factor.ts'
import { setUpSchema } from '../auth/second-factor-set-up.ts'
import type { Services } from '../services.ts'
import { messageSchema, recoveryCodesSchema } from './answer-schemas.ts'
import { jsonBody } from './body/route-body.ts'
import { type ApiRoute, defineRoute } from './route.ts'

const codesGiven = messageSchema.extend(recoveryCodesSchema.shape)

/** Your own second factor, and its reset by an Admin. */
export function secondFactorRoutes({ accounts, auth, cookies }: Services): ApiRoute[] {
  const own = { tag: 'account', access: 'staff' } as const
  const renewed = (token: string) => ({ 'Set-Cookie': cookies.session.set(token) })
  return [
    defineRoute('get', '/api/auth/second-factor', {
      ...own,
      summary: 'Since when your second factor is on, whether it must be, and how many recovery codes are left',
      responses: { 200: secondFactorStatus },
      handle: async ({ actor }) => ({ body: await readStatus(auth, actor) })
    }),
    defineRoute('post', '/api/auth/second-factor/set-up', {
      ...own,
      summary: 'Begin to set up your second factor; it is on after a first code',
      body: jsonBody(currentPasswordInput),
      responses: { 200: setUpSchema },
      handle: async ({ body, actor }) => ({ body: await accounts.setUp(body, actor) })
    }),
    defineRoute('post', '/api/auth/second-factor/confirm', {
      ...own,
      summary: 'Turn your second factor on by a first code; your other sessions end',
      body: jsonBody(codeInput),
      responses: { 200: codesGiven },
      async handle({ body, actor, client }) {
        const { recoveryCodes, token } = await accounts.confirmSetUp(body, actor, client)
        return { body: { message: 'The second factor is on.', recoveryCodes }, headers: renewed(token) }
      }
    }),
    defineRoute('post', '/api/auth/second-factor/recovery-codes', {
      ...own,
      summary: 'Ten new recovery codes in place of all earlier ones',
      body: jsonBody(passwordAndCodeInput),
      responses: { 200: codesGiven },
      async handle({ body, actor, client }) {
        const recoveryCodes = await accounts.renewCodes(body, actor, client)
        return { body: { message: 'The earlier recovery codes are void.', recoveryCodes } }
      }
    }),
    defineRoute('post', '/api/auth/second-factor/turn-off', {
      ...own,
      summary: 'Turn your second factor off; your other sessions end',
      body: jsonBody(passwordAndCodeInput),
      responses: { 200: messageSchema },
      async handle({ body, actor, client }) {
        const token = await accounts.turnOff(body, actor, client)
        return { body: { message: 'The second factor is off.' }, headers: renewed(token) }
      }
    }),
    defineRoute('get', '/api/auth/users/{id}/reset-second-factor', {
      tag: 'accounts',
      access: 'admin',
      summary: 'Whether you can remove a person’s second factor: another person’s, where there is one',
      responses: { 200: z.object({ isOffered: z.boolean() }) },
      handle: async ({ id, actor }) => ({ body: { isOffered: await accounts.canResetSecondFactor(id, actor) } })
    }),
    defineRoute('post', '/api/auth/users/{id}/reset-second-factor', {
      tag: 'accounts',
      access: 'admin',
      summary: 'Remove a person’s second factor, as for a lost phone; the sessions of that person end',
      responses: { 200: messageSchema },
      async handle({ id, actor }) {
        await accounts.resetSecondFactor(id, actor)
        return { body: { message: 'The second factor is reset.' } }
      }
    })
  ]
}
