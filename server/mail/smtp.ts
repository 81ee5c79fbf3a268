import { createTransport } from 'nodemailer'
import type { Env } from '../env.ts'
import { isThisMachine } from '../env-address.ts'
import type { Mail } from './compose.ts'

/**
 * Sends a mail.
 * @param company the sender where MAIL_FROM names none
 * @throws where the server did not take it
 */
export type SendMail = (mail: Mail, mailId: string, company: string) => Promise<void>

/**
 * Sends through a mail server, with timeouts. Without MAIL_FROM, the company gets mails from itself.
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
  // `replyTo` is an object: whatever a visitor typed stays one address.
  return async ({ event: _, ...mail }, mailId, company) => {
    await transport.sendMail({
      ...mail,
      from: MAIL_FROM ?? company,
      messageId: `<${mailId}@${hostname}>`,
      disableFileAccess: true,
      disableUrlAccess: true
    })
  }
}

/**
 * Returns nodemailer's options for the address: by itself it would send the password unencrypted where a server, or somebody in
 * between, offers no TLS (RFC 8314, 3). Only a server on this machine, or `?tls=never`, does without.
 */
export function encryption(url: string): { url: string; requireTLS: boolean } {
  const address = new URL(url)
  const isExempt = isThisMachine(address.hostname) || address.searchParams.get('tls') === 'never'
  address.searchParams.delete('tls')
  return { url: address.href, requireTLS: address.protocol === 'smtp:' && !isExempt }
}
