import { eraseEvents, eraseOldMessages } from '../contact/erase.ts'
import { pruneHistory } from '../content/history.ts'
import { forgetKeys } from '../content/idempotency.ts'
import { sweepFiles } from '../content/stored-files.ts'
import type { Log } from '../log.ts'
import { enqueueLeftOver } from '../mail/queue.ts'
import type { Services } from '../services.ts'

const hour = 3_600_000
const day = 24 * hour

type Jobs = Record<string, () => Promise<void>>

/** What has to be done from time to time, by name: above all, deleting what has expired. */
export function hourlyJobs(services: Services): Jobs {
  const { env, db, clock, content, limits } = services
  return {
    sessions: services.sessions.deleteExpired,
    pendingSignIns: services.pendingSignIns.deleteExpired,
    attempts: limits.deleteExpired,
    captchas: services.captcha.deleteExpired,
    idempotencyKeys: () => forgetKeys(db, clock),
    signInLog: services.signInLog.deleteExpired,
    history: () => pruneHistory(content, env.HISTORY_DAYS),
    files: () => sweepFiles(content, day),
    oldMessages: () => eraseOldMessages(content),
    events: () => eraseEvents(db),
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
