import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/connect.ts'

/** With less free space uploads and the database's log have no room, bytes. */
const leastFree = 256 * 1024 * 1024
/** A mail that has waited so long is not waiting for a mail server's short pause, ms. */
const longestWait = 3_600_000
/** What was found is told for so long, ms: whoever asks again and again costs nothing. */
const toldFor = 1_000
/** A part that does not answer within this time fails, ms. */
const patience = 2_000

export const parts = ['program', 'database', 'disk', 'mail'] as const
export type Part = (typeof parts)[number]
export type Readiness = ReturnType<typeof createReadiness>

export interface ReadinessOptions {
  db: Db
  /** A folder on the disk of the data. */
  folder: string
  clock: Clock
  /** Whether there is a mail server; without one, mails wait on purpose. */
  sendsMail: boolean
}

/** Whether the program can do its work, part by part. It says which part fails, and never why. */
export function createReadiness({ db, folder, clock, sendsMail }: ReadinessOptions) {
  let isEnding = false
  let last: { until: number; found: Promise<Record<Part, boolean>> } | undefined

  async function look(): Promise<Record<Part, boolean>> {
    const [database, disk, mail] = await Promise.all([answers(), hasSpace(), mailsLeave()].map(holds))
    return { program: true, database: database ?? false, disk: disk ?? false, mail: mail ?? false }
  }

  async function answers(): Promise<boolean> {
    await sql`select 1`.execute(db)
    return true
  }

  async function hasSpace(): Promise<boolean> {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize >= leastFree
  }

  async function mailsLeave(): Promise<boolean> {
    if (!sendsMail) return true
    const since = new Date(clock().getTime() - longestWait).toISOString()
    const waiting = await db
      .selectFrom('outbox')
      .select('id')
      .where('state', 'in', ['pending', 'sending'])
      .where('createdAt', '<', since)
      .limit(1)
      .executeTakeFirst()
    return waiting === undefined
  }

  return {
    async check(): Promise<Record<Part, boolean>> {
      if (!last || last.until < performance.now()) last = { until: performance.now() + toldFor, found: look() }
      return { ...(await last.found), program: !isEnding }
    },
    /** From now on the program is not ready: it ends. */
    end(): void {
      isEnding = true
    }
  }
}

async function holds(asked: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patience, false)
  })
  try {
    return await Promise.race([asked, tooLate])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
