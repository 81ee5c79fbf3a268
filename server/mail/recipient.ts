import { isExampleAddress } from '../../shared/example-address.ts'
import type { Site } from '../site.ts'

/**
 * Reads the recipient of the mails, anew for each: a new e-mail in the settings counts at once.
 * @returns undefined where there is nobody to mail to: no address, or an example's
 */
export async function readRecipient({ db, env }: Site): Promise<string | undefined> {
  const to = env.MAIL_TO ?? (await db.selectFrom('settings').select('email').executeTakeFirstOrThrow()).email
  return to === '' || isExampleAddress(to) ? undefined : to
}
