import { type Kysely, sql } from 'kysely'
import { addText } from './columns.ts'

/** Messages keep who marked them as read, and are found by their phone numbers, which are ten digits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addText(db, 'contactMessage', 'readBy')
  await sql`update ${sql.table('contactMessage')}
    set ${sql.ref('searchText')} = ${sql.ref('searchText')} || ${'\n'} || ${sql.ref('phone')}`.execute(db)
}
