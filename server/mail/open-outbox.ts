import type { Env } from '../env.ts'
import { createOutbox, type Outbox, type OutboxOptions } from './outbox.ts'

/** The outbox of the configured mail server; undefined without one: then messages wait in the staff's inbox. */
export async function openOutbox(env: Env, options: Omit<OutboxOptions, 'send'>): Promise<Outbox | undefined> {
  if (!env.SMTP_URL) return undefined
  const { smtpSender } = await import('./smtp.ts')
  const send = smtpSender({ url: env.SMTP_URL, from: env.MAIL_FROM, publicUrl: env.PUBLIC_URL })
  return createOutbox({ ...options, send })
}
