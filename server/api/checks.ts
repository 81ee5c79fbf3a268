import { z } from 'zod'
import { checkSchema } from '../checks/checks.ts'
import type { Services } from '../services.ts'
import { type ApiRoute, defineRoute } from './route.ts'

/** What is wrong with what visitors see. */
export function checksRoute({ readChecks }: Services): ApiRoute {
  return defineRoute({
    tag: 'overview',
    method: 'get',
    path: '/api/checks',
    access: 'staff',
    summary:
      'What should be put right: demo content, links that lead nowhere, placeholder words, what is missing, what has ended; for Admins backups too',
    responses: { 200: z.array(checkSchema) },
    handle: async ({ actor }) => ({ body: await readChecks(actor) })
  })
}
