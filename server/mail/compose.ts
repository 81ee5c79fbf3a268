import type { Selectable } from 'kysely'
import { collections } from '../../collections/index.ts'
import type { Texts } from '../../texts/catalogue.ts'
import { findArea } from '../areas/find-area.ts'
import type { Database } from '../database/tables.ts'
import type { Site } from '../site.ts'
import { receiptMail, type StoredMessage, staffMail } from './contact-mail.ts'

/** A mail that waits in the outbox. */
export type QueuedMail = Pick<Selectable<Database['outbox']>, 'kind' | 'contactMessageId' | 'userId' | 'day'>

/** A mail with all that it needs to be sent. */
export interface Mail {
  to: string
  /** Who gets the answers. */
  replyTo: string | { name: string; address: string }
  subject: string
  text: string
  html: string
  /** What the timeline says once it is sent. */
  event: string
}

export type Compose = ReturnType<typeof mailComposer>

/** Writes queued mails, of what is stored at the time: undefined where nobody needs this one any more. */
export function mailComposer({ db, env, reader }: Site, readTexts: () => Promise<Texts>) {
  const publicUrl = env.PUBLIC_URL
  /** @param company the address to which messages are mailed */
  return async (queued: QueuedMail, company: string): Promise<Mail | undefined> => {
    const { kind, contactMessageId, userId } = queued
    const message = await db
      .selectFrom('contactMessage')
      .selectAll()
      .where('id', '=', contactMessageId)
      .executeTakeFirst()
    if (!message) return undefined
    if (kind === 'receipt') {
      const texts = receiptMail(message, await readTexts(), publicUrl)
      return { to: message.email, replyTo: company, ...texts, event: 'Receipt to the visitor' }
    }
    const place = message.pincode && (await findArea(reader, message.pincode))?.district
    const replyTo = { name: message.name, address: message.email }
    const mail = { replyTo, ...staffMail(kind, message, place ?? '', publicUrl) }
    if (kind === 'company') return { to: company, ...mail, event: 'Mail to the office' }
    if (!isStillTheirs(queued, message)) return undefined
    const owner = await db.selectFrom('user').select(['fullName', 'email']).where('id', '=', userId).executeTakeFirst()
    if (!owner?.email) return undefined
    const { email: to, fullName } = owner
    return { to, ...mail, event: kind === 'owner' ? `Mail to ${fullName}` : `Reminder to ${fullName}` }
  }
}

function isStillTheirs({ kind, userId, day }: QueuedMail, { ownerId, followUpOn, stage }: StoredMessage): boolean {
  const isDue = followUpOn === day && collections.contactMessage.work.open.some((open) => open === stage)
  return ownerId === userId && (kind === 'owner' || isDue)
}
