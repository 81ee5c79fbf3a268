import type { Collection } from '../../collections/define.ts'
import { recoverable } from '../../collections/schemas.ts'
import { requireAccess } from '../auth/access.ts'
import type { Actor } from '../auth/actor.ts'
import { commit } from './commit.ts'
import type { Content } from './content.ts'
import { countDependents, type Dependents, deleteVersioned } from './versioned-writes.ts'

/**
 * Counts what a deletion would take, and deletes nothing.
 * @throws ClientError 401, 403
 */
export async function previewDeletion(
  { db }: Content,
  collection: Collection,
  ids: readonly number[],
  actor: Actor | null
): Promise<{ deleted: number; dependents: Dependents[] }> {
  requireAccess(collection.access.write, actor)
  const { count, dependents } = await countDependents(db, collection, 'id', ids)
  return { deleted: count, dependents }
}

/**
 * Deletes records, and those that refer to them.
 * @returns how many of these ids there were, and the batch by which they can be restored; no batch where they cannot
 * @throws ClientError 401, 403, 409
 */
export async function deleteRecords(
  content: Content,
  collection: Collection,
  ids: readonly number[],
  actor: Actor | null
): Promise<{ deleted: number; batch: string | undefined }> {
  requireAccess(collection.access.write, actor)
  return await commit(content, collection, actor, async (transaction, note) => {
    const deleted = await deleteVersioned(transaction, collection, 'id', ids, note)
    return { deleted, batch: deleted > 0 && recoverable(collection) ? note.batch : undefined }
  })
}
