import { maxPosition } from '../../collections/common-fields.ts'
import type { Collection, Definition, Singleton } from '../../collections/define.ts'
import { isPublishable } from '../../collections/publishing.ts'
import { bulkSchema, fileFields, recoverable } from '../../collections/schemas.ts'
import { existingName } from '../../fields/types.ts'
import { type Actor, requireAccess } from '../auth/access.ts'
import { lockForWrites } from '../database/db.ts'
import { ClientError, changedMeanwhile, validate } from '../errors.ts'
import { checkValues, requireRelations } from './check-values.ts'
import type { Content, RecordInput } from './content.ts'
import { createOnce } from './idempotency.ts'
import type { AnyRecord, Values } from './records.ts'
import * as records from './records.ts'
import { requireStored, withUploads } from './stored-files.ts'
import {
  type Change,
  countDependents,
  deleteVersioned,
  insertVersioned,
  inWriteTransaction,
  updateVersioned,
  type WriteTx
} from './versioned-writes.ts'

/** Makes a record. @param key of the call: a repetition gives the first one's record @throws ClientError 401, 403, 409, 415, 422 */
export async function createRecord(
  content: Content,
  collection: Collection,
  input: RecordInput,
  actor: Actor | null,
  key?: string
): Promise<AnyRecord> {
  requireAccess(collection.access.write, actor)
  const files = Object.entries(input.uploads).map(([name, { sha256 }]) => [name, sha256])
  const call = { key, body: [collection.name, input.values, files], actor }
  const id = await createOnce(content.db, call, (keep) =>
    save(content, collection, undefined, input, actor, async (tx, values) => {
      const [id = 0] = await insertVersioned(tx, collection, [values])
      await keep(tx, id)
      return id
    })
  )
  return await records.requireRecord(content.db, collection, 'id', id)
}

/** Changes the record whose field `by` has this value. @throws ClientError 401, 403, 404, 409, 415, 422 */
export async function updateRecord(
  content: Content,
  collection: Collection,
  by: string,
  value: number,
  input: RecordInput,
  actor: Actor | null
): Promise<AnyRecord> {
  requireAccess(collection.access.write, actor)
  const stored = await records.requireRecord(content.db, collection, by, value)
  await save(content, collection, stored, input, actor, (tx, values) =>
    updateVersioned(tx, collection, [{ stored, values }])
  )
  return await records.requireRecord(content.db, collection, 'id', stored.id)
}

/** @throws ClientError 401, 403, 409, 415, 422 */
export async function updateSingleton(content: Content, singleton: Singleton, input: RecordInput, actor: Actor | null) {
  requireAccess(singleton.access.write, actor)
  const stored = await records.selectOne(content.db, singleton)
  await save(content, singleton, stored, input, actor, (tx, values) =>
    updateVersioned(tx, singleton, [{ stored, values }])
  )
  return await records.selectOne(content.db, singleton)
}

/** A record scheduled for a time that has passed is published by the write itself. */
export function publishedIfDue({ clock }: Content, definition: Definition, { status, publishAt }: Values): Values {
  const isDue = status === 'scheduled' && publishAt && String(publishAt) <= clock().toISOString()
  return isPublishable(definition) && isDue ? { status: 'published' } : {}
}

/** A change marks the record as read, with the person's name, unless it says otherwise. */
function withReadMark(definition: Definition, stored: AnyRecord, values: Values, actor: Actor | null): Values {
  const { readOnOpen, readBy } = definition.admin.form
  if (!readOnOpen || !readBy || (stored[readOnOpen] && !(readOnOpen in values))) return values
  const isRead = values[readOnOpen] ?? true
  return { ...values, [readOnOpen]: isRead, [readBy]: isRead ? (actor?.fullName ?? '') : '' }
}

