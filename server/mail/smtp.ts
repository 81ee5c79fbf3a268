import { createTransport } from 'nodemailer'
import type { Env } from '../env.ts'
import { isThisMachine } from '../env-address.ts'
import { contactMail, type StoredMessage } from './contact-mail.ts'

/** Sends the mail about a message to an address. @throws where the server did not take it */
export type SendMail = (message: StoredMessage, mailId: string, to: string) => Promise<void>

/**
 * Sends through a mail server, with timeouts. Without MAIL_FROM, recipients get mails from themselves.
 * @param url smtp:// or smtps://, with user and password where the server asks for them
 */
export function smtpSender(url: string, { MAIL_FROM, PUBLIC_URL }: Pick<Env, 'MAIL_FROM' | 'PUBLIC_URL'>): SendMail {
  const transport = createTransport({
    ...encryption(url),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000
  })
  const { hostname } = new URL(PUBLIC_URL)
  return async (message, mailId, to) => {
    const { subject, text, html } = contactMail(message, PUBLIC_URL)
    await transport.sendMail({
      from: MAIL_FROM ?? to,
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

/**
 * What nodemailer makes of the address: by itself it would send the password unencrypted where a server, or somebody in
 * between, offers no TLS (RFC 8314, 3). Only a server on this machine, or `?tls=never`, does without.
 */
export function encryption(url: string): { url: string; requireTLS: boolean } {
  const address = new URL(url)
  const isExempt = isThisMachine(address.hostname) || address.searchParams.get('tls') === 'never'
  address.searchParams.delete('tls')
  return { url: address.href, requireTLS: address.protocol === 'smtp:' && !isExempt }
}
