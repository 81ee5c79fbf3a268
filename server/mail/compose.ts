import { html } from 'hono/html'
import type { Selectable } from 'kysely'
import { collections } from '../../collections/index.ts'
import { colors } from '../../shared/brand.ts'
import { indianTime, rupees } from '../../shared/indian-format.ts'
import { defaultLanguage, englishNameOf, inLanguage, type Language, tagOf } from '../../shared/languages.ts'
import type { Texts } from '../../texts/catalogue.ts'
import { findArea } from '../content/find-area.ts'
import type { Database } from '../database/tables.ts'
import type { Site } from '../site.ts'

export type QueuedMail = Pick<Selectable<Database['outbox']>, 'kind' | 'contactMessageId' | 'userId' | 'day'>

export interface Mail {
  to: string
  replyTo: string | { name: string; address: string }
  subject: string
  text: string
  html: string
  /** The timeline's text once it is sent. */
  event: string
}

export type Compose = ReturnType<typeof mailComposer>

/** Writes queued mails from the stored data of that time; undefined where nobody needs the mail any more. */
export function mailComposer({ db, env, reader }: Site, readTexts: (language: Language) => Promise<Texts>) {
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
      const texts = receiptMail(message, await readTexts(message.language), publicUrl)
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

export type StoredMessage = Selectable<Database['contactMessage']>

/** The opening words of a mail to staff, by its purpose. */
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
  const isEnglish = message.language === defaultLanguage
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
    { label: fields.language.label, value: isEnglish ? '' : englishNameOf(message.language) },
    { label: 'Received', value: indianTime(message.createdAt) }
  ]
  return mailTexts(defaultLanguage, {
    subject: `${before}: ${subject}`,
    kicker,
    title: subject,
    words: message.message,
    rows: rows.filter(({ value }) => value !== ''),
    button: { label: 'Open the message', address: `${publicUrl}/messagedata?id=${id}` },
    foot: 'Answer this mail to write to the visitor.'
  })
}

/** The visitor's receipt, in the language of the texts. It goes to an unproven address: nothing in it can be clicked but our own link. */
export function receiptMail({ reference, message }: StoredMessage, t: Texts, publicUrl: string) {
  return mailTexts(t.language, {
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
    button: {
      label: t('mail.receipt.track'),
      address: publicUrl + inLanguage(t.language, `/track?reference=${reference}`)
    },
    foot: t('mail.receipt.foot')
  })
}

/** Mail programs make links of texts that look like an address: an invisible space after each of its signs prevents that. */
function withoutLinks(text: string): string {
  return text.replace(/[.:/@](?=\S)/g, '$&\u200b')
}

interface MailContent {
  subject: string
  /** A line above the title. */
  kicker: string
  title: string
  paragraphs?: readonly string[]
  /** A visitor's own words. */
  words: string
  rows: readonly MailRow[]
  /** The one thing to do next. */
  button: { label: string; address: string }
  /** A line below it all. */
  foot: string
}

export interface MailRow {
  label: string
  value: string
  /** The link's address, with its scheme. */
  address?: string | undefined
}

/** The same in plain text and in HTML. */
function mailTexts(language: Language, content: MailContent): { subject: string; text: string; html: string } {
  const { subject, title, paragraphs = [], words, rows, button, foot } = content
  const text = [
    [title, ...paragraphs].join('\n\n'),
    rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    words,
    `${button.label}: ${button.address}`,
    foot
  ]
  return { subject, text: text.filter((part) => part !== '').join('\n\n'), html: mailPage(language, content) }
}

/**
 * A whole mail in HTML: a band of night-blue with the title, the body on paper below it. Support for style sheets and custom
 * properties is poor in mail clients, and some lay out with tables only: every style is inline.
 */
function mailPage(language: Language, content: MailContent): string {
  const { kicker, title, paragraphs = [], words, rows, button, foot } = content
  const page = html`<!DOCTYPE html>
<html lang="${tagOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${title}</title>
</head>
<body style="margin:0;padding:24px 12px;background:${colors.sunken};color:${colors.ink};font:16px/1.55 'Anek Latin','Segoe UI',Roboto,Arial,sans-serif">
<table role="none" align="center" style="width:100%;max-width:600px;margin:0 auto;border-collapse:collapse">
<tbody>
<tr><td style="padding:28px 32px;background:${colors.night};border-bottom:4px solid ${colors.sun};color:${colors.onNight}">
<p style="margin:0;color:${colors.onNightMuted}">${kicker}</p>
<h1 style="margin:6px 0 0;font-size:26px;line-height:1.3;font-weight:600">${title}</h1>
</td></tr>
<tr><td style="padding:32px;background:${colors.surface}">
${paragraphs.map((paragraph) => html`<p style="margin:0 0 16px">${paragraph}</p>`)}
<p style="margin:0;white-space:pre-wrap">${words}</p>
<table style="width:100%;margin:28px 0;border-collapse:collapse"><tbody>${rows.map(tableRow)}</tbody></table>
<a href="${button.address}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:${colors.sun};color:${colors.onSun};font-weight:600;text-decoration:none">${button.label}</a>
</td></tr>
<tr><td style="padding:16px 32px;color:${colors.muted};font-size:14px">${foot}</td></tr>
</tbody>
</table>
</body>
</html>`
  return String(page)
}

function tableRow({ label, value, address }: MailRow) {
  const cell = `padding:8px 0;border-top:1px solid ${colors.line};vertical-align:top`
  const shown = address ? html`<a href="${address}" style="color:${colors.link}">${value}</a>` : value
  return html`<tr><th scope="row" style="${cell};text-align:left;width:110px;font-weight:400;color:${colors.muted}">${label}</th><td style="${cell}">${shown}</td></tr>`
}
