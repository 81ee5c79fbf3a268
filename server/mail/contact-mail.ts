import type { Selectable } from 'kysely'
import { indianTime } from '../../shared/indian-format.ts'
import type { Database } from '../database/tables.ts'
import { button, escapeHtml, link, mailPage, row, table } from './mail-page.ts'

export type StoredMessage = Selectable<Database['contactMessage']>

/** The mail to the company about a visitor's message: the same in plain text and in HTML. */
export function contactMail(
  { name, email, phone, subject, message, createdAt }: StoredMessage,
  publicUrl: string
): { subject: string; text: string; html: string } {
  const inbox = `${publicUrl}/messagelist`
  const received = indianTime(createdAt)
  const text = [
    `Name: ${name}`,
    `E-mail: ${email}`,
    `Phone: ${phone}`,
    `Subject: ${subject}`,
    `Received: ${received}`,
    '',
    message,
    '',
    `Answer this mail to write to the visitor. All messages: ${inbox}`
  ]
  const html = mailPage({
    title: subject,
    kicker: 'A message from the website',
    body: [
      `<p style="margin:0;white-space:pre-wrap">${escapeHtml(message)}</p>`,
      table([
        row('Name', escapeHtml(name)),
        row('Phone', link(phone, `tel:+91${phone}`)),
        row('E-mail', link(email, `mailto:${email}`)),
        row('Received', escapeHtml(received))
      ]),
      button('All messages', inbox)
    ].join('\n'),
    foot: 'Answer this mail to write to the visitor.'
  })
  return { subject: `Website: ${subject}`, text: text.join('\n'), html }
}
