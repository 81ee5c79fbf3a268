import { z } from 'zod'
import { ClientError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { clientSchema, messageSchema } from '../answer-schemas.ts'
import { type ApiRoute, defineRoute } from '../route.ts'

const session = clientSchema.extend({
  id: z.int(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isThis: z.boolean()
})

/** Your own sessions, one for each device. */
export function ownSessionRoutes({ sessions }: Services): ApiRoute[] {
  const own = { tag: 'account', access: 'staff' } as const
  return [
    defineRoute({
      ...own,
      method: 'get',
      path: '/api/auth/sessions',
      summary: 'Your sessions, the last seen first',
      responses: { 200: z.array(session) },
      handle: async ({ actor }) => ({ body: await sessions.listOwn(actor) })
    }),
    defineRoute({
      ...own,
      method: 'post',
      path: '/api/auth/sessions/end-others',
      summary: 'End all your sessions but this one',
      responses: { 200: messageSchema },
      async handle({ actor }) {
        await sessions.endOthers(actor)
        return { body: { message: 'All other devices are signed out.' } }
      }
    }),
    defineRoute({
      ...own,
      method: 'post',
      path: '/api/auth/sessions/{id}/end',
      summary: 'End one of your sessions',
      responses: { 200: messageSchema },
      async handle({ id, actor }) {
        const isEnded = await sessions.endOwn(actor, id)
        if (!isEnded) throw new ClientError(404, 'This session has ended already.')
        return { body: { message: 'The device is signed out.' } }
      }
    })
  ]
}
