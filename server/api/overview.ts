import { z } from 'zod'
import { countPlaces } from '../../shared/count-places.ts'
import { isAllowed } from '../auth/access.ts'
import { backupState } from '../backup/schedule.ts'
import { checkSchema } from '../checks/checks.ts'
import { leadWorkSchema, readLeadWork } from '../contact/lead-work.ts'
import { overviewSchema, readOverview } from '../content/overview.ts'
import { listMisses, missSchema } from '../search/misses.ts'
import type { Services } from '../services.ts'
import { type ApiRoute, defineRoute } from './route.ts'

const overview = overviewSchema.extend({
  work: leadWorkSchema,
  /** For Admins; empty for everybody else. */
  warnings: z.array(z.object({ kind: z.string(), message: z.string() })),
  /** The entries to be mended, and the warnings, that the person has the right to mend. */
  checks: z.object({ errors: z.int(), warnings: z.int() }),
  /** Of these, the facts that have ended or soon end. */
  ends: z.array(checkSchema),
  /** Records of the demo content that nobody has changed. */
  demo: z.int(),
  /** Searches without a result, the most frequent first. */
  misses: z.array(missSchema),
  /** For Admins; null for everybody else. */
  backups: backupState.nullable()
})

const missesShown = 5

/** The call behind the welcome screen. */
export function overviewRoute({ db, clock, readBackups, readChecks, readWarnings }: Services): ApiRoute {
  return defineRoute('get', '/api/overview', {
    tag: 'overview',
    access: 'staff',
    summary:
      'The leads to work on, unread messages, the last changes, what is missing on the site, and for Admins warnings and the state of the backups',
    answer: overview,
    async handle({ actor }) {
      const isAdmin = isAllowed('admin', actor)
      const [work, content, found, misses, warnings, backups] = await Promise.all([
        readLeadWork(db, actor, clock()),
        readOverview(db, actor),
        readChecks(actor),
        listMisses(db, missesShown),
        isAdmin ? readWarnings() : [],
        isAdmin ? readBackups() : null
      ])
      const { error = [], warning = [] } = Object.groupBy(found, ({ severity }) => severity)
      const demo = found.filter(({ kind }) => kind === 'demo').length
      const checks = { errors: countPlaces(error), warnings: warning.length }
      const ends = found.filter(({ kind }) => kind === 'ended' || kind === 'ending')
      return { work, ...content, checks, ends, demo, misses, warnings, backups }
    }
  })
}

/** The call that lists the faults of the public site. */
export function checksRoute({ readChecks }: Services): ApiRoute {
  return defineRoute('get', '/api/checks', {
    tag: 'overview',
    access: 'staff',
    summary:
      'What should be put right: demo content, links that lead nowhere, placeholder words, what is missing, what has ended; for Admins backups too',
    answer: z.array(checkSchema),
    handle: ({ actor }) => readChecks(actor)
  })
}
