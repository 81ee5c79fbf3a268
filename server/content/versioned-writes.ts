import { type Collection, type Definition, isCollection } from '../../collections/define.ts'
import { allCollections } from '../../collections/index.ts'
import { relationsOf } from '../../collections/relations.ts'
import type { Db } from '../database/connect.ts'
import { ClientError, changedMeanwhile } from '../errors.ts'
import type { Write } from './content.ts'
import { keepVersions, type WriteNote } from './keep-versions.ts'
import * as records from './records.ts'
import { type AnyRecord, emptyValues, type SystemGiven, type Values } from './row.ts'

/* Writes that keep in the history what was there before. Each is a part of a transaction. */

/**
 * Inserts records, at most a few hundred at once (databases limit the values of a statement), and gives their ids. Fields
 * without a value are empty.
 */
export async function insertVersioned(note: WriteNote, collection: Collection, all: Values[], system?: SystemGiven) {
  const empty = emptyValues(collection)
  const whole = all.map((values) => ({ ...empty, ...values }))
  const ids = await records.insertAll(note.db, collection, whole, note.at, system)
  await keepVersions(note, collection, 'create', await records.selectBy(note.db, collection, 'id', ids))
  await check(note, collection, { action: 'create', ids })
  return ids
}

/** A record as it is, and the values that it gets. */
export interface Change {
  present: AnyRecord
  values: Values
}

/** Changes records, each once. @throws ClientError 409 where one has another version by now, or a rule refuses */
export async function updateVersioned(note: WriteNote, definition: Definition, changes: readonly Change[]) {
  for (const { present, values } of changes) {
    if (isCollection(definition))
      await check(note, definition, { action: 'update', ids: [present.id], present, values })
    if (!(await records.update(note.db, definition, present, values, note.at))) throw changedMeanwhile()
  }
  const kept = changes.filter(({ values }) => !isOnlyReadMark(definition, values)).map(({ present }) => present)
  await keepVersions(note, definition, 'update', kept)
}

/**
 * Deletes the records whose field `by` has one of these values, and those that refer to them; gives how many there were
 * without the latter. Their files stay for as long as the history names them. @throws ClientError 409 where one is to stay
 */
export async function deleteVersioned(note: WriteNote, collection: Collection, by: string, values: readonly number[]) {
  const { db } = note
  const found = await records.selectBy(db, collection, by, values)
  const { kept } = collection
  if (kept && found.some((record) => kept.values.includes(String(record[kept.field]))))
    throw new ClientError(409, kept.message)
  const ids = found.map(({ id }) => id)
  for (const [dependent, name] of relationsTo(collection)) await deleteVersioned(note, dependent, name, ids)
  await check(note, collection, { action: 'delete', ids })
  await keepVersions(note, collection, 'delete', found)
  return await records.deleteByIds(db, collection, ids)
}

/** How many records of one collection a deletion takes along. */
export interface Dependents {
  collection: string
  count: number
}

/** Counts the records whose field `by` has one of these values, and what their deletion would take along. */
export async function countDependents(db: Db, collection: Collection, by: string, values: readonly number[]) {
  const ids = (await records.selectBy(db, collection, by, values)).map(({ id }) => id)
  const dependents: Dependents[] = []
  for (const [dependent, name] of relationsTo(collection)) {
    const taken = await countDependents(db, dependent, name, ids)
    if (taken.deleted > 0) dependents.push({ collection: dependent.name, count: taken.deleted }, ...taken.dependents)
  }
  return { deleted: ids.length, dependents }
}

/** The relations to a collection by which records go with what they refer to. An optional one is emptied by the database. */
function relationsTo({ name }: Collection): [dependent: Collection, field: string][] {
  return allCollections.flatMap((dependent) =>
    relationsOf(dependent, name).flatMap(([field, { required }]): [Collection, string][] =>
      required ? [[dependent, field]] : []
    )
  )
}

type Checked = Omit<Write, 'collection' | 'actor' | 'at'>

async function check({ db, actor, at, rules }: WriteNote, collection: Collection, write: Checked): Promise<void> {
  for (const rule of rules) await rule.check(db, { ...write, collection, actor, at })
}

/** Whether a change only says that somebody has read the record. */
function isOnlyReadMark(definition: Definition, values: Values): boolean {
  const { readOnOpen, readBy } = isCollection(definition) ? definition.admin.form : {}
  return Object.keys(values).every((name) => name === readOnOpen || name === readBy)
}
