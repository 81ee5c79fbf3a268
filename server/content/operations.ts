import { randomUUID } from 'node:crypto'
import { type Collection, type Definition, isCollection, type Singleton } from '../../collections/define.ts'
import {
  allCollections,
  allDefinitions,
  type CollectionName,
  collectionNamed,
  collections,
  definitionNamed,
  type SingletonName,
  singletons
} from '../../collections/index.ts'
import { siteAddress } from '../../collections/on-site.ts'
import { createSchema, fileFields, recoverable, updateSchema } from '../../collections/schemas.ts'
import { titleOf } from '../../collections/title.ts'
import { existingName } from '../../fields/existing-name.ts'
import { kindOf } from '../../fields/index.ts'
import { requiredMessage } from '../../fields/types.ts'
import { searchWords } from '../../shared/search-text.ts'
import { isAllowed, requireAccess } from '../auth/access.ts'
import type { Actor } from '../auth/actor.ts'
import { passwordFault } from '../auth/password-fault.ts'
import { hashPassword } from '../auth/passwords.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/connect.ts'
import { uniqueViolation } from '../database/expressions.ts'
import { isUnreachable } from '../database/is-unreachable.ts'
import { ClientError, changedMeanwhile, type FieldErrors, fieldErrors, invalid } from '../errors.ts'
import type { Files, Staged } from '../files/files.ts'
import {
  forgetVersions,
  keepVersions,
  selectVersions,
  selectVersionsBy,
  type VersionQuery,
  type WriteNote
} from './history.ts'
import type { AnyRecord, Values } from './records.ts'
import * as records from './records.ts'
import { restoreBatch, restoreVersion } from './restore.ts'
import { bumpRevision } from './revision.ts'
import type { CollectionRecord, ContentReader, Hit, ListQuery, SingletonRecord } from './types.ts'
import type { WriteRule } from './write-rule.ts'

/** What a client sent: values by field name, and the files that came with them. */
export interface Input {
  values: Values
  uploads: Readonly<Record<string, Staged>>
}

export interface ContentOptions {
  db: Db
  files: Files
  clock: Clock
  rule?: WriteRule
  /** After a commit, with its number: whoever keeps answers forgets them. The writer is answered when this is done. */
  onChange(revision: number): Promise<void> | void
}

export type Content = ReturnType<typeof createContent>

/**
 * Everything that is done with content, for API and pages alike. Each operation checks who asks (`actor`, null for a
 * visitor), whatever door the request came through.
 */
