import { absoluteLimit, idleLimit } from '../auth/sessions.ts'
import { eraseEvents, eraseOldMessages } from '../contact/erase.ts'
import { pruneHistory } from '../content/history.ts'
import { sweepFiles } from '../content/stored-files.ts'
import { eraseTranslations } from '../content/translate.ts'
import { anyTable } from '../database/db.ts'
import { enqueueLeftOver } from '../mail/queue.ts'
import type { Services } from '../services.ts'
import { onceForAll } from './once.ts'

const hour = 3_600_000
const day = 24 * hour
/** How often a server looks whether the jobs are due, ms. */
const lookInterval = hour / 12

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

/**
 * Runs the jobs every hour, on one of all servers, and on each what concerns its own disk. One that fails is logged, and keeps no other
 * from running. @returns waits for what is running, and runs nothing more
 */
export function startJobs(services: Services): () => Promise<void> {
  const { log, files } = services
  const logged = (job: string, run: () => Promise<unknown>) =>
    run().catch((err) => log.error({ err, job }, 'job failed'))
  const runAll = () => Promise.all(Object.entries(hourlyJobs(services)).map(([job, run]) => logged(job, run)))
  const runHourly = async () => {
    if (await onceForAll(services, 'hourly', { every: hour, longest: hour / 6 }, runAll)) log.info('hourly jobs done')
  }
  let running: Promise<unknown> = Promise.resolve()
  const look = () => {
    running = Promise.all([logged('hourly', runHourly), logged('own files', () => files.tidy(day))])
  }
  const timer = setInterval(look, lookInterval).unref()
  look()
  return async () => {
    clearInterval(timer)
    await running
  }
}
