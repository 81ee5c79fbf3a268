import type { StoredMessage } from './smtp.ts'

/** The mail to the company about a visitor's message. */
export function contactMail(
  message: StoredMessage,
  publicUrl: string
): { subject: string; text: string; html: string } {
  const rows: [string, string][] = [
    ['Name', message.name],
    ['E-mail', message.email],
    ['Phone', message.phone],
    ['Subject', message.subject]
  ]
  const inbox = `${publicUrl}/messagelist`
  const text = [
    ...rows.map(([label, value]) => `${label}: ${value}`),
    '',
    message.message,
    '',
    `Answer this mail to write to the visitor. All messages: ${inbox}`
  ]
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th align="left" style="padding:4px 16px 4px 0">${label}</th><td>${escapeHtml(value)}</td></tr>`
  )
  const html = `<!doctype html><html lang="en"><body style="font:16px/1.5 sans-serif;color:#0f1b2d">
<table>${cells.join('')}</table>
<p style="white-space:pre-wrap">${escapeHtml(message.message)}</p>
<p style="color:#4a5668">Answer this mail to write to the visitor. <a href="${inbox}">All messages</a></p>
</body></html>`
  return { subject: `Website: ${message.subject}`, text: text.join('\n'), html }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
