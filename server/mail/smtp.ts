import { createTransport } from 'nodemailer'
import { contactMail, type StoredMessage } from './contact-mail.ts'

/** Sends the mail about a message to an address. @throws where the server did not take it */
export type SendMail = (message: StoredMessage, mailId: string, to: string) => Promise<void>

export interface SmtpOptions {
  /** smtp:// or smtps://, with user and password where the server asks for them. */
  url: string
  /** The sender; without one, the recipient writes to himself. */
  from: string | undefined
  /** The site's own address: its host names the mails. */
  publicUrl: string
}

/** Sends through a mail server, with timeouts. */
export function smtpSender({ url, from, publicUrl }: SmtpOptions): SendMail {
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 })
  const { hostname } = new URL(publicUrl)
  return async (message, mailId, to) => {
    const { subject, text, html } = contactMail(message, publicUrl)
    await transport.sendMail({
      from: from ?? to,
      to,
      // As an object: whatever a visitor typed stays one address.
      replyTo: { name: message.name, address: message.email },
      subject,
      text,
      html,
      messageId: `<${mailId}@${hostname}>`,
      disableFileAccess: true,
      disableUrlAccess: true
    })
  }
}
