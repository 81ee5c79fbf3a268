import type { Selectable } from 'kysely'
import { colors } from '../../shared/brand.ts'
import { indianTime } from '../../shared/indian-format.ts'
import type { Database } from '../database/tables.ts'

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

/*
 * The layout of the site's mails. Support for style sheets and custom properties is poor in mail clients, and some lay
 * out with tables only: every style is inline.
 */

interface MailPage {
  title: string
  /** A line above the title. */
  kicker: string
  /** HTML, escaped where it comes from people. */
  body: string
  /** A line below it all. */
  foot: string
}

/** A whole mail in HTML: a band of night-blue with the title, the body on paper below it. */
function mailPage({ title, kicker, body, foot }: MailPage): string {
  return `<!DOCTYPE html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:${colors.sunken};color:${colors.ink};font:16px/1.55 'Anek Latin','Segoe UI',Roboto,Arial,sans-serif">
<table role="none" align="center" style="width:100%;max-width:600px;margin:0 auto;border-collapse:collapse">
<tbody>
<tr><td style="padding:28px 32px;background:${colors.night};border-bottom:4px solid ${colors.sun};color:${colors.onNight}">
<p style="margin:0;color:${colors.onNightMuted}">${escapeHtml(kicker)}</p>
<h1 style="margin:6px 0 0;font-size:26px;line-height:1.2;font-weight:600">${escapeHtml(title)}</h1>
</td></tr>
<tr><td style="padding:32px;background:${colors.surface}">
${body}
</td></tr>
<tr><td style="padding:16px 32px;color:${colors.muted};font-size:14px">${escapeHtml(foot)}</td></tr>
</tbody>
</table>
</body>
</html>`
}

/** A table of facts. */
function table(rows: readonly string[]): string {
  return `<table style="width:100%;margin:28px 0;border-collapse:collapse"><tbody>${rows.join('')}</tbody></table>`
}

/** A row of it. @param value HTML */
function row(label: string, value: string): string {
  const cell = `padding:8px 0;border-top:1px solid ${colors.line};vertical-align:top`
  return `<tr><th scope="row" style="${cell};text-align:left;width:110px;font-weight:400;color:${colors.muted}">${label}</th><td style="${cell}">${value}</td></tr>`
}

/** A link within the text. @param address with its scheme */
function link(text: string, address: string): string {
  return `<a href="${escapeHtml(address)}" style="color:${colors.link}">${escapeHtml(text)}</a>`
}

/** The one thing to do next. */
function button(label: string, address: string): string {
  return `<a href="${escapeHtml(address)}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:${colors.sun};color:${colors.onSun};font-weight:600;text-decoration:none">${label}</a>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text as HTML shows it. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
