import { type Collection, type Definition, isCollection, type Singleton } from '../../collections/define.ts'
import { isPublishable } from '../../collections/publishing.ts'
import { fileFields, recoverable } from '../../collections/schemas.ts'
import { existingName } from '../../fields/existing-name.ts'
import { requireAccess } from '../auth/access.ts'
import type { Actor } from '../auth/actor.ts'
import { changedMeanwhile } from '../errors.ts'
import { checkValues, requireRelations } from './check-values.ts'
import { commit } from './commit.ts'
import type { Content } from './content.ts'
import { createOnce } from './idempotency.ts'
import type { WriteNote } from './keep-versions.ts'
import type { AnyRecord, Values } from './records.ts'
import * as records from './records.ts'
import { requireStored } from './stored-files.ts'
import type { RecordInput } from './types.ts'
import { countDependents, deleteVersioned, insertVersioned, updateVersioned } from './versioned-writes.ts'
import { withUploads } from './with-uploads.ts'

/** Makes a record. @param key of the call: a repetition gives the record that the first one made @throws ClientError 401, 403, 409, 415, 422 */
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
    save(content, collection, undefined, input, actor, async (note, values) => {
      const [id = 0] = await insertVersioned(note, collection, [values])
      await keep(note, id)
      return id
    })
  )
  return await records.find(content.db, collection, 'id', id)
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
  const present = await records.find(content.db, collection, by, value)
  await save(content, collection, present, input, actor, (note, values) =>
    updateVersioned(note, collection, [{ present, values }])
  )
  return await records.find(content.db, collection, 'id', present.id)
}

/** @throws ClientError 401, 403, 409, 415, 422 */
export async function updateSingleton(content: Content, singleton: Singleton, input: RecordInput, actor: Actor | null) {
  requireAccess(singleton.access.write, actor)
  const present = await records.selectOne(content.db, singleton)
  await save(content, singleton, present, input, actor, (note, values) =>
    updateVersioned(note, singleton, [{ present, values }])
  )
  return await records.selectOne(content.db, singleton)
}

/** What is scheduled for a time that has passed is published by the write itself. */
export function dueAtOnce({ clock }: Content, definition: Definition, { status, publishAt }: Values): Values {
  const isDue = status === 'scheduled' && publishAt && String(publishAt) <= clock().toISOString()
  return isPublishable(definition) && isDue ? { status: 'published' } : {}
}

/** Who changes a record has read it. A change that marks one as read carries who did so. */
function withReader(definition: Definition, present: AnyRecord, values: Values, actor: Actor | null): Values {
  const { readOnOpen, readBy } = isCollection(definition) ? definition.admin.form : {}
  if (!readOnOpen || !readBy || (present[readOnOpen] && !(readOnOpen in values))) return values
  const isRead = values[readOnOpen] ?? true
  return { ...values, [readOnOpen]: isRead, [readBy]: isRead ? (actor?.fullName ?? '') : '' }
}

/** Checks what was sent for a record, takes over its files, and has both written in one transaction. */
async function save<T>(
  content: Content,
  definition: Definition,
  present: AnyRecord | undefined,
  input: RecordInput,
  actor: Actor | null,
  write: (note: WriteNote, values: Values) => Promise<T>
): Promise<T> {
  const { version, ...given } = await checkValues(content, definition, input, present)
  if (version !== undefined && version !== present?.version) throw changedMeanwhile()
  const due = dueAtOnce(content, definition, { ...present, ...given })
  const values = { ...(present ? withReader(definition, present, given, actor) : given), ...due }
  const chosen = chosenFiles(definition, input)
  return await withUploads(content.files, input.uploads, (uploaded) =>
    commit(content, definition, actor, async (note) => {
      await requireRelations(note.db, definition, { ...present, ...values })
      const written = await write(note, { ...values, ...chosen, ...uploaded })
      await requireStored(note.db, content, chosen, present)
      return written
    })
  )
}

/** Counts what a deletion would take, and deletes nothing. @throws ClientError 401, 403 */
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
  return await commit(content, collection, actor, async (note) => {
    const deleted = await deleteVersioned(note, collection, 'id', ids)
    return { deleted, batch: deleted > 0 && recoverable(collection) ? note.batch : undefined }
  })
}

/** The stored files that a write names, by field; null removes a file. What it does not name stays as it is. */
export function chosenFiles(definition: Definition, { values }: RecordInput): Record<string, string | null> {
  const named = fileFields(definition).map(([field]) => [field, values[existingName(field)]] as const)
  return Object.fromEntries(
    named.flatMap(([field, name]) => (name === undefined ? [] : [[field, String(name) || null]]))
  )
}
