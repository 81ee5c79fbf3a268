import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { type Clock, hour, isoTimeFromNow, minute } from '../clock.ts'
import { type Db, isPostgres } from '../database/db.ts'
import type { Env } from '../env.ts'
import { onceForAll } from '../jobs/once.ts'
import { repeat } from '../jobs/repeat.ts'
import { processFile } from '../process-file.ts'
import type { Site } from '../site.ts'
import { listBackups } from './kept-backups.ts'

const runFile = promisify(execFile)
/** A backup is late only when it is overdue by more than this, since making one takes time, ms. */
const lateAfter = hour
/** The job's name in the database, for all servers. */
const job = 'backup'
const longest = 6 * hour

type BackupSettings = Pick<Env, 'BACKUP_DIR' | 'BACKUP_EVERY_HOURS'>

export const backupState = z.object({
  /** Null without a schedule. */
  everyHours: z.int().nullable(),
  /** The time of the newest backup; null without one. */
  lastAt: z.iso.datetime().nullable(),
  isLate: z.boolean()
})
export type BackupState = z.output<typeof backupState>

/** Reads the state from the backups in the folder. @param shared where other servers make backups, too */
export async function readBackupState(settings: BackupSettings, clock: Clock, shared?: Db): Promise<BackupState> {
  const { BACKUP_DIR: folder, BACKUP_EVERY_HOURS: everyHours } = settings
  if (folder === undefined) return { everyHours: null, lastAt: null, isLate: false }
  const [newest] = await listBackups(folder, clock())
  const done = await shared?.selectFrom('job').select('doneAt').where('name', '=', job).executeTakeFirst()
  const times = [newest?.madeAt.toISOString() ?? '', done?.doneAt ?? '']
  // Without times of a clock that was ahead.
  const lastAt =
    times
      .filter((time) => time <= isoTimeFromNow(clock, lateAfter))
      .sort()
      .at(-1) || null
  const isLate = !lastAt || clock().getTime() - Date.parse(lastAt) > everyHours * hour + lateAfter
  return { everyHours, lastAt, isLate }
}

/**
 * Makes backups when they are due, each in a child process that runs `npm run backup` without a file. Of several servers one makes
 * it, into its own folder.
 */
export function startBackups(settings: BackupSettings, services: Pick<Site, 'db' | 'clock' | 'log'>) {
  const { db, clock, log } = services
  const { BACKUP_DIR: folder, BACKUP_EVERY_HOURS: everyHours } = settings
  let running: ReturnType<typeof runFile> | undefined

  const schedule = repeat(log, job, 5 * minute, async () => {
    if (folder === undefined) return
    const [newest] = await listBackups(folder, clock())
    const every = everyHours * hour
    const age = clock().getTime() - (newest?.madeAt.getTime() ?? 0)
    if (age >= 0 && age < every) return
    if (isPostgres(db)) await onceForAll(services, job, { every, longest: Math.min(every, longest) }, make)
    else await make()
  })

  async function make(): Promise<void> {
    running = runFile(process.execPath, [processFile('backup')])
    await running
    log.info('backup made')
  }

  return {
    /** Aborts a running backup, which removes its partial files. */
    async stop(): Promise<void> {
      running?.child.kill('SIGTERM')
      await schedule.stop()
    }
  }
}
