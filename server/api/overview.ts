import { z } from 'zod'
import { isAllowed } from '../auth/access.ts'
import type { BackupState } from '../backup/schedule.ts'
import { readOverview } from '../content/overview.ts'
import type { Db } from '../database/connect.ts'
import type { ApiRoute } from './route.ts'

const overview = z.object({
  unreadMessages: z.int(),
  lastChanges: z.array(
    z.object({ collection: z.string(), id: z.int(), title: z.string(), updatedAt: z.iso.datetime() })
  ),
  gaps: z.array(z.object({ collection: z.string(), missing: z.string(), count: z.int() })),
  /** For Admins; null for everybody else. */
  backups: z
    .object({ everyHours: z.int().nullable(), lastAt: z.iso.datetime().nullable(), isLate: z.boolean() })
    .nullable()
})

/** What the welcome screen tells. */
export function overviewRoute(db: Db, backups: () => Promise<BackupState>): ApiRoute {
  return {
    tag: 'overview',
    method: 'get',
    path: '/api/overview',
    access: 'staff',
    summary: 'Unread messages, the last changes, what is missing on the site, and for Admins how the backups stand',
    responses: { 200: overview },
    handle: async ({ actor }) => ({
      body: { ...(await readOverview(db, actor)), backups: isAllowed('admin', actor) ? await backups() : null }
    })
  }
}
