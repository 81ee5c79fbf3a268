import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { notify } from '../database/expressions.ts'

/** Where PostgreSQL tells its listeners the number of each content write. */
export const revisionChannel = 'content_revision'

/** Counts a content write, in its transaction, and gives its number. Whoever listens hears of it once it is committed. */
export async function bumpRevision(db: Db): Promise<number> {
  const { revision } = await db
    .updateTable('contentRevision')
    .set({ revision: sql`revision + 1` })
    .returning('revision')
    .executeTakeFirstOrThrow()
  await notify(db, revisionChannel, String(revision))
  return revision
}

/** The number of the last content write. */
export async function readRevision(db: Db): Promise<number> {
  const { revision } = await db.selectFrom('contentRevision').select('revision').executeTakeFirstOrThrow()
  return revision
}
