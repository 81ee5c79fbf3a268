import { signInDays } from '../../collections/user.ts'
import { absoluteLimit, idleLimit } from '../auth/sessions.ts'
import { day, hour, isoTimeFromNow } from '../clock.ts'
import { eraseEvents, eraseOldMessages } from '../contact/erase.ts'
import { pruneHistory } from '../content/history.ts'
import { sweepFiles } from '../content/stored-files.ts'
import { eraseTranslations } from '../content/translation-writes.ts'
import { anyTable } from '../database/db.ts'
import { enqueueMissingMails } from '../mail/queue.ts'
import type { Services } from '../services.ts'
import { onceForAll } from './once.ts'
import { repeat } from './repeat.ts'

/** The interval in which a server looks for due jobs, ms. */
const lookInterval = hour / 12

/** Tables whose rows expire: table, column of the time, lifetime in ms. */
const expiring = [
  ['session', 'lastSeenAt', idleLimit],
  ['session', 'createdAt', absoluteLimit],
  ['signInStep', 'expiresAt', 0],
  ['signInLog', 'at', signInDays * day],
  ['attempt', 'resetAt', 0],
  ['captcha', 'expiresAt', 0],
  ['createdByKey', 'createdAt', day],
  ['preview', 'expiresAt', 0]
] as const

/** The jobs that erase people's texts for good. */
const erasing = new Set(['history', 'oldMessages', 'signInLog.at'])

/** The recurring jobs by name: above all, deleting expired data. */
export function hourlyJobs(services: Services): Record<string, () => Promise<void>> {
  const { env, db, clock, content, limits } = services
  const deleteBefore = (table: string, column: string, age: number) => async () => {
    const rows = anyTable(db).deleteFrom(table)
    await rows.where(column, '<', isoTimeFromNow(clock, -age)).execute()
    // Of a clock that was ahead: until then a session would be valid, and a full limit keep somebody out.
    if (age <= day) await rows.where(column, '>', isoTimeFromNow(clock, 2 * day)).execute()
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
    outbox: () => enqueueMissingMails(limits, db, clock().toISOString())
  }
}

/** Runs the jobs every hour on one of all servers, and on each the job for its own disk. A failed one keeps no other from running. */
export function startJobs(services: Services) {
  const { log, files, clock } = services
  const runAll = async (doneAt: string) => {
    const isSure = doneAt === '' || doneAt > isoTimeFromNow(clock, -7 * day)
    if (!isSure)
      log.warn({ doneAt }, 'it is long since the last hourly jobs, or the clock is wrong: erasing waits for an hour')
    const jobs = Object.entries(hourlyJobs(services)).filter(([job]) => isSure || !erasing.has(job))
    await Promise.all(jobs.map(([job, run]) => run().catch((err) => log.error({ err, job }, 'job failed'))))
    log.info('hourly jobs done')
  }
  return repeat(log, 'hourly', lookInterval, async () => {
    await files.tidy(day)
    await onceForAll(services, 'hourly', { every: hour, longest: hour / 6 }, runAll)
  })
}
