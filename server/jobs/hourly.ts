import { absoluteLimit, idleLimit } from '../auth/sessions.ts'
import { eraseEvents, eraseOldMessages } from '../contact/erase.ts'
import { pruneHistory } from '../content/history.ts'
import { sweepFiles } from '../content/stored-files.ts'
import { eraseTranslations } from '../content/translate.ts'
import { anyTable } from '../database/db.ts'
import type { Log } from '../log.ts'
import { enqueueLeftOver } from '../mail/queue.ts'
import type { Services } from '../services.ts'

const hour = 3_600_000
const day = 24 * hour

/** Rows that go some time after the moment in a column: so many ms. */
const expiring = [
  ['session', 'lastSeenAt', idleLimit],
  ['session', 'createdAt', absoluteLimit],
  ['signInStep', 'expiresAt', 0],
  ['signInLog', 'at', 90 * day],
  ['attempt', 'resetAt', 0],
  ['captcha', 'expiresAt', 0],
  ['createdByKey', 'createdAt', day],
  ['preview', 'expiresAt', 0]
] as const

type Jobs = Record<string, () => Promise<void>>

/** What has to be done from time to time, by name: above all, deleting what has expired. */
export function hourlyJobs(services: Services): Jobs {
  const { env, db, clock, content, limits } = services
  const deleteBefore = (table: string, column: string, age: number) => async () => {
    const before = new Date(clock().getTime() - age).toISOString()
    await anyTable(db).deleteFrom(table).where(column, '<', before).execute()
  }
  return {
    ...Object.fromEntries(
      expiring.map(([table, column, age]) => [`${table}.${column}`, deleteBefore(table, column, age)])
    ),
    history: () => pruneHistory(content, env.HISTORY_DAYS),
    files: () => sweepFiles(content, day),
    oldMessages: () => eraseOldMessages(content),
    events: () => eraseEvents(db),
    translations: () => eraseTranslations(db),
    outbox: () => enqueueLeftOver(limits, db, clock().toISOString())
  }
}

/** Runs jobs every hour. One that fails is logged, and keeps no other from running. */
export function startJobs(jobs: Jobs, log: Log): void {
  const runAll = () => {
    for (const [job, run] of Object.entries(jobs)) run().catch((err) => log.error({ err, job }, 'job failed'))
  }
  setInterval(runAll, hour).unref()
}