export function createContent({ db, files, clock, rule, onChange }: ContentOptions) {
  const now = () => clock().toISOString()
  const newNote = (actor: Actor | null): WriteNote => ({ batch: randomUUID(), at: now(), actor })

  async function list(collection: Collection, query: ListQuery, actor: Actor | null) {
    requireAccess(collection.access.read, actor)
    return await records.selectPage(db, collection, query)
  }

  async function ids(collection: Collection, query: ListQuery, actor: Actor | null) {
    requireAccess(collection.access.read, actor)
    return await records.selectIds(db, collection, query)
  }

  async function find(collection: Collection, value: number, by: string, actor: Actor | null) {
    requireAccess(collection.access.read, actor)
    const [found] = await records.selectBy(db, collection, by, [value])
    if (!found) throw notFound(collection)
    return found
  }

  async function one(singleton: Singleton, actor: Actor | null) {
    requireAccess(singleton.access.read, actor)
    return await records.selectOne(db, singleton)
  }

  async function create(collection: Collection, input: Input, actor: Actor | null): Promise<AnyRecord> {
    requireAccess(collection.access.write, actor)
    const values = await check(db, collection, input, undefined)
    return await withFiles(collection, input, undefined, async (names) => {
      const empty = Object.fromEntries(
        Object.entries(collection.fields).map(([name, field]) => [name, kindOf(field).empty])
      )
      const id = await commit(collection, async (transaction) => {
        await checkRelations(transaction, collection, values)
        const id = await records.insert(transaction, collection, { ...empty, ...values, ...names }, now())
        const made = await records.selectBy(transaction, collection, 'id', [id])
        await keepVersions(transaction, collection, 'create', made, newNote(actor))
        return id
      })
      return await find(collection, id, 'id', actor)
    })
  }

  async function update(collection: Collection, value: number, by: string, input: Input, actor: Actor | null) {
    requireAccess(collection.access.write, actor)
    const present = await find(collection, value, by, actor)
    await write(collection, present, input, actor)
    return await find(collection, present.id, 'id', actor)
  }

  async function updateOne(singleton: Singleton, input: Input, actor: Actor | null) {
    requireAccess(singleton.access.write, actor)
    await write(singleton, await records.selectOne(db, singleton), input, actor)
    return await records.selectOne(db, singleton)
  }

  async function write(definition: Definition, present: AnyRecord, input: Input, actor: Actor | null): Promise<void> {
    const { version, ...values } = await check(db, definition, input, present)
    if (version !== undefined && version !== present.version) throw changedMeanwhile()
    await withFiles(definition, input, present, (names) =>
      commit(definition, async (transaction) => {
        if (isCollection(definition))
          await rule?.(transaction, { collection: definition, ids: [present.id], values, actor })
        const isWritten = await records.update(transaction, definition, present, { ...values, ...names }, now())
        if (!isWritten) throw changedMeanwhile()
        if (isWorthKeeping(definition, values, names))
          await keepVersions(transaction, definition, 'update', [present], newNote(actor))
      })
    )
  }

  /** Says how many there were, and by which batch they can all come back; no batch where they cannot. */
  async function deleteMany(collection: Collection, wanted: readonly number[], actor: Actor | null) {
    requireAccess(collection.access.write, actor)
    const note = newNote(actor)
    const deleted = await commit(collection, (transaction) =>
      deleteWithDependents(transaction, collection, 'id', wanted, note)
    )
    return { deleted, batch: deleted > 0 && recoverable(collection) ? note.batch : undefined }
  }

  /** Deletes records and those that refer to them. Their files stay for as long as the history names them. */
  async function deleteWithDependents(
    transaction: Db,
    collection: Collection,
    by: string,
    wanted: readonly number[],
    note: WriteNote
  ): Promise<number> {
    const found = await records.selectBy(transaction, collection, by, wanted)
    const ids = found.map(({ id }) => id)
    for (const dependent of allCollections) {
      for (const [field, definition] of Object.entries(dependent.fields)) {
        if (definition.kind !== 'relation' || definition.to !== collection.name) continue
        await deleteWithDependents(transaction, dependent, field, ids, note)
      }
    }
    await rule?.(transaction, { collection, ids, values: undefined, actor: note.actor })
    await keepVersions(transaction, collection, 'delete', found, note)
    return await records.deleteByIds(transaction, collection, ids)
  }

  /** Versions of what the person may change, newest first. */
  async function versions({ collections: wanted, ...query }: VersionQuery, actor: Actor | null) {
    requireAccess('staff', actor)
    const allowed = wanted.filter((name) => {
      const definition = definitionNamed(name)
      if (!definition || !isAllowed(definition.access.write, actor)) return false
      return !query.deleted || recoverable(definition)
    })
    return allowed.length > 0
      ? await selectVersions(db, { ...query, collections: allowed })
      : { versions: [], total: 0 }
  }

  /**
   * Puts a version of a record back.
   * @param seen the record's version as the person sees it; undefined where that does not matter
   * @returns where the record now is
   * @throws ClientError 409 where somebody has saved it meanwhile
   */
  async function restore(
    versionId: number,
    seen: number | undefined,
    actor: Actor | null
  ): Promise<{ collection: string; recordId: number }> {
    requireAccess('staff', actor)
    const [version] = await selectVersionsBy(db, 'id', versionId)
    const definition = definitionNamed(version?.collection ?? '')
    if (!version || !definition) throw new ClientError(404, 'There is no such version.')
    requireAccess(definition.access.write, actor)
    await commit(definition, (transaction) => restoreVersion(transaction, version, seen, newNote(actor), rule))
    return { collection: version.collection, recordId: version.recordId }
  }

  /** Undoes a deletion. @returns how many records came back */
  async function restoreDeleted(batch: string, actor: Actor | null): Promise<number> {
    requireAccess('staff', actor)
    const deleted = await selectVersionsBy(db, 'batch', batch)
    const [first] = deleted
    const definition = definitionNamed(first?.collection ?? '')
    if (!definition) throw new ClientError(404, 'There is no such deletion.')
    for (const { collection } of deleted) requireAccess(definitionNamed(collection)?.access.write ?? 'admin', actor)
    return await commit(definition, (transaction) => restoreBatch(transaction, deleted, newNote(actor)))
  }

  /** Forgets versions older than so many days, and removes the files that nothing names any more. */
  async function forgetHistory(days: number): Promise<void> {
    const before = new Date(clock().getTime() - days * 86_400_000).toISOString()
    const named = new Set(await forgetVersions(db, before))
    if (named.size === 0) return
    for (const definition of allDefinitions)
      for (const name of await records.selectFileNames(db, definition)) named.delete(name)
    await files.remove([...named])
  }

  /** Publishes the uploads of a write, does the write with their names, and takes them back where it fails. */
  async function withFiles<T>(
    definition: Definition,
    { values, uploads }: Input,
    present: AnyRecord | undefined,
    write: (names: Record<string, string | null>) => Promise<T>
  ): Promise<T> {
    const published: string[] = []
    try {
      const names: Record<string, string | null> = {}
      for (const [name] of fileFields(definition)) {
        const upload = uploads[name]
        if (upload) {
          names[name] = await publishAs(name, upload)
          published.push(names[name])
        } else if (present && values[existingName(name)] === '' && present[name] !== null) {
          names[name] = null
        }
      }
      return await write(names)
    } catch (error) {
      // A commit whose answer was lost may have happened, and then names these files; otherwise the sweep takes them.
      if (!isUnreachable(error)) await files.remove(published)
      throw error
    }
  }

  async function publishAs(field: string, upload: Staged): Promise<string> {
    try {
      return await files.publish(upload)
    } catch (error) {
      if (error instanceof ClientError)
        throw new ClientError(error.status, error.message, { errors: { [field]: error.message } })
      throw error
    }
  }

  /** One transaction, with the revision counted; broken unique rules come out in the definition's words. */
  async function commit<T>(definition: Definition, work: (transaction: Db) => Promise<T>): Promise<T> {
    try {
      const { done, revision } = await db.transaction().execute(async (transaction) => ({
        done: await work(transaction),
        revision: await bumpRevision(transaction)
      }))
      await onChange(revision)
      return done
    } catch (error) {
      const broken = uniqueViolation(error)
      const unique = isCollection(definition) ? definition.unique : undefined
      const rule = unique?.find(({ field, column }) => broken?.column === (column ?? field))
      if (!rule || broken?.table !== definition.name) throw error
      throw new ClientError(409, rule.message, { errors: { [rule.field]: rule.message } })
    }
  }

  const reader: ContentReader = {
    async list<N extends CollectionName>(name: N, query: ListQuery = {}) {
      const page = await list(collections[name], query, null)
      return page as unknown as { records: CollectionRecord<N>[]; total: number }
    },
    async find<N extends CollectionName>(name: N, value: number, by = 'id') {
      requireAccess(collections[name].access.read, null)
      const [found] = await records.selectBy(db, collections[name], by, [value])
      return found as CollectionRecord<N> | undefined
    },
    async one<N extends SingletonName>(name: N) {
      return (await one(singletons[name], null)) as unknown as SingletonRecord<N>
    },
    async search(words, limit) {
      if (searchWords(words).length === 0) return []
      const found = await Promise.all(allCollections.map((collection) => hitsIn(collection, words, limit)))
      return uniquePages(found.flat())
    },
    async countBy(name, field) {
      requireAccess(collections[name].access.read, null)
      return await records.countBy(db, collections[name], field)
    }
  }

  async function hitsIn(collection: Collection, text: string, limit: number): Promise<Hit[]> {
    const { onSite } = collection
    if (!onSite) return []
    requireAccess(collection.access.read, null)
    const found = await records.selectList(db, collection, { text, page: 1, pageSize: limit })
    return found.map((record) => ({
      path: siteAddress({ onSite }, record),
      title: titleOf(collection, record),
      group: onSite.group.heading,
      text: onSite.fields
        .filter((name) => name !== collection.title)
        .map((name) => String(record[name]))
        .join('\n')
    }))
  }

  return {
    list,
    ids,
    find,
    one,
    create,
    update,
    updateOne,
    deleteMany,
    versions,
    restore,
    restoreDeleted,
    forgetHistory,
    reader
  }
}