/** Checks the input for a record, takes over its files, and has both written in one transaction. */
async function save<T>(
  content: Content,
  definition: Definition,
  stored: AnyRecord | undefined,
  input: RecordInput,
  actor: Actor | null,
  write: (tx: WriteTx, values: Values) => Promise<T>
): Promise<T> {
  const { version, ...given } = await checkValues(content, definition, input, stored)
  if (version !== undefined && version !== stored?.version) throw changedMeanwhile()
  const due = publishedIfDue(content, definition, { ...stored, ...given })
  const values = { ...(stored ? withReadMark(definition, stored, given, actor) : given), ...due }
  const chosen = chosenFiles(definition, input)
  return await withUploads(content.files, input.uploads, (uploaded) =>
    inWriteTransaction(content, definition, actor, async (tx) => {
      await requireRelations(tx.db, definition, { ...stored, ...values })
      const written = await write(tx, { ...values, ...chosen, ...uploaded })
      await requireStored(tx.db, content, chosen, stored)
      return written
    })
  )
}

/** Counts the records that a deletion would take, and deletes none. @throws ClientError 401, 403 */
export async function previewDeletion({ db }: Content, collection: Collection, ids: number[], actor: Actor | null) {
  requireAccess(collection.access.write, actor)
  return await countDependents(db, collection, 'id', ids)
}

/**
 * Deletes records, and those that refer to them; gives how many of these ids there were, and the batch by which they can be
 * restored; no batch where they cannot. @throws ClientError 401, 403, 409
 */
export async function deleteRecords(content: Content, collection: Collection, ids: number[], actor: Actor | null) {
  requireAccess(collection.access.write, actor)
  return await inWriteTransaction(content, collection, actor, async (tx) => {
    const deleted = await deleteVersioned(tx, collection, 'id', ids)
    return { deleted, batch: deleted > 0 && recoverable(collection) ? tx.batch : undefined }
  })
}

/** The stored files that a write names, by field; null removes a file. Other files stay. */
export function chosenFiles(definition: Definition, { values }: RecordInput): Record<string, string | null> {
  const named = fileFields(definition).map(([field]) => [field, values[existingName(field)]] as const)
  return Object.fromEntries(
    named.flatMap(([field, name]) => (name === undefined ? [] : [[field, String(name) || null]]))
  )
}

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
  return await inWriteTransaction(content, collection, actor, async (tx) => {
    await lockForWrites(tx.db, collection.name)
    return await changeAll(tx, collection, ids, async (stored) => {
      const given = await checkValues({ ...content, db: tx.db }, collection, { values, uploads: {} }, stored, schema)
      await requireRelations(tx.db, collection, { ...stored, ...given })
      const read = withReadMark(collection, stored, given, actor)
      return { ...read, ...publishedIfDue(content, collection, { ...stored, ...given }) }
    })
  })
}

/**
 * Puts records first, in this order. Others that have a position follow in theirs; those without one stay without.
 * @param ids each once
 * @throws ClientError 401, 403, 409; 404 where one of them is gone: the order was made from an outdated list
 */
export async function reorderRecords(content: Content, collection: Collection, ids: number[], actor: Actor | null) {
  requireAccess(collection.access.write, actor)
  return await inWriteTransaction(content, collection, actor, async (tx) => {
    await lockForWrites(tx.db, collection.name)
    const before = await records.selectPositions(tx.db, collection)
    if (ids.some((id) => !before.has(id))) throw new ClientError(404, `There is no such ${collection.label.singular}.`)
    const positions = positionsAfter(before, ids)
    const moved = [...positions.keys()].filter((id) => before.get(id) !== positions.get(id))
    return await changeAll(tx, collection, moved, async ({ id }) => ({ position: positions.get(id) }))
  })
}

/** Returns the number of records found, and the batch that undoes the change; no batch where nothing was to change. */
async function changeAll(
  tx: WriteTx,
  collection: Collection,
  ids: readonly number[],
  change: (stored: AnyRecord) => Promise<Values>
) {
  const found = await records.selectBy(tx.db, collection, 'id', ids)
  const changes: Change[] = []
  for (const stored of found) {
    const values = await change(stored)
    if (Object.entries(values).some(([name, value]) => stored[name] !== value)) changes.push({ stored, values })
  }
  await updateVersioned(tx, collection, changes)
  return { updated: found.length, batch: changes.length > 0 ? tx.batch : undefined }
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
