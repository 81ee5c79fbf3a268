import { type ChildProcess, spawn } from 'node:child_process'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { processFile } from '../process-file.ts'
import { listBackups } from './kept-backups.ts'

const minute = 60_000
const hour = 60 * minute
/** How often is looked whether one is due, ms. */
const pace = 5 * minute
/** A backup takes its time; it is late only when it is so much older than the setting, ms. */
const grace = hour

export interface BackupSettings {
  BACKUP_DIR?: string | undefined
  BACKUP_EVERY_HOURS: number
}

/** What an Admin wants to know about backups. */
export interface BackupState {
  /** Null where no schedule is set. */
  everyHours: number | null
  /** When the newest of the schedule's folder was made. */
  lastAt: string | null
  /** There should be a newer one. */
  isLate: boolean
}

/** How the backups of the schedule stand, by what is in its folder. */
export async function readBackupState(settings: BackupSettings, clock: Clock): Promise<BackupState> {
  const { BACKUP_DIR: folder, BACKUP_EVERY_HOURS: everyHours } = settings
  if (folder === undefined) return { everyHours: null, lastAt: null, isLate: false }
  const [newest] = await listBackups(folder)
  const isLate = !newest || clock().getTime() - newest.madeAt.getTime() > everyHours * hour + grace
  return { everyHours, lastAt: newest?.madeAt.toISOString() ?? null, isLate }
}

/** Makes backups when they are due, each in a process of its own: `npm run backup` without a file. */
export function startBackups(settings: BackupSettings, clock: Clock, log: Log) {
  let running: ChildProcess | undefined
  let isStopped = false

  async function look(): Promise<void> {
    const { BACKUP_DIR: folder, BACKUP_EVERY_HOURS: everyHours } = settings
    if (folder === undefined || running || isStopped) return
    const [newest] = await listBackups(folder)
    if (newest && clock().getTime() - newest.madeAt.getTime() < everyHours * hour) return
    if (isStopped) return
    running = run(log, () => {
      running = undefined
    })
  }

  const check = () => void look().catch((err) => log.error({ err }, 'backups cannot be looked for'))
  const timer = setInterval(check, pace)
  timer.unref()
  check()

  return {
    /** Breaks off what is being made; it leaves nothing. */
    async stop(): Promise<void> {
      isStopped = true
      clearInterval(timer)
      if (!running) return
      const ended = new Promise((resolve) => running?.once('close', resolve))
      running.kill('SIGTERM')
      await ended
    }
  }
}

function run(log: Log, onEnd: () => void): ChildProcess {
  const child = spawn(process.execPath, [processFile('backup')], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2_000)
  })
  child.once('error', (err) => log.error({ err }, 'backup failed'))
  child.once('close', (code, signal) => {
    onEnd()
    const reason = said.trim()
    if (code === 0) log.info('backup made')
    else log.error({ code, signal, reason }, 'backup failed')
  })
  return child
}
