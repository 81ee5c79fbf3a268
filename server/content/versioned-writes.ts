import { randomUUID } from 'node:crypto'
import type { Access, Collection, Definition } from '../../collections/define.ts'
import { isCollection, relationsOf, titleOf } from '../../collections/define.ts'
import { allCollections, definitionNamed } from '../../collections/index.ts'
import { filesOf } from '../../collections/schemas.ts'
import { chunks } from '../../shared/chunks.ts'
import { type Actor, requireAccess } from '../auth/access.ts'
import { confirmActor } from '../auth/sessions.ts'
import { anyTable, type Db, inTransaction, lockForWrites, uniqueViolation } from '../database/db.ts'
import { ClientError, changedMeanwhile } from '../errors.ts'
import { indexRecords } from '../search/entries.ts'
import type { Content, Write, WriteRule } from './content.ts'
import type { Version } from './history.ts'
import * as records from './records.ts'
import { bumpRevision } from './revision.ts'
import { type AnyRecord, emptyValues, type SystemGiven, type Values } from './row.ts'

/* Writes that keep the earlier version in the history, and the transaction around them. */

/**
 * Does work in one transaction (`inTransaction`) that counts the content's revision, and tells `onChange` of it. Whether the actor may write is
 * asked again here: a body may take long to arrive, and its sender may have lost session or role meanwhile.
 * @param scope the definition of the written records, or for other content the right that the write requires
 * @throws ClientError 401, 403; 409 in the definition's words where a value is not unique
 */
export async function inWriteTransaction<T>(
  content: Content,
  scope: Definition | Access,
  actor: Actor | null,
  work: (tx: WriteTx) => Promise<T>
): Promise<T> {
  const done = inTransaction(content.db, async (db) => {
    const isAccess = typeof scope === 'string'
    if (!isAccess) for (const rule of content.rules ?? []) await rule.lock?.(db, scope)
    const confirmed = actor && (await confirmActor(db, actor))
    requireAccess(isAccess ? scope : scope.access.write, confirmed)
    return { result: await work(toWriteTx(db, content, confirmed)), revision: await bumpRevision(db) }
  })
  const { result, revision } = await done.catch((error) => {
    throw asUniqueFault(error)
  })
  await content.onChange(revision)
  return result
}

/** Returns a ClientError where the error is the violation of a unique rule, else the error itself. */
function asUniqueFault(error: unknown): unknown {
  const { table = '', column } = uniqueViolation(error) ?? {}
  const rule = definitionNamed(table)?.unique?.find((rule) => column === (rule.column ?? rule.field))
  return rule ? new ClientError(409, rule.message, { errors: { [rule.field]: rule.message } }) : error
}

/** One write: its transaction, and the values that all its statements share. */
export interface WriteTx {
  db: Db
  batch: string
  /** ISO 8601, UTC. */
  at: string
  actor: Actor | null
  rules: readonly WriteRule[]
}

export function toWriteTx(db: Db, { clock, rules = [] }: Pick<Content, 'clock' | 'rules'>, actor: Actor | null) {
  return { db, batch: randomUUID(), at: clock().toISOString(), actor, rules }
}

/**
 * Inserts records, at most a few hundred at once (databases limit the values of a statement), and gives their ids. Fields
 * without a value are empty.
 */
export async function insertVersioned(tx: WriteTx, collection: Collection, all: Values[], system?: SystemGiven) {
  const empty = emptyValues(collection)
  const whole = all.map((values) => ({ ...empty, ...values }))
  const ids = await records.insertAll(tx.db, collection, whole, tx.at, system)
  const made = await records.selectBy(tx.db, collection, 'id', ids)
  await keepVersions(tx, collection, 'create', made)
  await indexRecords(tx.db, collection, made)
  await applyRules(tx, collection, { action: 'create', ids })
  return ids
}

export interface Change {
  stored: AnyRecord
  values: Values
}

/** Changes records, each once. @throws ClientError 409 where one has another version by now, or a rule refuses */
export async function updateVersioned(tx: WriteTx, definition: Definition, changes: readonly Change[]) {
  for (const { stored, values } of changes) {
    if (isCollection(definition))
      await applyRules(tx, definition, { action: 'update', ids: [stored.id], stored, values })
    if (!(await records.update(tx.db, definition, stored, values, tx.at))) throw changedMeanwhile()
  }
  const kept = changes.filter(({ values }) => !isOnlyReadMark(definition, values)).map(({ stored }) => stored)
  await keepVersions(tx, definition, 'update', kept)
  await indexRecords(
    tx.db,
    definition,
    changes.flatMap(({ stored, values }) => [stored, { ...stored, ...values }])
  )
}

/**
 * Deletes the records whose field `by` has one of these values, and those that refer to them; gives how many there were
 * without the latter. Their files stay for as long as the history names them. @throws ClientError 409 where one is to stay
 */
