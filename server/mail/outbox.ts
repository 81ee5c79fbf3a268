import { randomBytes, randomInt } from 'node:crypto'
import type { Limit, Limits } from '../auth/limits.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/connect.ts'
import { ClientError } from '../errors.ts'
import type { Log } from '../log.ts'
import type { ReadRecipient } from './recipient.ts'
import type { SendMail } from './smtp.ts'

const minute = 60_000
const hour = 60 * minute

/** Delays after each failed attempt, ms; the last one repeats. */
const retryDelays = [minute, 5 * minute, 15 * minute, 30 * minute, hour, 2 * hour, 3 * hour]
/** A mail that cannot be sent for this long, through all delays above, is given up, ms; its message stays in the inbox. */
const maxAge = 5 * 24 * hour
/** A mail that is being sent for longer than this is due again: the process that took it has died. */
const sendTimeout = 10 * minute
const pollInterval = 15_000
/** A flood of messages shall not become a flood of mails, which mail servers answer by refusing all of the site's. */
const mailsPerHour: Limit = { name: 'mail', count: 60, within: hour }

/** What has become of the mail about a message: the values of its field `mail`. */
export const mailStates = {
  waiting: 'Waiting',
  delayed: 'Could not be mailed',
  sent: 'Sent',
  failed: 'Failed'
} as const
type MailState = (typeof mailStates)[keyof typeof mailStates]

/**
 * Queues the mail about a new message where the hour has room for another one; else the message waits in the inbox
 * without one, until `enqueueLeftOver` finds room.
 */
export async function enqueueWithin(limits: Limits, db: Db, contactMessageId: number, now: string): Promise<void> {
  if (await hasRoom(limits, db)) return await enqueue(db, contactMessageId, now)
  await db.updateTable('contactMessage').set({ mail: mailStates.delayed }).where('id', '=', contactMessageId).execute()
}

async function hasRoom(limits: Limits, db: Db): Promise<boolean> {
  try {
    await limits.take([[mailsPerHour, 'all']], db)
    return true
  } catch (error) {
    if (error instanceof ClientError) return false
    throw error
  }
}

async function enqueue(db: Db, contactMessageId: number, now: string): Promise<void> {
  await db
    .insertInto('outbox')
    .values({
      contactMessageId,
      mailId: randomBytes(16).toString('hex'),
      state: 'pending',
      attempts: 0,
      nextAttemptAt: now,
      createdAt: now,
      lastError: null
    })
    .execute()
}

/**
 * Queues the mails of messages that have none and are not mailed: those that came when the hour was full, oldest first,
 * and restored ones, since deleting a message deletes its mail.
 */
export async function enqueueLeftOver(limits: Limits, db: Db, now: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const waiting = await transaction
      .selectFrom('contactMessage')
      .select('contactMessage.id')
      .leftJoin('outbox', 'outbox.contactMessageId', 'contactMessage.id')
      .where('mail', 'in', unsent)
      .where('outbox.id', 'is', null)
      .orderBy('contactMessage.id')
      .execute()
    for (const { id } of waiting) {
      if (!(await hasRoom(limits, transaction))) return
      await enqueue(transaction, id, now)
    }
  })
}

/** The states of messages whose mail is still to be sent. */
export const unsent = [mailStates.waiting, mailStates.delayed]

export interface OutboxOptions {
  db: Db
  clock: Clock
  send: SendMail
  recipient: ReadRecipient
  log: Log
}

/** Sends the queued mails one after the other, with retries. */
export function createOutbox({ db, clock, send, recipient, log }: OutboxOptions) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isStopped = false
  const at = (time: number) => new Date(time).toISOString()

  /** Sends all mails that are due now; where there is nobody to send to, they wait as they are. */
  async function run(): Promise<void> {
    while (!isStopped) {
      const to = await recipient()
      if (to === undefined) return await markDelayed(db)
      const mail = await claim()
      if (!mail) return
      await attempt(mail, to)
    }
  }

  /** Claims the mail that has been due longest, including one whose sending timed out. */
  async function claim() {
    const now = clock().getTime()
    return await db
      .updateTable('outbox')
      .set((row) => ({ state: 'sending', attempts: row('attempts', '+', 1), nextAttemptAt: at(now + sendTimeout) }))
      .where('id', '=', (query) =>
        query
          .selectFrom('outbox')
          .select('id')
          .where('state', 'in', ['pending', 'sending'])
          .where('nextAttemptAt', '<=', at(now))
          .orderBy('nextAttemptAt')
          .limit(1)
      )
      // Another server may have claimed it between the subquery and the update.
      .where('nextAttemptAt', '<=', at(now))
      .returningAll()
      .executeTakeFirst()
  }

  async function attempt(mail: NonNullable<Awaited<ReturnType<typeof claim>>>, to: string): Promise<void> {
    const message = await db
      .selectFrom('contactMessage')
      .selectAll()
      .where('id', '=', mail.contactMessageId)
      .executeTakeFirst()
    if (!message) return
    try {
      await send(message, mail.mailId, to)
      await recordOutcome(mail, { state: 'sent', lastError: null }, mailStates.sent)
    } catch (error) {
      const now = clock().getTime()
      const isGivenUp = now - Date.parse(mail.createdAt) > maxAge && mail.attempts > retryDelays.length
      const delay = retryDelays[Math.min(mail.attempts, retryDelays.length) - 1] ?? minute
      // With jitter, so that mails that failed together are not all retried together.
      const nextAttemptAt = at(now + (delay * randomInt(90, 111)) / 100)
      const lastError = error instanceof Error ? error.message.slice(0, 300) : 'unknown'
      log.warn(
        { mail: mail.id, attempts: mail.attempts, err: error },
        isGivenUp ? 'mail given up' : 'mail failed, will be retried'
      )
      await recordOutcome(
        mail,
        { state: isGivenUp ? 'dead' : 'pending', nextAttemptAt, lastError },
        isGivenUp ? mailStates.failed : mailStates.delayed
      )
    }
  }

  async function recordOutcome(
    { id, contactMessageId }: { id: number; contactMessageId: number },
    change: { state: 'sent' | 'pending' | 'dead'; nextAttemptAt?: string; lastError: string | null },
    shown: MailState
  ): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      await transaction.updateTable('outbox').set(change).where('id', '=', id).execute()
      await transaction.updateTable('contactMessage').set({ mail: shown }).where('id', '=', contactMessageId).execute()
    })
  }

  function wake(): void {
    if (isStopped) return
    running ??= run()
      .catch((err) => log.error({ err }, 'outbox failed'))
      .finally(() => {
        running = undefined
      })
  }

  return {
    run,
    /** Sends what is due now, in the background. */
    wake,
    /** @param isAlone no other process uses this database: what was being sent when the last one died is due at once */
    async start(isAlone: boolean) {
      if (isAlone)
        await db
          .updateTable('outbox')
          .set({ nextAttemptAt: clock().toISOString() })
          .where('state', '=', 'sending')
          .execute()
      timer = setInterval(wake, pollInterval)
      timer.unref()
      wake()
    },
    /** Waits for the mail that is being sent. */
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
    }
  }
}

/** Says of the messages whose mail is waiting that it could not be sent. */
async function markDelayed(db: Db): Promise<void> {
  await db
    .updateTable('contactMessage')
    .set({ mail: mailStates.delayed })
    .where('mail', '=', mailStates.waiting)
    .where('id', 'in', (query) => query.selectFrom('outbox').select('contactMessageId').where('state', '=', 'pending'))
    .execute()
}
