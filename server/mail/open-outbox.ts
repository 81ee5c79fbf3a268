import { type Env, SettingError } from '../env.ts'
import { createOutbox, type Outbox, type OutboxOptions } from './outbox.ts'

/**
 * The outbox of the configured mail server; undefined without one: then messages wait in the staff's inbox.
 * @throws SettingError where there is no recipient
 */
export async function openOutbox(env: Env, options: Omit<OutboxOptions, 'send'>): Promise<Outbox | undefined> {
  if (!env.SMTP_URL) return undefined
  const { email } = await options.db.selectFrom('settings').select('email').executeTakeFirstOrThrow()
  const to = env.MAIL_TO ?? email
  if (to === '') throw new SettingError('MAIL_TO: is needed where the site settings have no e-mail')
  const { smtpSender } = await import('./smtp.ts')
  const send = smtpSender({ url: env.SMTP_URL, from: env.MAIL_FROM ?? to, to, publicUrl: env.PUBLIC_URL })
  return createOutbox({ ...options, send })
}
