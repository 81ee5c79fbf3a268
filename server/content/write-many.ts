import { maxPosition } from '../../collections/common-fields.ts'
import type { Collection } from '../../collections/define.ts'
import { bulkSchema } from '../../collections/schemas.ts'
import { requireAccess } from '../auth/access.ts'
import type { Actor } from '../auth/actor.ts'
import { lockForWrites } from '../database/expressions.ts'
import { ClientError, validate } from '../errors.ts'
import { checkValues } from './check-values.ts'
import { commit } from './commit.ts'
import type { Content } from './content.ts'
import type { WriteNote } from './keep-versions.ts'
import { type AnyRecord, selectBy, selectPositions, type Values } from './records.ts'
import { type Change, updateVersioned } from './versioned-writes.ts'
import { dueAtOnce } from './write.ts'

/**
 * Gives records the same values; ids that name none are passed over.
 * @throws ClientError 401, 403, 409; 422 where the values do not fit one of the records: none is changed then
 */
export async function updateRecords(
  content: Content,
  collection: Collection,
  ids: readonly number[],
  values: Values,
  actor: Actor | null
) {
  requireAccess(collection.access.write, actor)
  const schema = bulkSchema(collection)
  validate(schema, values)
  return await commit(content, collection, actor, async (note) => {
    await lockForWrites(note.db, collection.name)
    return await changeAll(note, collection, ids, async (present) => {
      const given = await checkValues({ ...content, db: note.db }, collection, { values, uploads: {} }, present, schema)
      return { ...given, ...dueAtOnce(content, collection, { ...present, ...given }) }
    })
  })
}

/**
 * Puts records first, in this order. Others that have a position follow in theirs; those without one stay without.
 * @param ids each once
 * @throws ClientError 401, 403, 409; 404 where one of them is not there: the order was made of another list than there is
 */
export async function reorderRecords(content: Content, collection: Collection, ids: number[], actor: Actor | null) {
  requireAccess(collection.access.write, actor)
  return await commit(content, collection, actor, async (note) => {
    await lockForWrites(note.db, collection.name)
    const before = await selectPositions(note.db, collection)
    if (ids.some((id) => !before.has(id))) throw new ClientError(404, `There is no such ${collection.label.singular}.`)
    const positions = positionsAfter(before, ids)
    const moved = [...positions.keys()].filter((id) => before.get(id) !== positions.get(id))
    return await changeAll(note, collection, moved, async ({ id }) => ({ position: positions.get(id) }))
  })
}

/** Gives how many records were found, and the batch by which this can be undone; no batch where nothing was to change. */
async function changeAll(
  note: WriteNote,
  collection: Collection,
  ids: readonly number[],
  change: (present: AnyRecord) => Promise<Values>
) {
  const found = await selectBy(note.db, collection, 'id', ids)
  const changes: Change[] = []
  for (const present of found) {
    const values = await change(present)
    if (Object.entries(values).some(([name, value]) => present[name] !== value)) changes.push({ present, values })
  }
  await updateVersioned(note, collection, changes)
  return { updated: found.length, batch: changes.length > 0 ? note.batch : undefined }
}

/** The positions of those that get one. @param before of all records, in their order; null where one has none */
function positionsAfter(before: ReadonlyMap<number, number | null>, ids: readonly number[]): Map<number, number> {
  const after = new Map(ids.map((id, index) => [id, index + 1]))
  const others = [...before].flatMap(([id, position]) => (position === null || after.has(id) ? [] : [{ id, position }]))
  let last = ids.length
  for (const [index, { id, position }] of others.entries()) {
    // As it is where that comes after the one before, so that few records change; there is room for those to come.
    last = Math.max(last + 1, Math.min(position, maxPosition - (others.length - 1 - index)))
    after.set(id, last)
  }
  return after
}
