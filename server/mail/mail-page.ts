import { html } from 'hono/html'
import { colors } from '../../shared/brand.ts'

/** What a mail says, whatever shows it. */
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
  /** Where the value leads, with its scheme. */
  address?: string | undefined
}

/** The same in plain text and in HTML. */
export function mailTexts(content: MailContent): { subject: string; text: string; html: string } {
  const { subject, title, paragraphs = [], words, rows, button, foot } = content
  const text = [
    [title, ...paragraphs].join('\n\n'),
    rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    words,
    `${button.label}: ${button.address}`,
    foot
  ]
  return { subject, text: text.filter((part) => part !== '').join('\n\n'), html: mailPage(content) }
}

/**
 * A whole mail in HTML: a band of night-blue with the title, the body on paper below it. Support for style sheets and custom
 * properties is poor in mail clients, and some lay out with tables only: every style is inline.
 */
function mailPage({ kicker, title, paragraphs = [], words, rows, button, foot }: MailContent): string {
  const page = html`<!DOCTYPE html>
<html lang="en-IN">
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
<h1 style="margin:6px 0 0;font-size:26px;line-height:1.2;font-weight:600">${title}</h1>
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
