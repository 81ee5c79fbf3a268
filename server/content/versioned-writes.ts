import { type Collection, type Definition, isCollection } from '../../collections/define.ts'
import { allCollections } from '../../collections/index.ts'
import { relationsOf } from '../../collections/relations.ts'
import type { Db } from '../database/connect.ts'
import { ClientError, changedMeanwhile } from '../errors.ts'
import type { Write } from './content.ts'
import { keepVersions, type WriteNote } from './keep-versions.ts'
import * as records from './records.ts'
import { type AnyRecord, emptyValues, type Values } from './row.ts'

/* Writes that keep in the history what was there before. Each is a part of a transaction. */

/** Inserts a record and gives its id; fields without a value are empty. */
export async function insertVersioned(
  db: Db,
  collection: Collection,
  values: Values,
  note: WriteNote,
  system: records.SystemGiven = {}
): Promise<number> {
  return (await insertAllVersioned(db, collection, [values], note, system))[0] ?? 0
}

/** The same for several, at most a few hundred at once: databases limit the values of a statement. */
export async function insertAllVersioned(
  db: Db,
  collection: Collection,
  all: readonly Values[],
  note: WriteNote,
  system: records.SystemGiven = {}
): Promise<number[]> {
  const empty = emptyValues(collection)
  const whole = all.map((values) => ({ ...empty, ...values }))
  const ids = await records.insertAll(db, collection, whole, note.at, system)
  await keepVersions(db, collection, 'create', await records.selectBy(db, collection, 'id', ids), note)
  await check(db, collection, { action: 'create', ids }, note)
  return ids
}

/** Changes a record. @throws ClientError 409 where it has another version by now, or the rule refuses */
export async function updateVersioned(
  db: Db,
  definition: Definition,
  present: AnyRecord,
  values: Values,
  note: WriteNote
): Promise<void> {
  await updateAllVersioned(db, definition, [{ present, values }], note)
}

/** Changes several records, each once. @throws ClientError 409 as for one */
export async function updateAllVersioned(
  db: Db,
  definition: Definition,
  changes: readonly { present: AnyRecord; values: Values }[],
  note: WriteNote
): Promise<void> {
  for (const { present, values } of changes) {
    if (isCollection(definition))
      await check(db, definition, { action: 'update', ids: [present.id], present, values }, note)
    if (!(await records.update(db, definition, present, values, note.at))) throw changedMeanwhile()
  }
  const kept = changes.filter(({ values }) => !isOnlyReadMark(definition, values)).map(({ present }) => present)
  await keepVersions(db, definition, 'update', kept, note)
}

/**
 * Deletes the records whose field `by` has one of these values, and those that refer to them. Their files stay for as
 * long as the history names them.
 * @returns how many there were, without those that referred to them
 * @throws ClientError 409 where one of them is to stay
 */
export async function deleteVersioned(
  db: Db,
  collection: Collection,
  by: string,
  values: readonly number[],
  note: WriteNote
): Promise<number> {
  const found = await records.selectBy(db, collection, by, values)
  refuseKept(collection, found)
  const ids = found.map(({ id }) => id)
  for (const [dependent, name] of relationsTo(collection)) await deleteVersioned(db, dependent, name, ids, note)
  await check(db, collection, { action: 'delete', ids }, note)
  await keepVersions(db, collection, 'delete', found, note)
  return await records.deleteByIds(db, collection, ids)
}

function refuseKept({ kept }: Collection, found: readonly AnyRecord[]): void {
  if (kept && found.some((record) => kept.values.includes(String(record[kept.field]))))
    throw new ClientError(409, kept.message)
}

/** How many records of one collection a deletion takes along. */
export interface Dependents {
  collection: string
  count: number
}

/** Counts the records with these ids, and what their deletion would take along. */
export async function countDependents(db: Db, collection: Collection, by: string, values: readonly number[]) {
  const ids = await records.selectIdsBy(db, collection, by, values)
  const dependents: Dependents[] = []
  for (const [dependent, name] of relationsTo(collection)) {
    const taken = await countDependents(db, dependent, name, ids)
    if (taken.count > 0) dependents.push({ collection: dependent.name, count: taken.count }, ...taken.dependents)
  }
  return { count: ids.length, dependents }
}

/** The relations to a collection by which records go with what they refer to. An optional one is emptied by the database. */
function relationsTo({ name }: Collection): [dependent: Collection, field: string][] {
  return allCollections.flatMap((dependent) =>
    relationsOf(dependent, name).flatMap(([field, { required }]): [Collection, string][] =>
      required ? [[dependent, field]] : []
    )
  )
}

async function check(
  db: Db,
  collection: Collection,
  write: Pick<Write, 'action' | 'ids'> & Partial<Pick<Write, 'present' | 'values'>>,
  { actor, at, rules }: WriteNote
): Promise<void> {
  for (const rule of rules)
    await rule.check(db, { present: undefined, values: undefined, ...write, collection, actor, at })
}

/** Whether a change only says that somebody has read the record. */
function isOnlyReadMark(definition: Definition, values: Values): boolean {
  const { readOnOpen, readBy } = isCollection(definition) ? definition.admin.form : {}
  return Object.keys(values).every((name) => name === readOnOpen || name === readBy)
}
