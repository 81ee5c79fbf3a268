import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Collection, type Definition, isCollection, relationsOf } from '../../collections/define.ts'
import { collectionNamed, definitionNamed } from '../../collections/index.ts'
import { recoverable } from '../../collections/schemas.ts'
import { translatableFields } from '../../collections/translatable.ts'
import { chunks } from '../../shared/chunks.ts'
import type { Language } from '../../shared/languages.ts'
import { pickBy } from '../../shared/objects.ts'
import { type Actor, requireAccess } from '../auth/access.ts'
import { type Db, lockForWrites } from '../database/db.ts'
import { ClientError, changedMeanwhile } from '../errors.ts'
import { missingRelations, requireOwnEntries } from './check-values.ts'
import type { Content } from './content.ts'
import { selectLastWriteIds, selectVersionsBy, type Version } from './history.ts'
import type { Values } from './records.ts'
import * as records from './records.ts'
import { changeTranslation } from './translation-writes.ts'
import type { Change, WriteTx } from './versioned-writes.ts'
import {
  deleteVersioned,
  insertVersioned,
  inWriteTransaction,
  isReadMark,
  lockDependents,
  updateVersioned
} from './versioned-writes.ts'

/** Other requests are served after this number of undone records. */
const recordsAtOnce = 100

/**
 * Restores a version of a record: over the record, or where it was deleted, with the records that were deleted with it.
 * @param expected the record's version as the person sees it; undefined restores over any version
 * @throws ClientError 401, 403, 404; 409 where there is no earlier version, somebody has saved the record, its owner is gone, or
 * another record has an entry of its list by now
 */
export async function restoreVersion(content: Content, id: number, expected: number | undefined, actor: Actor | null) {
  requireAccess('staff', actor)
  const [version] = await selectVersionsBy(content.db, 'id', id)
  const [name = '', language] = version?.collection.split('/') ?? []
  const definition = definitionNamed(name)
  if (!version || !definition) throw new ClientError(404, 'There is no such version.')
  requireAccess(definition.access.write, actor)
  const { collection, recordId } = version
  if (language) {
    const texts = Object.keys(translatableFields(definition)).map((field) => [field, version.values?.[field]])
    const given = { ...Object.fromEntries(texts), version: expected }
    await changeTranslation(content, definition, recordId, language as Language, given, actor, version)
    return { collection, recordId }
  }
  await inWriteTransaction(content, definition, actor, async (tx) => {
    // The version may have been erased meanwhile.
    if ((await selectVersionsBy(tx.db, 'id', id)).length === 0) throw new ClientError(404, 'There is no such version.')
    const { values } = version
    if (!values) throw new ClientError(409, 'This is how the record began: there is nothing before it.')
    const [stored] = isCollection(definition)
      ? await records.selectBy(tx.db, definition, 'id', [version.recordId])
      : [await records.selectOne(tx.db, definition)]
    if (stored) {
      if (expected !== undefined && expected !== stored.version) throw changedMeanwhile()
      await updateVersioned(tx, definition, [{ stored, values: await changeable(tx.db, definition, values) }])
    } else {
      await restoreDeleted(tx, version)
    }
    if (isCollection(definition)) await requireOwnEntries(tx.db, definition, [recordId])
  })
  return { collection, recordId }
}

/**
 * Undoes the deletions, changes and creations of one call; deleted records that exist again are passed over.
 * @throws ClientError 401, 403, 404; 409 where a record has been written since the change, its owner is gone, or another
 * record has an entry of its list by now: nothing is undone then
 */
export async function undoBatch(content: Content, batch: string, actor: Actor | null): Promise<number> {
  requireAccess('staff', actor)
  const [first] = await selectVersionsBy(content.db, 'batch', batch)
  const definition = definitionNamed(first?.collection ?? '')
  if (!definition || !isCollection(definition)) throw new ClientError(404, 'There is no such change.')
  return await inWriteTransaction(content, definition, actor, async (tx) => {
    // No other write comes between the check for later versions and the undoing, and nothing checked is erased.
    await lockForWrites(tx.db, definition.name)
    const versions = await selectVersionsBy(tx.db, 'batch', batch)
    for (const { collection } of versions) requireAccess(definitionNamed(collection)?.access.write ?? 'admin', tx.actor)
    const undone = (await undoWrites(tx, versions)) + (await restoreBatch(tx, versions))
    // Asked last: of a change of many, one record may take what another gives up.
    for (const [name, all] of Map.groupBy(versions, ({ collection }) => collection))
      await requireOwnEntries(tx.db, collectionNamed(name), idsOf(all))
    return undone
  })
}

/** Deletes the records that a change made, and gives the others their values before it. */
async function undoWrites(tx: WriteTx, versions: readonly Version[]): Promise<number> {
  const written = versions.filter(({ action }) => action !== 'delete')
  const lastWrites = written.length > 0 ? await selectLastWriteIds(tx.db, written) : new Set()
  const extended = await extendedSince(tx.db, written)
  const outdated = written.filter((version) => !lastWrites.has(version.id) || extended.has(version))
  if (outdated.length > 0) throw writtenSince(outdated.map(({ title }) => title))
  for (const [name, all] of Map.groupBy(written, ({ collection }) => collection))
    for (const some of chunks(all, recordsAtOnce)) {
      await undoSome(tx, collectionNamed(name), some)
      await nextTurn()
    }
  return written.length
}

