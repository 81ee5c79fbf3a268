import type { Kysely } from 'kysely'
import { addText } from './columns.ts'

interface Tables {
  user: { id: number; searchText: string; mobileNo: string; fullNameKey: string | null; mobileNoKey: string | null }
}

/**
 * What tells users apart (`fullNameKey`, `mobileNoKey`), since when a session is proven, and who changed an account.
 *
 * Users who are told apart no longer may be there: then the first has the key, and the others have none. They go on signing
 * in by their very spelling; who saves one of them is asked for another name or number.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  for (const column of ['fullNameKey', 'mobileNoKey'] as const) {
    await db.schema.alterTable('user').addColumn(column, 'text').execute()
    const taken = new Set<string>()
    for (const { id, searchText, mobileNo } of await selectUsers(db)) {
      const key = column === 'fullNameKey' ? searchText.replace(/\s+/g, ' ') : digitsOf(mobileNo)
      if (key === '' || taken.has(key)) continue
      taken.add(key)
      await db
        .updateTable('user')
        .set({ [column]: key })
        .where('id', '=', id)
        .execute()
    }
    await db.schema.createIndex(`user_${column}_unique`).on('user').column(column).unique().execute()
  }
  await addText(db, 'session', 'provenAt')
  await addText(db, 'signInLog', 'by')
}

function selectUsers(db: Kysely<Tables>) {
  return db.selectFrom('user').select(['id', 'searchText', 'mobileNo']).orderBy('id').execute()
}

/** The last ten digits of what is a number and nothing else. */
function digitsOf(text: string): string {
  return /[^\d\s+()./-]/.test(text) ? '' : text.replace(/\D/g, '').slice(-10)
}
