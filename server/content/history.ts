import type { Definition } from '../../collections/define.ts'
import { titleOf } from '../../collections/title.ts'
import type { Actor } from '../auth/actor.ts'
import type { Db } from '../database/connect.ts'
import { fileNames } from './file-names.ts'
import type { AnyRecord, Values } from './records.ts'

/** A write of the past, and the record as it was before. */
export interface Version {
  id: number
  collection: string
  recordId: number
  action: 'create' | 'update' | 'delete'
  /** One for all that was written at once. */
  batch: string
  /** What the record was known by. */
  title: string
  /** The record before the write; null where the write made it. */
  values: Values | null
  /** ISO 8601, UTC. */
  at: string
  /** The writer's name. */
  by: string
}

/** Which versions are wanted. */
export interface VersionQuery {
  collections: readonly string[]
  recordId?: number | undefined
  /** Only deletions after which nothing has happened to the record: what can be brought back. */
  deleted?: boolean | undefined
  page: number
  pageSize: number
}

/** What is the same for all that one write does. */
export interface WriteNote {
  batch: string
  at: string
  actor: Actor | null
}

/** Somebody who is not signed in as a person: the first start, a visitor who writes to the company. */
const nobody = 'The program'

/**
 * Keeps what records were before a write, in its transaction.
 * @param present the records as they are; for `create`, as they have just been made
 */
export async function keepVersions(
  db: Db,
  definition: Definition,
  action: Version['action'],
  present: readonly AnyRecord[],
  { batch, at, actor }: WriteNote
): Promise<void> {
  for (const record of present) {
    const values = action === 'create' ? null : storedValues(definition, record)
    const { id } = await db
      .insertInto('history')
      .values({
        collection: definition.name,
        recordId: record.id,
        action,
        batch,
        title: titleOf(definition, record),
        values: values && JSON.stringify(values),
        at,
        by: actor?.fullName ?? nobody
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const files = values ? fileNames(definition, record) : []
    if (files.length > 0)
      await db
        .insertInto('historyFile')
        .values(files.map((name) => ({ historyId: id, name })))
        .execute()
  }
}

/** Versions, newest first, and how many there are on all pages. */
export async function selectVersions(db: Db, query: VersionQuery): Promise<{ versions: Version[]; total: number }> {
  let matching = db.selectFrom('history').where('history.collection', 'in', query.collections)
  if (query.recordId !== undefined) matching = matching.where('history.recordId', '=', query.recordId)
  if (query.deleted) {
    matching = matching
      .where('history.action', '=', 'delete')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('history as later')
              .select('later.id')
              .whereRef('later.collection', '=', 'history.collection')
              .whereRef('later.recordId', '=', 'history.recordId')
              .whereRef('later.id', '>', 'history.id')
          )
        )
      )
  }
  const [rows, { total }] = await Promise.all([
    matching
      .selectAll('history')
      .orderBy('history.id', 'desc')
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize)
      .execute(),
    matching.select((expressions) => expressions.fn.countAll<number | string>().as('total')).executeTakeFirstOrThrow()
  ])
  return { versions: rows.map(toVersion), total: Number(total) }
}

/** The version with this id, or those of one batch. */
export async function selectVersionsBy(db: Db, by: 'id' | 'batch', value: number | string): Promise<Version[]> {
  const rows = await db.selectFrom('history').selectAll().where(by, '=', value).orderBy('id').execute()
  return rows.map(toVersion)
}

/** Whether nothing has been written to the record since. */
export async function isLatest(db: Db, { id, collection, recordId }: Version): Promise<boolean> {
  const later = await db
    .selectFrom('history')
    .select('id')
    .where('collection', '=', collection)
    .where('recordId', '=', recordId)
    .where('id', '>', id)
    .limit(1)
    .executeTakeFirst()
  return later === undefined
}

/** The names of all files that some version needs. */
export async function selectVersionFiles(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('historyFile').select('name').distinct().execute()
  return rows.map(({ name }) => name)
}

/**
 * Forgets what was written before a time.
 * @returns the files that the forgotten versions named and no other does; records may still have them
 */
export async function forgetVersions(db: Db, before: string): Promise<string[]> {
  return await db.transaction().execute(async (transaction) => {
    const named = await transaction
      .selectFrom('historyFile')
      .innerJoin('history', 'history.id', 'historyFile.historyId')
      .where('history.at', '<', before)
      .select('historyFile.name')
      .distinct()
      .execute()
    await transaction.deleteFrom('history').where('at', '<', before).execute()
    const kept = new Set(await selectVersionFiles(transaction))
    return named.map(({ name }) => name).filter((name) => !kept.has(name))
  })
}

/** What a record stores, without secrets and without what is read from elsewhere. */
function storedValues({ fields }: Definition, record: AnyRecord): Values {
  return Object.fromEntries(
    ['createdAt', 'version', ...Object.keys(fields)]
      .filter((name) => name in record)
      .map((name) => [name, record[name]])
  )
}

function toVersion(row: Omit<Version, 'values'> & { values: string | null }): Version {
  return { ...row, id: Number(row.id), values: row.values === null ? null : (JSON.parse(row.values) as Values) }
}