/** The creations of records to which others refer by now: these would go along, though nobody has changed the records themselves. */
async function extendedSince(db: Db, written: readonly Version[]): Promise<Set<Version>> {
  const keyOf = ({ collection, recordId }: Pick<Version, 'collection' | 'recordId'>) => `${collection} ${recordId}`
  const made = written.filter(({ values }) => !values)
  const ofBatch = new Set(made.map(keyOf))
  const extended = new Set<string>()
  for (const [collection, versions] of Map.groupBy(made, (version) => version.collection))
    for (const dependent of await lockDependents(db, collectionNamed(collection), idsOf(versions)))
      if (!ofBatch.has(keyOf(dependent))) extended.add(keyOf({ collection, recordId: dependent.owner }))
  return new Set(made.filter((version) => extended.has(keyOf(version))))
}

async function undoSome(tx: WriteTx, collection: Collection, versions: readonly Version[]) {
  const made = versions.filter(({ values }) => !values)
  const changed = versions.filter(({ values }) => values)
  await deleteVersioned(tx, collection, 'id', idsOf(made))
  const valuesOf = new Map(changed.map(({ recordId, values }) => [recordId, values]))
  const changes: Change[] = []
  for (const stored of await records.selectBy(tx.db, collection, 'id', idsOf(changed)))
    changes.push({ stored, values: await changeable(tx.db, collection, valuesOf.get(stored.id)) })
  await updateVersioned(tx, collection, changes)
}

const idsOf = (versions: readonly Version[]) => versions.map(({ recordId }) => recordId)

function writtenSince([first, ...others]: string[]): ClientError {
  const more = others.length === 0 ? 'has' : others.length === 1 ? 'and 1 more have' : `and ${others.length} more have`
  return new ClientError(409, `‘${first}’ ${more} been changed since. Nothing was undone.`)
}

/** Restores a deleted record, and those that referred to it and were deleted with it. */
async function restoreDeleted(tx: WriteTx, version: Version): Promise<void> {
  await insertAgain(tx, version)
  const sameBatch = await selectVersionsBy(tx.db, 'batch', version.batch)
  const dependents = sameBatch.filter(({ action, collection, values }) => {
    const definition = action === 'delete' && definitionNamed(collection)
    const relations = definition ? relationsOf(definition, version.collection) : []
    return relations.some(([name]) => Number(values?.[name]) === version.recordId)
  })
  await restoreBatch(tx, dependents)
}

async function restoreBatch(tx: WriteTx, versions: readonly Version[]): Promise<number> {
  if (versions.length === 0) return 0
  const lastWrites = await selectLastWriteIds(tx.db, versions)
  const deleted = versions.filter(({ action, id }) => action === 'delete' && lastWrites.has(id))
  // Records without relations come first: the others may refer to them.
  const refers = ({ collection }: Version) => Number(relationsOf(collectionNamed(collection)).length > 0)
  for (const version of deleted.toSorted((one, other) => refers(one) - refers(other))) await insertAgain(tx, version)
  return deleted.length
}

async function insertAgain(tx: WriteTx, { collection: name, recordId, values }: Version): Promise<void> {
  const collection = collectionNamed(name)
  if (!recoverable(collection))
    throw new ClientError(
      409,
      `A deleted ${collection.label.singular} cannot come back, since no password is kept. Make a new one.`
    )
  await insertVersioned(tx, collection, [await restorable(tx.db, collection, values)], {
    id: recordId,
    createdAt: String(values?.createdAt ?? tx.at),
    version: Number(values?.version ?? 0) + 1
  })
}

/**
 * Those of the restorable values that a record which is still there gets back. What the program itself keeps is as true as before,
 * such as whether a message has been mailed and read. @throws ClientError 409
 */
async function changeable(db: Db, definition: Definition, given: Version['values'] | undefined): Promise<Values> {
  const values = await restorable(db, definition, given)
  return pickBy(values, (_, name) => !definition.fields[name]?.immutable && !isReadMark(definition, name))
}

/**
 * The values of fields that the definition still has; an optional relation to a record that is gone is empty.
 * @throws ClientError 409 where a required one leads to none
 */
async function restorable(db: Db, definition: Definition, given: Version['values'] | undefined): Promise<Values> {
  const values = given ?? {}
  const missing = await missingRelations(db, definition, values)
  const [, required] = missing.find(([, field]) => field.required) ?? []
  if (required) {
    const { label } = collectionNamed(required.to)
    throw new ClientError(409, `The ${label.singular} that this belongs to is gone. Bring that back first.`)
  }
  const known = Object.entries(values).filter(([name]) => name in definition.fields)
  return Object.fromEntries([...known, ...missing.map(([name]) => [name, null])])
}