export async function deleteVersioned(tx: WriteTx, collection: Collection, by: string, values: readonly number[]) {
  const { db } = tx
  const found = await records.selectBy(db, collection, by, values)
  const { undeletable } = collection
  if (undeletable && found.some((record) => undeletable.values.includes(String(record[undeletable.field]))))
    throw new ClientError(409, undeletable.message)
  const ids = found.map(({ id }) => id)
  for (const [dependent, name] of relationsTo(collection)) await deleteVersioned(tx, dependent, name, ids)
  await applyRules(tx, collection, { action: 'delete', ids })
  await keepVersions(tx, collection, 'delete', found)
  const deleted = await records.deleteByIds(db, collection, ids)
  await indexRecords(db, collection, found)
  return deleted
}

/** The number of one collection's records that a deletion takes along. */
export interface Dependents {
  collection: string
  count: number
}

/** Counts the records whose field `by` has one of these values, and the records that their deletion would take along. */
export async function countDependents(db: Db, collection: Collection, by: string, values: readonly number[]) {
  const ids = (await records.selectBy(db, collection, by, values)).map(({ id }) => id)
  const dependents: Dependents[] = []
  for (const [dependent, name] of relationsTo(collection)) {
    const taken = await countDependents(db, dependent, name, ids)
    if (taken.deleted > 0) dependents.push({ collection: dependent.name, count: taken.deleted }, ...taken.dependents)
  }
  return { deleted: ids.length, dependents }
}

/**
 * Reads which records a deletion would take along besides these, each with the id of the one to which it refers. No others are
 * made until the transaction ends.
 */
export async function lockDependents(db: Db, collection: Collection, ids: readonly number[]) {
  const dependents: { collection: string; recordId: number; owner: number }[] = []
  for (const [{ name }, field] of relationsTo(collection)) {
    await lockForWrites(db, name)
    const rows = await anyTable(db).selectFrom(name).select(['id', field]).where(field, 'in', ids).execute()
    for (const row of rows) dependents.push({ collection: name, recordId: Number(row.id), owner: Number(row[field]) })
  }
  return dependents
}

/** The required relations to a collection: deleting a record deletes those that refer to it by them. The database empties optional ones. */
function relationsTo({ name }: Collection): [dependent: Collection, field: string][] {
  return allCollections.flatMap((dependent) =>
    relationsOf(dependent, name).flatMap(([field, { required }]): [Collection, string][] =>
      required ? [[dependent, field]] : []
    )
  )
}

type Checked = Omit<Write, 'collection' | 'actor' | 'at'>

async function applyRules({ db, actor, at, rules }: WriteTx, collection: Collection, write: Checked): Promise<void> {
  for (const rule of rules) await rule.onWrite(db, { ...write, collection, actor, at })
}

function isOnlyReadMark(definition: Definition, values: Values): boolean {
  return Object.keys(values).every((name) => isReadMark(definition, name))
}

/** True for the fields that tell whether, and by whom, a record has been read. */
export function isReadMark({ admin }: Definition, field: string): boolean {
  return field === admin.form.readOnOpen || field === admin.form.readBy
}

/** Databases limit the values of a statement. */
const rowsPerStatement = 500

/** The author of writes without a signed-in person: the first start, a visitor's message. */
const programName = 'The program'

/** Keeps the records' state before a write, in its transaction. @param stored current records; for `create`, the new ones */
export async function keepVersions(
  { db, batch, at, actor }: WriteTx,
  definition: Definition,
  action: Version['action'],
  stored: readonly AnyRecord[]
): Promise<void> {
  for (const some of chunks(stored, rowsPerStatement)) {
    const kept = await db
      .insertInto('history')
      .values(
        some.map((record) => ({
          collection: definition.name,
          recordId: record.id,
          action,
          batch,
          title: titleOf(definition, record),
          values: action === 'create' ? null : JSON.stringify(storedValues(definition, record)),
          at,
          by: actor?.fullName ?? programName
        }))
      )
      .returning(['id', 'recordId'])
      .execute()
    if (action === 'create') continue
    const ids = new Map(kept.map(({ id, recordId }) => [Number(recordId), id]))
    const files = some.flatMap((record) => {
      const names = new Set(filesOf(definition, record).map(({ name }) => name))
      return [...names].map((name) => ({ historyId: ids.get(record.id) ?? 0, name }))
    })
    if (files.length > 0) await db.insertInto('historyFile').values(files).execute()
  }
}

/**
 * The stored values of a record, without secrets and derived ones; with its lookups, whose records may be gone one day, and of a
 * translation `originals`: the English of repeated values, which says whose translation it is.
 */
function storedValues(definition: Definition, record: AnyRecord): Values {
  const names = ['createdAt', 'version', 'originals', ...Object.keys({ ...definition.fields, ...definition.lookups })]
  return Object.fromEntries(names.filter((name) => name in record).map((name) => [name, record[name]]))
}
