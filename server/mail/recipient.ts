import type { Site } from '../site.ts'

/** Domains that are nobody's, for examples and tests: what is mailed there is lost, or read by others (RFC 2606). */
const exampleDomain = /@(?:[^@]*\.)?(?:example(?:\.(?:com|net|org))?|invalid)>?\s*$/i

/** True for an address of the demo and of manuals. */
export function isExampleAddress(address: string): boolean {
  return exampleDomain.test(address.trim())
}

/**
 * Who gets the mails, read anew for each: a new e-mail in the settings counts at once.
 * @returns undefined where there is nobody to mail to: no address, or an example's
 */
export async function readRecipient({ db, env }: Site): Promise<string | undefined> {
  const to = env.MAIL_TO ?? (await db.selectFrom('settings').select('email').executeTakeFirstOrThrow()).email
  return to === '' || isExampleAddress(to) ? undefined : to
}