/** False where a change only marks that somebody has read the record. */
function isWorthKeeping(definition: Definition, ...changes: Values[]): boolean {
  const mark = isCollection(definition) ? definition.admin.form.readOnOpen : undefined
  return changes.some((values) => Object.keys(values).some((name) => name !== mark))
}

/** One hit a page: the first that leads to it. */
function uniquePages(hits: readonly Hit[]): Hit[] {
  return hits.filter(
    (hit, index) => hits.findIndex(({ path, title }) => path === hit.path && title === hit.title) === index
  )
}

/**
 * What a client sent, checked and ready to be stored; passwords hashed. Files are only looked at from outside: whether
 * a required one came, whether a kept one is the record's own.
 * @param present the record before the change; undefined for a new one
 * @throws ClientError 422 that names every field that is wrong
 */
async function check(
  db: Db,
  definition: Definition,
  { values, uploads }: Input,
  present: AnyRecord | undefined
): Promise<Values> {
  const parsed = (present ? updateSchema(definition) : createSchema(definition)).safeParse(values)
  const errors: FieldErrors = parsed.success ? {} : fieldErrors(parsed.error)
  for (const [name, field] of fileFields(definition)) {
    const existing = values[existingName(name)]
    const kept = present?.[name] ?? ''
    if (existing !== undefined && existing !== '' && existing !== kept)
      errors[name] = `${field.label} names a file that is not this record's.`
    else if (field.required && !uploads[name] && (!kept || existing === '')) errors[name] = requiredMessage(field)
  }
  const checked: Values = parsed.success ? dropUndefined(parsed.data) : {}
  for (const [name, field] of Object.entries(definition.fields)) {
    const password = checked[name]
    if (field.kind !== 'password' || typeof password !== 'string') continue
    const fault = await passwordFault(db, password, ownTexts(definition, { ...present, ...checked }))
    if (fault) errors[name] = fault
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  for (const [name, field] of Object.entries(definition.fields)) {
    const password = checked[name]
    if (field.kind === 'password' && typeof password === 'string') checked[name] = await hashPassword(password)
  }
  return checked
}

/** The short texts of a record, as a person's name: what its password must not be made of. */
function ownTexts({ fields }: Definition, values: Values): string[] {
  const texts = Object.entries(fields).filter(([, { kind }]) => kind === 'text')
  return texts.map(([name]) => String(values[name] ?? ''))
}

async function checkRelations(db: Db, collection: Collection, values: Values): Promise<void> {
  for (const [name, field] of Object.entries(collection.fields)) {
    if (field.kind !== 'relation') continue
    const found = await records.selectBy(db, collectionNamed(field.to), 'id', [Number(values[name])])
    if (found.length === 0) throw invalid({ [name]: requiredMessage(field) })
  }
}

function dropUndefined(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

function notFound(collection: Collection): ClientError {
  return new ClientError(404, `There is no such ${collection.label.singular}.`)
}
