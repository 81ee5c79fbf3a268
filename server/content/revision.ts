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

/** Makes all that counts a write, and all that takes this lock, wait for the transaction. */
export async function lockContent(db: Db): Promise<void> {
  await db.updateTable('contentRevision').set({ revision: sql`revision` }).execute()
}

export async function readRevision(db: Db): Promise<number> {
  const { revision } = await db.selectFrom('contentRevision').select('revision').executeTakeFirstOrThrow()
  return revision
}

/** Shares the result of `load` among all callers, until content is written or a day begins: see `readEdition` of the services. */
export function perEdition<T>(readEdition: () => Promise<string>, load: () => Promise<T>): () => Promise<T> {
  let edition = ''
  let loaded: Promise<T> | undefined
  return async () => {
    // Read before loading: a write that comes in between makes the next caller load again.
    const current = await readEdition()
    if (loaded && current === edition) return await loaded
    edition = current
    const loading = load()
    loaded = loading
    loading.catch(() => {
      if (loaded === loading) loaded = undefined
    })
    return await loading
  }
}
