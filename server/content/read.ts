import type { Collection, Singleton } from '../../collections/define.ts'
import { requireAccess } from '../auth/access.ts'
import type { Actor } from '../auth/actor.ts'
import { ClientError } from '../errors.ts'
import type { Content } from './content.ts'
import type { AnyRecord } from './records.ts'
import * as records from './records.ts'
import type { ListQuery, Page } from './types.ts'

/** @throws ClientError 401, 403 */
export async function listRecords(
  { db }: Content,
  collection: Collection,
  query: ListQuery,
  actor: Actor | null
): Promise<Page<AnyRecord>> {
  requireAccess(collection.access.read, actor)
  return await records.selectPage(db, collection, query)
}

/** The ids on all pages, ascending. @throws ClientError 401, 403 */
export async function listIds(
  { db }: Content,
  collection: Collection,
  query: ListQuery,
  actor: Actor | null
): Promise<number[]> {
  requireAccess(collection.access.read, actor)
  return await records.selectIds(db, collection, query)
}

/** The values that a text field has, each once, in alphabetical order. @throws ClientError 401, 403 */
export async function listValues(
  { db }: Content,
  collection: Collection,
  field: string,
  actor: Actor | null
): Promise<string[]> {
  requireAccess(collection.access.read, actor)
  const counts = await records.countBy(db, collection, field)
  return counts.map(({ value }) => value).filter((value) => value !== '')
}

/** The record whose field `by` has this value. @throws ClientError 401, 403, 404 */
export async function findRecord(
  { db }: Content,
  collection: Collection,
  by: string,
  value: number,
  actor: Actor | null
): Promise<AnyRecord> {
  requireAccess(collection.access.read, actor)
  const [found] = await records.selectBy(db, collection, by, [value])
  if (!found) throw new ClientError(404, `There is no such ${collection.label.singular}.`)
  return found
}

/** @throws ClientError 401, 403 */
export async function readSingleton({ db }: Content, singleton: Singleton, actor: Actor | null): Promise<AnyRecord> {
  requireAccess(singleton.access.read, actor)
  return await records.selectOne(db, singleton)
}
