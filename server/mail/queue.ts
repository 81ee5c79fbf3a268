import { randomBytes } from 'node:crypto'
import { collections } from '../../collections/index.ts'
import { isExampleAddress } from '../../shared/example-address.ts'
import { indianToday } from '../../shared/indian-format.ts'
import { type Count, type Limit, type Limits, tryTake } from '../auth/limits.ts'
import { day, hour, isoTime } from '../clock.ts'
import type { LeadAssignment } from '../contact/lead-timeline.ts'
import { type Db, forShare, inTransaction } from '../database/db.ts'
import type { Site } from '../site.ts'
import type { QueuedMail } from './compose.ts'

/** A flood of messages shall not become a flood of mails, which mail servers answer by refusing all of the site's. */
const mailsPerHour: Limit = { name: 'mail', count: 60, within: hour }
const mails: Count[] = [[mailsPerHour, 'all']]
/** Anybody can type anybody's address: the form is no way to write to strangers. */
const receiptsPerAddress: Limit = { name: 'receipt-address', count: 2, within: hour }
const receiptsPerHour: Limit = { name: 'receipt', count: 30, within: hour }
/** In India, hours after midnight. */
const beginOfWork = 8

/** The states of the mail about a message: the values of its field `mail`. */
export const mailStates = {
  waiting: 'Waiting',
  delayed: 'Could not be mailed',
  sent: 'Sent',
  failed: 'Failed'
} as const

/** The states of messages whose mail is still to be sent. */
export const unsent = [mailStates.waiting, mailStates.delayed]

/**
 * Queues the mail about a new message where the hour has room for another one; else the message waits in the inbox
 * without one, until `enqueueMissingMails` finds room.
 */
export async function enqueueCompanyMail(limits: Limits, db: Db, contactMessageId: number, now: string): Promise<void> {
  if (await tryTake(limits, db, mails)) return await enqueue(db, { contactMessageId, kind: 'company' }, now)
  await db.updateTable('contactMessage').set({ mail: mailStates.delayed }).where('id', '=', contactMessageId).execute()
}

/** Queues the receipt for a message's sender, where the limits have room for it; later there is none. */
export async function enqueueReceipt(limits: Limits, db: Db, id: number, email: string, now: string): Promise<void> {
  // Large providers take an address with dots, or with more after a plus sign, as the same one.
  const mailbox = email.replace(/\+[^@]*|\.(?=.*@)/g, '')
  const wanted: Count[] = [
    [receiptsPerAddress, mailbox],
    [receiptsPerHour, 'all']
  ]
  if (!(await tryTake(limits, db, wanted))) return
  await enqueue(db, { contactMessageId: id, kind: 'receipt' }, now)
}

/** Queues the mail to somebody who was given a lead. A thousand can be given at once: these have a limit of their own. */
export async function enqueueOwnerMail(limits: Limits, db: Db, { messageId, ownerId, actor, at }: LeadAssignment) {
  if (actor?.id === ownerId || !(await tryTake(limits, db, [[mailsPerHour, 'owners']]))) return
  await enqueue(db, { contactMessageId: messageId, kind: 'owner', userId: ownerId }, at)
}

/**
 * Queues the reminders of leads whose follow-up day has begun, and which are still open: one for each owner and day,
 * whichever server is first.
 */
export async function enqueueReminders(limits: Limits, db: Db, now: Date): Promise<void> {
  const due = await db
    .selectFrom('contactMessage as lead')
    .innerJoin('user', 'user.id', 'lead.ownerId')
    .leftJoin('outbox', (join) =>
      join
        .onRef('outbox.contactMessageId', '=', 'lead.id')
        .onRef('outbox.userId', '=', 'user.id')
        .onRef('outbox.day', '=', 'lead.followUpOn')
        .on('outbox.kind', '=', 'followUp')
    )
    .select(['lead.id', 'user.id as userId', 'lead.followUpOn as day'])
    .where('lead.followUpOn', '>', '')
    .where('lead.followUpOn', '<=', indianToday(now.getTime() - beginOfWork * hour))
    .where('lead.stage', 'in', collections.contactMessage.work.open)
    .where('user.email', '<>', '')
    .where('outbox.id', 'is', null)
    .orderBy('lead.followUpOn')
    .execute()
  for (const { id, userId, day } of due) {
    if (!(await tryTake(limits, db, [[mailsPerHour, 'reminders']]))) return
    const mail = { contactMessageId: id, kind: 'followUp', userId, day } as const
    await inTransaction(db, (transaction) => enqueue(transaction, mail, now.toISOString()))
  }
}

/**
 * Queues the mails of messages that have none and are not mailed: those that came when the hour was full, oldest first,
 * and restored ones, since deleting a message deletes its mail. What a clock that was ahead has put off is due at once, and what
 * it has reminded of too early is forgotten.
 */
export async function enqueueMissingMails(limits: Limits, db: Db, now: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const putOff = transaction.updateTable('outbox').where('nextAttemptAt', '>', isoTime(Date.parse(now) + day))
    await putOff.set({ nextAttemptAt: now }).execute()
    const reminders = transaction.deleteFrom('outbox').where('kind', '=', 'followUp')
    await reminders.where('day', '>', indianToday(Date.parse(now))).execute()
    const waiting = await transaction
      .selectFrom('contactMessage')
      .select('contactMessage.id')
      .leftJoin('outbox', (join) =>
        join.onRef('outbox.contactMessageId', '=', 'contactMessage.id').on('outbox.kind', '=', 'company')
      )
      .where('mail', 'in', unsent)
      .where('outbox.id', 'is', null)
      .orderBy('contactMessage.id')
      .execute()
    for (const { id } of waiting) {
      if (!(await tryTake(limits, transaction, mails))) return
      await enqueue(transaction, { contactMessageId: id, kind: 'company' }, now)
    }
  })
}

type NewMail = Pick<QueuedMail, 'kind' | 'contactMessageId'> & Partial<QueuedMail>

/** Queues a mail, unless its message has been deleted since it was read. @param db a transaction */
async function enqueue(db: Db, mail: NewMail, now: string): Promise<void> {
  const mailId = randomBytes(16).toString('hex')
  const message = db.selectFrom('contactMessage').select('id').where('id', '=', mail.contactMessageId)
  if (!(await forShare(db, message).executeTakeFirst())) return
  await db
    .insertInto('outbox')
    .values({ ...mail, mailId, state: 'pending', attempts: 0, nextAttemptAt: now, createdAt: now, lastError: null })
    // Another server may have queued the same reminder.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Reads the recipient of the mails, anew for each: a new e-mail in the settings counts at once.
 * @returns undefined where there is nobody to mail to: no address, or an example's
 */
export async function readRecipient({ db, env }: Site): Promise<string | undefined> {
  const to = env.MAIL_TO ?? (await db.selectFrom('settings').select('email').executeTakeFirstOrThrow()).email
  return to === '' || isExampleAddress(to) ? undefined : to
}
