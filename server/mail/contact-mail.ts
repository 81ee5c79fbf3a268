import type { Selectable } from 'kysely'
import { collections } from '../../collections/index.ts'
import { indianTime, rupees } from '../../shared/indian-format.ts'
import type { Texts } from '../../texts/catalogue.ts'
import type { Database } from '../database/tables.ts'
import { type MailRow, mailTexts } from './mail-page.ts'

export type StoredMessage = Selectable<Database['contactMessage']>

/** What staff read of a message, by what the mail is for. */
const openings = {
  company: { before: 'Website', kicker: 'A message from the website' },
  owner: { before: 'Given to you', kicker: 'This lead is yours now' },
  followUp: { before: 'Follow up', kicker: 'To be followed up today' }
}

/**
 * The mail to staff about a visitor's message.
 * @param place the district of its pincode; '' where it is unknown
 */
export function staffMail(kind: keyof typeof openings, message: StoredMessage, place: string, publicUrl: string) {
  const { id, name, email, phone, subject, pincode, bill, about, estimate } = message
  const { before, kicker } = openings[kind]
  const { fields } = collections.contactMessage
  const rows: MailRow[] = [
    { label: 'Name', value: name },
    { label: 'Phone', value: phone, address: `tel:+91${phone}` },
    { label: 'E-mail', value: email, address: `mailto:${email}` },
    { label: fields.reference.label, value: message.reference },
    { label: fields.topic.label, value: message.topic },
    { label: 'Place', value: [pincode, place].filter(Boolean).join(', ') },
    { label: fields.bill.label, value: bill === null ? '' : rupees(bill) },
    { label: fields.about.label, value: about, address: about.startsWith('/') ? `${publicUrl}${about}` : undefined },
    { label: fields.estimate.label, value: estimate, address: `${publicUrl}/SolarServices?${estimate}` },
    { label: fields.callAt.label, value: message.callAt },
    { label: 'Received', value: indianTime(message.createdAt) }
  ]
  return mailTexts({
    subject: `${before}: ${subject}`,
    kicker,
    title: subject,
    words: message.message,
    rows: rows.filter(({ value }) => value !== ''),
    button: { label: 'Open the message', address: `${publicUrl}/messagedata?id=${id}` },
    foot: 'Answer this mail to write to the visitor.'
  })
}

/** The receipt for the visitor. It goes to whatever address somebody typed: nothing in it can be clicked but our own link. */
export function receiptMail({ reference, message }: StoredMessage, t: Texts, publicUrl: string) {
  return mailTexts({
    subject: `${t('mail.receipt.title')} (${reference})`,
    kicker: t('mail.receipt.kicker'),
    title: t('mail.receipt.title'),
    paragraphs: [
      t('mail.receipt.reference', { reference }),
      t('contact.form.answerTime') || t('mail.receipt.next'),
      t('mail.receipt.words')
    ],
    words: withoutLinks(message),
    rows: [],
    button: { label: t('mail.receipt.track'), address: `${publicUrl}/track?reference=${reference}` },
    foot: t('mail.receipt.foot')
  })
}

/** Mail programs make links of what looks like an address: an invisible space after each of its signs prevents that. */
function withoutLinks(text: string): string {
  return text.replace(/[.:/@](?=\S)/g, '$&\u200b')
}
