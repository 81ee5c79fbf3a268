import type { ExpressionBuilder } from 'kysely'
import { z } from 'zod'
import { definitionNamed } from '../../collections/index.ts'
import { recoverable } from '../../collections/schemas.ts'
import { type Actor, isAllowed, requireAccess } from '../auth/access.ts'
import { day, isoTimeFromNow } from '../clock.ts'
import { type Db, pageOf } from '../database/db.ts'
import type { Database } from '../database/tables.ts'
import type { Content } from './content.ts'
import type { Values } from './row.ts'
import { removeUnnamed } from './stored-files.ts'

/** A past write, and the record as it was before. */
export const versionSchema = z.object({
  id: z.int(),
  collection: z.string(),
  recordId: z.int(),
  action: z.enum(['create', 'update', 'delete']),
  /** Shared by all writes of one call. */
  batch: z.string(),
  /** The record's title at that time. */
  title: z.string(),
  /** The record before the write; null where the write created it. */
  values: z.record(z.string(), z.unknown()).nullable(),
  at: z.iso.datetime(),
  by: z.string()
})
export type Version = z.output<typeof versionSchema>

export interface VersionQuery {
  collections: readonly string[]
  recordId?: number | undefined
  /** Only deletions without a later write of the record: those that can be undone. */
  deleted?: boolean | undefined
  page: number
  pageSize: number
}

/** Versions of the collections that the person may change, newest first. @throws ClientError 401 */
export async function listVersions({ db }: Content, { collections, ...query }: VersionQuery, actor: Actor | null) {
  requireAccess('staff', actor)
  const allowed = collections.filter((name) => {
    const definition = definitionNamed(name.replace(/\/.*/, ''))
    if (!definition || !isAllowed(definition.access.write, actor)) return false
    return !query.deleted || recoverable(definition)
  })
  if (allowed.length === 0) return { versions: [], total: 0 }
  let matching = db.selectFrom('history').where('history.collection', 'in', allowed)
  if (query.recordId !== undefined) matching = matching.where('history.recordId', '=', query.recordId)
  if (query.deleted) matching = matching.where('history.action', '=', 'delete').where(isLastWrite)
  const { rows, total } = await pageOf(matching.selectAll('history').orderBy('history.id', 'desc'), query)
  return { versions: rows.map(toVersion), total }
}

/** Deletes versions that are older than this many days, and files that nothing names any more. */
export async function pruneHistory(content: Content, days: number): Promise<void> {
  const before = isoTimeFromNow(content.clock, -days * day)
  const named = await content.db.transaction().execute(async (transaction) => {
    const files = await transaction
      .selectFrom('historyFile')
      .innerJoin('history', 'history.id', 'historyFile.historyId')
      .where('history.at', '<', before)
      .select('historyFile.name')
      .distinct()
      .execute()
    await transaction.deleteFrom('history').where('at', '<', before).execute()
    return files.map(({ name }) => name)
  })
  await removeUnnamed(content, named)
}

/** True where the record has no later version. */
export function isLastWrite({ not, exists, selectFrom }: ExpressionBuilder<Database, 'history'>) {
  const later = selectFrom('history as later')
    .select('later.id')
    .whereRef('later.collection', '=', 'history.collection')
    .whereRef('later.recordId', '=', 'history.recordId')
    .whereRef('later.id', '>', 'history.id')
  return not(exists(later))
}

export async function selectVersionsBy(db: Db, by: 'id' | 'batch', value: number | string): Promise<Version[]> {
  const rows = await db.selectFrom('history').selectAll().where(by, '=', value).orderBy('id').execute()
  return rows.map(toVersion)
}

/** The last writes to the records of these collections, newest first, one for each record. */
export async function selectLastWrites(db: Db, collections: readonly string[], limit: number) {
  const rows = await db
    .selectFrom('history')
    .select(['collection', 'recordId', 'action', 'at', 'by'])
    .where('collection', 'in', collections)
    .where('action', '<>', 'delete')
    .where(isLastWrite)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ recordId, action, ...rest }) => ({
    ...rest,
    id: Number(recordId),
    action: action === 'create' ? ('create' as const) : ('update' as const)
  }))
}

export async function selectLastWriteIds(db: Db, versions: readonly Version[]): Promise<Set<number>> {
  const ids = versions.map(({ id }) => id)
  const rows = await db.selectFrom('history').select('id').where('id', 'in', ids).where(isLastWrite).execute()
  return new Set(rows.map(({ id }) => Number(id)))
}

function toVersion(row: Omit<Version, 'values'> & { values: string | null }): Version {
  return { ...row, id: Number(row.id), values: row.values === null ? null : (JSON.parse(row.values) as Values) }
}
