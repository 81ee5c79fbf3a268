import type { Db } from '../database/connect.ts'

/** Domains that are nobody's, for examples and tests: what is mailed there is lost, or read by others (RFC 2606). */
const exampleDomain = /@(?:[^@]*\.)?(?:example(?:\.(?:com|net|org))?|invalid)>?\s*$/i

/** True for an address of the demo and of manuals. */
export function isExampleAddress(address: string): boolean {
  return exampleDomain.test(address.trim())
}

export type ReadRecipient = () => Promise<string | undefined>

/**
 * Who gets the mails, read anew for each: a new e-mail in the settings counts at once.
 * @param fixed MAIL_TO, which wins over the settings
 * @returns undefined where there is nobody to mail to: no address, or an example's
 */
export function recipientReader(db: Db, fixed: string | undefined): ReadRecipient {
  return async () => {
    const to = fixed ?? (await db.selectFrom('settings').select('email').executeTakeFirstOrThrow()).email
    return to === '' || isExampleAddress(to) ? undefined : to
  }
}
