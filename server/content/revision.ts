import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** Counts a content write, in its transaction, and gives its number: the content's revision. */
export async function bumpRevision(db: Db): Promise<number> {
  const { revision } = await db
    .updateTable('contentRevision')
    .set({ revision: sql`revision + 1` })
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

/** The number of the last content write. */
export async function readRevision(db: Db): Promise<number> {
  const { revision } = await db.selectFrom('contentRevision').select('revision').executeTakeFirstOrThrow()
  return revision
}
