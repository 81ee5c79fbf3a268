import { type Collection, type Definition, isCollection } from '../../collections/define.ts'
import { collectionNamed, definitionNamed } from '../../collections/index.ts'
import { recoverable } from '../../collections/schemas.ts'
import { kindOf } from '../../fields/index.ts'
import type { Db } from '../database/connect.ts'
import { ClientError, changedMeanwhile } from '../errors.ts'
import { isLatest, keepVersions, selectVersionsBy, type Version, type WriteNote } from './history.ts'
import type { AnyRecord, Values } from './records.ts'
import * as records from './records.ts'
import type { WriteRule } from './write-rule.ts'

/**
 * Puts a version back, in a transaction: over the record, or in its place where it was deleted, together with what its
 * deletion took along.
 * @throws ClientError 409 where there is nothing to go back to, or what it belongs to is gone
 */
export async function restoreVersion(
  db: Db,
  version: Version,
  seen: number | undefined,
  note: WriteNote,
  rule: WriteRule | undefined
): Promise<void> {
  const definition = definitionNamed(version.collection)
  if (!definition || !version.values)
    throw new ClientError(409, 'This is how the record began: there is nothing before it.')
  const present = await presentRecord(db, definition, version.recordId)
  if (present && seen !== undefined && seen !== present.version) throw changedMeanwhile()
  if (present) await writeOver(db, definition, present, version.values, note, rule)
  else await bringBack(db, collectionNamed(definition.name), version, note)
}

/**
 * Brings back what one deletion took.
 * @returns how many records came back; those that are there again already are passed over
 */
export async function restoreBatch(db: Db, versions: readonly Version[], note: WriteNote): Promise<number> {
  let count = 0
  for (const version of inOrderOfNeed(versions)) {
    if (version.action !== 'delete' || !(await isLatest(db, version))) continue
    await insertAgain(db, collectionNamed(version.collection), version, note)
    count++
  }
  return count
}

async function presentRecord(db: Db, definition: Definition, id: number): Promise<AnyRecord | undefined> {
  if (!isCollection(definition)) return await records.selectOne(db, definition)
  return (await records.selectBy(db, definition, 'id', [id]))[0]
}

async function writeOver(
  db: Db,
  definition: Definition,
  present: AnyRecord,
  values: Values,
  note: WriteNote,
  rule: WriteRule | undefined
): Promise<void> {
  const changed = fieldValues(definition, values)
  await keepVersions(db, definition, 'update', [present], note)
  if (isCollection(definition))
    await rule?.(db, { collection: definition, ids: [present.id], values: changed, actor: note.actor })
  if (!(await records.update(db, definition, present, changed, note.at))) throw changedMeanwhile()
}

async function bringBack(db: Db, collection: Collection, version: Version, note: WriteNote): Promise<void> {
  await insertAgain(db, collection, version, note)
  const together = await selectVersionsBy(db, 'batch', version.batch)
  const dependents = together.filter(
    (other) => other.action === 'delete' && relationsTo(collection, other).includes(version.recordId)
  )
  await restoreBatch(db, dependents, note)
}

/** The ids of the records of a collection that a version of another one refers to. */
function relationsTo(collection: Collection, version: Version): number[] {
  const fields = Object.entries(definitionNamed(version.collection)?.fields ?? {})
  return fields
    .filter(([, field]) => field.kind === 'relation' && field.to === collection.name)
    .map(([name]) => Number(version.values?.[name]))
}

/** What others refer to comes back before them. */
function inOrderOfNeed(versions: readonly Version[]): Version[] {
  const refers = ({ collection }: Version) =>
    Object.values(definitionNamed(collection)?.fields ?? {}).some((field) => field.kind === 'relation')
  return [...versions.filter((version) => !refers(version)), ...versions.filter(refers)]
}

async function insertAgain(db: Db, collection: Collection, version: Version, note: WriteNote): Promise<void> {
  const values = version.values ?? {}
  if (!recoverable(collection))
    throw new ClientError(
      409,
      `A deleted ${collection.label.singular} cannot come back, since no password is kept. Make a new one.`
    )
  await needRelations(db, collection, values)
  const empty = Object.fromEntries(
    Object.entries(collection.fields).map(([name, field]) => [name, kindOf(field).empty])
  )
  await records.insert(db, collection, { ...empty, ...fieldValues(collection, values) }, note.at, {
    id: version.recordId,
    createdAt: String(values.createdAt ?? note.at),
    version: Number(values.version ?? 0) + 1
  })
  const [record] = await records.selectBy(db, collection, 'id', [version.recordId])
  if (record) await keepVersions(db, collection, 'create', [record], note)
}

async function needRelations(db: Db, collection: Collection, values: Values): Promise<void> {
  for (const [name, field] of Object.entries(collection.fields)) {
    if (field.kind !== 'relation') continue
    const related = collectionNamed(field.to)
    const found = await records.selectBy(db, related, 'id', [Number(values[name])])
    if (found.length === 0)
      throw new ClientError(409, `The ${related.label.singular} that this belongs to is gone. Bring that back first.`)
  }
}

/** The values of fields that the definition still has. */
function fieldValues({ fields }: Definition, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in fields))
}
