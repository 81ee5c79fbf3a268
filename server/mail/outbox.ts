import { randomBytes, randomInt } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/connect.ts'
import type { Log } from '../log.ts'
import type { SendMail } from './smtp.ts'

const minute = 60_000
const hour = 60 * minute

/** After each failed try the next waits so long, ms; from then on always as long as the last. */
const waits = [minute, 5 * minute, 15 * minute, 30 * minute, hour, 2 * hour, 3 * hour]
/** A mail that could not be sent for so long is given up; its message stays in the inbox. */
const givenUpAfter = 5 * 24 * hour
/** A mail taken for sending is free again after so long: whoever took it has died. */
const lease = 10 * minute
/** How often is looked for mails that are due, ms. */
const pace = 15_000

/** Puts the mail about a message into the outbox, in the transaction that stores the message. */
export async function enqueue(db: Db, contactMessageId: number, now: string): Promise<void> {
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
 * Puts mails into the outbox again whose message came back from the history while it waited: deleting a message takes its
 * mail along.
 */
export async function enqueueRestored(db: Db, now: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const waiting = await transaction
      .selectFrom('contactMessage')
      .select('contactMessage.id')
      .leftJoin('outbox', 'outbox.contactMessageId', 'contactMessage.id')
      .where('mail', '=', 'Waiting')
      .where('outbox.id', 'is', null)
      .execute()
    for (const { id } of waiting) await enqueue(transaction, id, now)
  })
}

export interface OutboxOptions {
  db: Db
  clock: Clock
  send: SendMail
  log: Log
}

export type Outbox = ReturnType<typeof createOutbox>

/** Sends what waits in the outbox, one mail after the other, and again until it is sent. */
export function createOutbox({ db, clock, send, log }: OutboxOptions) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isStopped = false
  const at = (time: number) => new Date(time).toISOString()

  /** Sends all mails that are due now. */
  async function run(): Promise<void> {
    while (!isStopped) {
      const mail = await take()
      if (!mail) return
      await attempt(mail)
    }
  }

  /** Takes the mail that is due longest. A mail in sending whose lease is over is due as well. */
  async function take() {
    const now = clock().getTime()
    return await db
      .updateTable('outbox')
      .set((row) => ({ state: 'sending', attempts: row('attempts', '+', 1), nextAttemptAt: at(now + lease) }))
      .where('id', '=', (query) =>
        query
          .selectFrom('outbox')
          .select('id')
          .where('state', 'in', ['pending', 'sending'])
          .where('nextAttemptAt', '<=', at(now))
          .orderBy('nextAttemptAt')
          .limit(1)
      )
      // Between the choice and the change another server may have taken it.
      .where('nextAttemptAt', '<=', at(now))
      .returningAll()
      .executeTakeFirst()
  }

  async function attempt(mail: NonNullable<Awaited<ReturnType<typeof take>>>): Promise<void> {
    const message = await db
      .selectFrom('contactMessage')
      .selectAll()
      .where('id', '=', mail.contactMessageId)
      .executeTakeFirst()
    if (!message) return
    try {
      await send(message, mail.mailId)
      await settle(mail, { state: 'sent', lastError: null }, 'Sent')
    } catch (error) {
      const now = clock().getTime()
      const isGivenUp = now - Date.parse(mail.createdAt) > givenUpAfter
      const wait = waits[Math.min(mail.attempts, waits.length) - 1] ?? minute
      // A little sooner or later, so that mails that failed together do not all come back together.
      const nextAttemptAt = at(now + (wait * randomInt(90, 111)) / 100)
      const lastError = error instanceof Error ? error.message.slice(0, 300) : 'unknown'
      log.warn(
        { mail: mail.id, attempts: mail.attempts, err: error },
        isGivenUp ? 'mail given up' : 'mail failed, tried again later'
      )
      await settle(
        mail,
        { state: isGivenUp ? 'dead' : 'pending', nextAttemptAt, lastError },
        isGivenUp ? 'Failed' : 'Waiting'
      )
    }
  }

  async function settle(
    { id, contactMessageId }: { id: number; contactMessageId: number },
    change: { state: 'sent' | 'pending' | 'dead'; nextAttemptAt?: string; lastError: string | null },
    shown: 'Sent' | 'Waiting' | 'Failed'
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
    /** Looks now whether something is due. */
    wake,
    /** @param isAlone no other process is on this database: what was being sent when the last one died is due at once */
    async start(isAlone: boolean) {
      if (isAlone)
        await db
          .updateTable('outbox')
          .set({ nextAttemptAt: clock().toISOString() })
          .where('state', '=', 'sending')
          .execute()
      timer = setInterval(wake, pace)
      timer.unref()
      wake()
    },
    /** Finishes the mail in hand. */
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
    }
  }
}
