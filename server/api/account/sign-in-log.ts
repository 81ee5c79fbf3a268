import { z } from 'zod'
import { isSignInEvent } from '../../auth/sign-in-events.ts'
import type { SignInLog } from '../../auth/sign-in-log.ts'
import type { Services } from '../../services.ts'
import { clientSchema } from '../answer-schemas.ts'
import { pageAnswer, pagedQuery } from '../paging.ts'
import { type ApiRoute, defineRoute } from '../route.ts'

const entry = clientSchema.extend({
  id: z.int(),
  at: z.iso.datetime(),
  name: z.string(),
  event: z.string().refine(isSignInEvent),
  by: z.string()
})

const query = pagedQuery(20)

/** The log of sign-ins: your own, and for Admins everybody's. */
export function signInLogRoutes({ signInLog }: Services): ApiRoute[] {
  const common = { method: 'get', query, responses: { 200: z.array(entry) } } as const

  async function answer(filter: Parameters<SignInLog['read']>[0]) {
    const { entries, total } = await signInLog.read(filter)
    return pageAnswer(entries, total)
  }

  return [
    defineRoute({
      ...common,
      tag: 'account',
      access: 'staff',
      path: '/api/auth/sign-ins',
      summary: 'Sign-ins with your name, and what changed in your account, newest first',
      handle: ({ query, actor }) => answer({ ...query, userId: actor.id })
    }),
    defineRoute({
      ...common,
      tag: 'accounts',
      access: 'admin',
      path: '/api/auth/sign-ins/all',
      summary: 'All sign-ins, failed ones too, newest first',
      handle: ({ query }) => answer(query)
    })
  ]
}
