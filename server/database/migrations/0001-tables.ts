import type { Kysely } from 'kysely'
import { createAccounts } from './0001/accounts.ts'
import { createContact } from './0001/contact.ts'
import { createContent } from './0001/content.ts'
import { createHistory } from './0001/history.ts'

/** All tables of the first release. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createContent(db)
  await createAccounts(db)
  await createContact(db)
  await createHistory(db)
}
