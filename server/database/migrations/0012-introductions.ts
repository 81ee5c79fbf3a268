import type { Kysely } from 'kysely'
import { addText } from './columns.ts'

/** What the Team page says of each person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addText(db, 'teamMember', 'introduction')
}
