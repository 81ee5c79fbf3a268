import { type Collection, type Definition, isCollection, type Singleton } from '../../collections/define.ts'
import { requiredMessage } from '../../fields/types.ts'
import { requireAccess } from '../auth/access.ts'
import type { Actor } from '../auth/actor.ts'
import { ClientError, changedMeanwhile, invalid } from '../errors.ts'
import { checkValues, missingRelation } from './check-values.ts'
import { commit } from './commit.ts'
import type { Content } from './content.ts'
import { findCreated, type KeyedCall, keepCreated, keyedCall } from './idempotency.ts'
import type { AnyRecord, Values } from './records.ts'
import * as records from './records.ts'
import type { RecordInput } from './types.ts'
import { insertVersioned, updateVersioned } from './versioned-writes.ts'
import { withFiles } from './with-files.ts'

/**
 * Makes a record.
 * @param key of the call: a repetition makes nothing, and gives the record that the first one made
 * @throws ClientError 401, 403, 409, 415, 422
 */
export async function createRecord(
  content: Content,
  collection: Collection,
  input: RecordInput,
  actor: Actor | null,
  key?: string
): Promise<AnyRecord> {
  requireAccess(collection.access.write, actor)
  const id =
    key === undefined
      ? await create(content, collection, input, actor)
      : await createOnce(content, collection, input, actor, keyedCall(key, collection, input, actor))
  return await records.find(content.db, collection, 'id', id)
}

async function createOnce(
  content: Content,
  collection: Collection,
  input: RecordInput,
  actor: Actor | null,
  call: KeyedCall
): Promise<number> {
  const made = await findCreated(content.db, call)
  if (made !== undefined) return made
  try {
    return await create(content, collection, input, actor, call)
  } catch (error) {
    if (!(error instanceof ClientError)) throw error
    // The first call may have ended meanwhile: what refuses this one, a name that is taken, is then its own record.
    const made = await findCreated(content.db, call)
    if (made === undefined) throw error
    return made
  }
}

async function create(
  content: Content,
  collection: Collection,
  input: RecordInput,
  actor: Actor | null,
  call?: KeyedCall
): Promise<number> {
  const values = await checkValues(content.db, collection, input, undefined)
  return await withFiles(content.files, collection, input, undefined, (names) =>
    commit(content, collection, actor, async (transaction, note) => {
      const missing = await missingRelation(transaction, collection, values)
      if (missing) throw invalid({ [missing.name]: requiredMessage(missing.field) })
      const id = await insertVersioned(transaction, collection, { ...values, ...names }, note)
      if (call) await keepCreated(transaction, call, id, note.at)
      return id
    })
  )
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
  await update(content, collection, present, input, actor)
  return await records.find(content.db, collection, 'id', present.id)
}

/** @throws ClientError 401, 403, 409, 415, 422 */
export async function updateSingleton(
  content: Content,
  singleton: Singleton,
  input: RecordInput,
  actor: Actor | null
): Promise<AnyRecord> {
  requireAccess(singleton.access.write, actor)
  await update(content, singleton, await records.selectOne(content.db, singleton), input, actor)
  return await records.selectOne(content.db, singleton)
}

/** A change that marks a record as read carries who did so. */
function withReader(definition: Definition, values: Values, actor: Actor | null): Values {
  const { readOnOpen, readBy } = isCollection(definition) ? definition.admin.form : {}
  if (!readOnOpen || !readBy || !(readOnOpen in values)) return values
  return { ...values, [readBy]: values[readOnOpen] ? (actor?.fullName ?? '') : '' }
}

async function update(
  content: Content,
  definition: Definition,
  present: AnyRecord,
  input: RecordInput,
  actor: Actor | null
): Promise<void> {
  const { version, ...given } = await checkValues(content.db, definition, input, present)
  const values = withReader(definition, given, actor)
  if (version !== undefined && version !== present.version) throw changedMeanwhile()
  await withFiles(content.files, definition, input, present, (names) =>
    commit(content, definition, actor, (transaction, note) =>
      updateVersioned(transaction, definition, present, { ...values, ...names }, note)
    )
  )
}
