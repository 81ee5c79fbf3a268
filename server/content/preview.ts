import { type Collection, relationsOf } from '../../collections/define.ts'
import { collectionNamed } from '../../collections/index.ts'
import { shownAt } from '../../collections/on-site.ts'
import { partOf, partValues, prefixed, withPart } from '../../collections/part.ts'
import { previewSchema } from '../../collections/schemas.ts'
import { relatedBy } from '../../collections/sort.ts'
import { kindOf } from '../../fields/index.ts'
import { maxId } from '../../fields/relation/field.ts'
import { mapValues, pickBy } from '../../shared/objects.ts'
import { type Actor, requireAccess } from '../auth/access.ts'
import { hashToken, newToken } from '../auth/tokens.ts'
import { type Clock, day, isoTimeFromNow } from '../clock.ts'
import type { Db } from '../database/connect.ts'
import { checkValues, requireRelations } from './check-values.ts'
import type { Content, RecordInput } from './content.ts'
import { requireRecord, selectBy } from './records.ts'
import { type AnyRecord, emptyValues, toColumns, toRecord, type Values } from './row.ts'
import { requireStored, withUploads } from './stored-files.ts'
import { chosenFiles } from './write.ts'

/* Links that show a record as it would look when published: to everybody with the link, for a day, and at no other address. */

/** The lifetime of a link, ms. */
const lifetime = day

/** The id of a record that is not saved yet: the highest possible. */
const unsavedId = maxId

/** A link's content: the page's path, and by collection the records that replace the public ones. */
export interface Preview {
  path: string
  records: ReadonlyMap<string, AnyRecord>
  /** ISO 8601, UTC. */
  expiresAt: string
}

/** Makes a link that shows a record as it is saved when the link is opened. @throws ClientError 401, 403, 404 */
export async function previewSaved(content: Content, collection: Collection, id: number, actor: Actor | null) {
  requireAccess(collection.access.write, actor)
  await requireRecord(content.db, collection, 'id', id)
  return await keepPreview(content.db, content.clock, collection, id, null)
}

/**
 * Makes a link that shows unsaved values; texts may be missing in them.
 * @param id of the record that is changed; undefined for a new one
 * @param input with the values of the form's part, under their prefixed names (collections/part.ts)
 * @throws ClientError 401, 403, 404, 415, 422
 */
export async function previewUnsaved(
  content: Content,
  collection: Collection,
  id: number | undefined,
  { values, uploads }: RecordInput,
  actor: Actor | null
) {
  requireAccess(collection.access.write, actor)
  const { db, files, clock } = content
  const form = withPart(collection)
  const stored =
    id === undefined ? undefined : await withPartOf(db, collection, await requireRecord(db, collection, 'id', id))
  const blank = Object.entries(form.fields).filter(
    ([name, { kind }]) => kind !== 'relation' && kind !== 'select' && (values[name] === '' || values[name] === null)
  )
  const empties: Values = Object.fromEntries(blank.map(([name, field]) => [name, kindOf(field).empty]))
  const filled = pickBy(values, (_, name) => !(name in empties))
  const input = { values: filled, uploads }
  const given = { ...empties, ...(await checkValues(content, form, input, stored, previewSchema(form))) }
  await requireRelations(db, collection, { ...stored, ...given })
  const chosen = chosenFiles(form, input)
  return await withUploads(files, uploads, (names) =>
    db.transaction().execute(async (transaction) => {
      const link = await keepPreview(transaction, clock, collection, id ?? null, { ...given, ...chosen, ...names })
      await requireStored(transaction, content, chosen, stored)
      return link
    })
  )
}

async function keepPreview(db: Db, clock: Clock, { name }: Collection, recordId: number | null, values: Values | null) {
  const token = newToken()
  const expiresAt = isoTimeFromNow(clock, lifetime)
  const shown = { collection: name, recordId, values: values && JSON.stringify(values) }
  const row = { tokenHash: hashToken(token), ...shown, expiresAt }
  await db.insertInto('preview').values(row).execute()
  return { token, expiresAt }
}

/** Reads the preview of a link's token; undefined where there is none, it has expired, or the record is gone. */
export async function openPreview({ db, clock }: Content, token: string): Promise<Preview | undefined> {
  const now = clock().toISOString()
  const kept = db.selectFrom('preview').selectAll().where('tokenHash', '=', hashToken(token))
  const row = await kept.where('expiresAt', '>', now).executeTakeFirst()
  if (!row) return undefined
  const collection = collectionNamed(row.collection)
  const [stored] = await selectBy(db, collection, 'id', row.recordId === null ? [] : [row.recordId])
  if (row.recordId !== null && !stored) return undefined
  const given: Values = row.values === null ? {} : JSON.parse(row.values)
  const records = await recordsOf(db, collection, {
    id: unsavedId,
    version: 0,
    createdAt: now,
    updatedAt: now,
    ...(stored && (await withPartOf(db, collection, stored))),
    ...given
  })
  const path = shownAt(collection, records.get(collection.name) ?? {})
  return path === undefined ? undefined : { path, records, expiresAt: row.expiresAt }
}

/** A record with that of its form's part, under prefixed names. */
async function withPartOf(db: Db, collection: Collection, record: AnyRecord): Promise<AnyRecord> {
  const part = partOf(collection)
  const [ofPart] = part ? await selectBy(db, part.collection, part.relation, [record.id]) : []
  return part && ofPart ? { ...record, ...prefixed(part, ofPart) } : record
}

/** Returns the record, its part's record, and those it refers to: the page needs all of them, and visitors see none of a draft. */
async function recordsOf(db: Db, collection: Collection, whole: AnyRecord): Promise<Map<string, AnyRecord>> {
  const records = new Map<string, AnyRecord>()
  const put = (shown: Collection, values: AnyRecord) => {
    const lookups = mapValues(shown.lookups ?? {}, ({ via, field }) => records.get(relatedBy(shown, via).name)?.[field])
    const columns = toColumns(shown, { ...emptyValues(shown), ...values })
    records.set(shown.name, toRecord(shown, { ...values, ...columns, ...lookups }))
  }
  for (const [name] of relationsOf(collection)) {
    const related = relatedBy(collection, name)
    for (const record of await selectBy(db, related, 'id', [Number(whole[name])])) records.set(related.name, record)
  }
  put(collection, whole)
  const part = partOf(collection)
  const ofPart = part ? partValues(part, whole) : {}
  const { id, version, createdAt, updatedAt } = whole
  if (part && Object.keys(ofPart).length > 0)
    put(part.collection, { id, version, createdAt, updatedAt, ...ofPart, [part.relation]: id })
  return records
}
