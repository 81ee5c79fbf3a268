import { type ExecFileException, execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { processFile } from '../process-file.ts'
import { listBackups } from './kept-backups.ts'

const runFile = promisify(execFile)
const minute = 60_000
const hour = 60 * minute
/** A backup is late only when it is overdue by more than this, since making one takes time, ms. */
const lateAfter = hour

type BackupSettings = Pick<Env, 'BACKUP_DIR' | 'BACKUP_EVERY_HOURS'>

export const backupState = z.object({
  /** Null without a schedule. */
  everyHours: z.int().nullable(),
  /** The time of the newest backup; null without one. */
  lastAt: z.iso.datetime().nullable(),
  isLate: z.boolean()
})
export type BackupState = z.output<typeof backupState>

/** Reads the state from the backups in the folder. */
export async function readBackupState(settings: BackupSettings, clock: Clock): Promise<BackupState> {
  const { BACKUP_DIR: folder, BACKUP_EVERY_HOURS: everyHours } = settings
  if (folder === undefined) return { everyHours: null, lastAt: null, isLate: false }
  const [newest] = await listBackups(folder)
  const isLate = !newest || clock().getTime() - newest.madeAt.getTime() > everyHours * hour + lateAfter
  return { everyHours, lastAt: newest?.madeAt.toISOString() ?? null, isLate }
}

/** Makes backups when they are due, each in a child process that runs `npm run backup` without a file. */
export function createBackupSchedule(settings: BackupSettings, clock: Clock, log: Log) {
  let running: ReturnType<typeof runFile> | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function makeIfDue(): Promise<void> {
    const { BACKUP_DIR: folder, BACKUP_EVERY_HOURS: everyHours } = settings
    if (folder === undefined || running) return
    const [newest] = await listBackups(folder)
    if (newest && clock().getTime() - newest.madeAt.getTime() < everyHours * hour) return
    if (isStopped || running) return
    running = runFile(process.execPath, [processFile('backup')])
    try {
      await running
      log.info('backup made')
    } catch (error) {
      const { code, signal, stderr } = error as ExecFileException & { stderr: string }
      log.error({ code, signal, reason: stderr.trim().slice(-2_000) }, 'backup failed')
    }
    running = undefined
  }

  return {
    start(): void {
      const check = () => void makeIfDue().catch((err) => log.error({ err }, 'the backup folder cannot be read'))
      timer = setInterval(check, 5 * minute)
      timer.unref()
      check()
    },
    /** Aborts a running backup, which removes its partial files. */
    async stop(): Promise<void> {
      isStopped = true
      clearInterval(timer)
      running?.child.kill('SIGTERM')
      await running?.catch(() => undefined)
    }
  }
}
