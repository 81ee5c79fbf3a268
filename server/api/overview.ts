import { z } from 'zod'
import { readOverview } from '../content/overview.ts'
import type { Db } from '../database/connect.ts'
import type { ApiRoute } from './route.ts'

const overview = z.object({
  unreadMessages: z.int(),
  lastChanges: z.array(
    z.object({ collection: z.string(), id: z.int(), title: z.string(), updatedAt: z.iso.datetime() })
  ),
  gaps: z.array(z.object({ collection: z.string(), missing: z.string(), count: z.int() }))
})

/** What the welcome screen tells. */
export function overviewRoute(db: Db): ApiRoute {
  return {
    tag: 'overview',
    method: 'get',
    path: '/api/overview',
    access: 'staff',
    summary: 'Unread messages, the last changes, and what is missing on the site',
    answers: { 200: overview },
    handle: async ({ actor }) => ({ body: await readOverview(db, actor) })
  }
}
