import { randomInt } from 'node:crypto'
import { day, hour, isoTime, minute } from '../clock.ts'
import { addEvent } from '../contact/lead-timeline.ts'
import { type Db, inTransaction } from '../database/db.ts'
import { repeat } from '../jobs/repeat.ts'
import type { Site } from '../site.ts'
import type { Compose } from './compose.ts'
import { enqueueReminders, mailStates, readRecipient } from './queue.ts'
import type { SendMail } from './smtp.ts'

/** Delays after each failed attempt, ms; the last one repeats. */
const retryDelays = [minute, 5 * minute, 15 * minute, 30 * minute, hour, 2 * hour, 3 * hour]
/** A mail that cannot be sent for this long, through all delays above, is given up, ms; its message stays in the inbox. */
const maxAge = 5 * day
/** A mail that is being sent for longer than this is due again: the process that took it has died. */
const sendTimeout = 10 * minute
const pollInterval = 15_000
/** The interval in which due leads are looked for, ms. */
const lookInterval = 5 * minute

/** The mail state of a message after an attempt to mail it to the company. */
const outcomes = { sent: mailStates.sent, pending: mailStates.delayed, dead: mailStates.failed } as const

type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claim>>>

/** Sends the queued mails one after the other, with retries. */
export function createOutbox(site: Site, compose: Compose, send: SendMail) {
  const { db, clock, limits, log } = site
  let repeated: ReturnType<typeof repeat> | undefined
  let isStopped = false
  let lookedAt = 0

  /** Sends all mails that are due now; where there is nobody to send to, they wait as they are. */
  async function run(): Promise<void> {
    const now = clock()
    if (Math.abs(now.getTime() - lookedAt) >= lookInterval) {
      await enqueueReminders(limits, db, now)
      lookedAt = now.getTime()
    }
    while (!isStopped) {
      const to = await readRecipient(site)
      if (to === undefined) return await markDelayed(db)
      const mail = await claim(db, clock().getTime())
      if (!mail) return
      await attempt(mail, to)
    }
  }

  async function attempt(mail: ClaimedMail, to: string): Promise<void> {
    try {
      const written = await compose(mail, to)
      if (!written) return await recordOutcome(site, mail, { state: 'dead', lastError: 'nobody needs it any more' })
      await send(written, mail.mailId, to)
      await recordOutcome(site, mail, { state: 'sent', lastError: null }, written.event)
    } catch (err) {
      const now = clock().getTime()
      const isGivenUp = now - Date.parse(mail.createdAt) > maxAge && mail.attempts > retryDelays.length
      const delay = retryDelays[Math.min(mail.attempts, retryDelays.length) - 1] ?? minute
      // With jitter, so that mails that failed together are not all retried together.
      const nextAttemptAt = isoTime(now + (delay * randomInt(90, 111)) / 100)
      const lastError = err instanceof Error ? err.message.slice(0, 300) : 'unknown'
      const outcome = isGivenUp ? 'mail given up' : 'mail failed, will be retried'
      log.warn({ mail: mail.id, attempts: mail.attempts, err }, outcome)
      await recordOutcome(site, mail, { state: isGivenUp ? 'dead' : 'pending', nextAttemptAt, lastError })
    }
  }

  return {
    run,
    /** Sends the due mails now, in the background. */
    wake: () => void repeated?.run(),
    /** @param isAlone no other process uses this database: mails that a dead process was sending are due at once */
    async start(isAlone: boolean) {
      const due = { nextAttemptAt: clock().toISOString() }
      if (isAlone) await db.updateTable('outbox').set(due).where('state', '=', 'sending').execute()
      repeated = repeat(log, 'outbox', pollInterval, run)
    },
    /** Waits for the mail that is being sent. */
    async stop() {
      isStopped = true
      await repeated?.stop()
    }
  }
}

/** Claims the mail that has been due longest, including one whose sending timed out. */
async function claim(db: Db, now: number) {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('state', 'in', ['pending', 'sending'])
    .where('nextAttemptAt', '<=', isoTime(now))
  return await db
    .updateTable('outbox')
    .set((row) => ({ state: 'sending', attempts: row('attempts', '+', 1), nextAttemptAt: isoTime(now + sendTimeout) }))
    .where('id', '=', due.orderBy('nextAttemptAt').limit(1))
    // Another server may have claimed it between the subquery and the update.
    .where('nextAttemptAt', '<=', isoTime(now))
    .returningAll()
    .executeTakeFirst()
}

/** @param event for its message's timeline */
async function recordOutcome(
  { db, clock }: Site,
  { id, kind, contactMessageId: messageId }: ClaimedMail,
  change: { state: keyof typeof outcomes; nextAttemptAt?: string; lastError: string | null },
  event?: string
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    // The message first, as a deletion does: else both would wait for each other. One that was brought back has lost this mail.
    const mailed = transaction.selectFrom('outbox').select('contactMessageId').where('id', '=', id)
    const message = transaction.updateTable('contactMessage').where('id', 'in', mailed)
    if (kind === 'company') await message.set({ mail: outcomes[change.state] }).execute()
    const [row] = await transaction.updateTable('outbox').set(change).where('id', '=', id).returning('id').execute()
    // Unless its message was deleted meanwhile.
    if (row && event)
      await addEvent(transaction, { messageId, at: clock().toISOString(), kind: 'mail', text: event }, null)
  })
}

/** Marks the messages whose waiting mail could not be sent. */
async function markDelayed(db: Db): Promise<void> {
  await db
    .updateTable('contactMessage')
    .set({ mail: mailStates.delayed })
    .where('mail', '=', mailStates.waiting)
    .where('id', 'in', (query) =>
      query.selectFrom('outbox').select('contactMessageId').where('state', '=', 'pending').where('kind', '=', 'company')
    )
    .execute()
}
