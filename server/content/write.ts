import type { Collection, Definition, Singleton } from '../../collections/define.ts'
import { requiredMessage } from '../../fields/types.ts'
import { requireAccess } from '../auth/access.ts'
import type { Actor } from '../auth/actor.ts'
import { changedMeanwhile, invalid } from '../errors.ts'
import { checkValues } from './check-values.ts'
import { commit } from './commit.ts'
import type { Content } from './content.ts'
import { newNote } from './keep-versions.ts'
import { missingRelation } from './missing-relation.ts'
import { findRecord, readSingleton } from './read.ts'
import type { AnyRecord } from './records.ts'
import * as records from './records.ts'
import type { RecordInput } from './types.ts'
import { insertVersioned, updateVersioned } from './versioned-writes.ts'
import { withFiles } from './with-files.ts'

/** @throws ClientError 401, 403, 409, 415, 422 */
export async function createRecord(
  content: Content,
  collection: Collection,
  input: RecordInput,
  actor: Actor | null
): Promise<AnyRecord> {
  requireAccess(collection.access.write, actor)
  const values = await checkValues(content.db, collection, input, undefined)
  const id = await withFiles(content.files, collection, input, undefined, (names) =>
    commit(content, collection, async (transaction) => {
      const missing = await missingRelation(transaction, collection, values)
      if (missing) throw invalid({ [missing.name]: requiredMessage(missing.field) })
      return await insertVersioned(transaction, collection, { ...values, ...names }, newNote(content, actor))
    })
  )
  return await findRecord(content, collection, 'id', id, actor)
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
  const present = await findRecord(content, collection, by, value, actor)
  await update(content, collection, present, input, actor)
  return await findRecord(content, collection, 'id', present.id, actor)
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
  return await readSingleton(content, singleton, actor)
}

async function update(
  content: Content,
  definition: Definition,
  present: AnyRecord,
  input: RecordInput,
  actor: Actor | null
): Promise<void> {
  const { version, ...values } = await checkValues(content.db, definition, input, present)
  if (version !== undefined && version !== present.version) throw changedMeanwhile()
  await withFiles(content.files, definition, input, present, (names) =>
    commit(content, definition, (transaction) =>
      updateVersioned(transaction, definition, present, { ...values, ...names }, newNote(content, actor), content.rule)
    )
  )
}
