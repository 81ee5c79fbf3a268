import { z } from 'zod'
import type { Services } from '../services.ts'
import { type ApiRoute, defineRoute } from './route.ts'

const check = z.object({
  kind: z.string(),
  severity: z.enum(['error', 'warning']),
  message: z.string(),
  path: z.string()
})

/** What is wrong with what visitors see. */
export function checksRoute({ readChecks }: Services): ApiRoute {
  return defineRoute({
    tag: 'overview',
    method: 'get',
    path: '/api/checks',
    access: 'staff',
    summary:
      'What should be put right: demo content, links that lead nowhere, placeholder words, what is missing, what has ended; for Admins backups too',
    responses: { 200: z.array(check) },
    handle: async ({ actor }) => ({ body: await readChecks(actor) })
  })
}
