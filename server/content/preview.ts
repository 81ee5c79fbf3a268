import { type Collection, type Definition, isCollection, relationsOf } from '../../collections/define.ts'
import { collectionNamed } from '../../collections/index.ts'
import { shownAt } from '../../collections/on-site.ts'
import { partOf, partValues, prefixed, withPart } from '../../collections/part.ts'
import { previewSchema } from '../../collections/schemas.ts'
import { relatedBy } from '../../collections/sort.ts'
import { translationSchema } from '../../collections/translatable.ts'
import { type Field, kindOf } from '../../fields/index.ts'
import { maxId } from '../../fields/relation/field.ts'
import { inLanguage, type Language } from '../../shared/languages.ts'
import { mapValues, memoize, pickBy } from '../../shared/objects.ts'
import { type Actor, requireAccess } from '../auth/access.ts'
import { hashToken, newToken } from '../auth/tokens.ts'
import { type Clock, day, isoTimeFromNow } from '../clock.ts'
import type { Db } from '../database/connect.ts'
import { validate } from '../errors.ts'
import { checkValues, requireRelations } from './check-values.ts'
import type { Content, RecordInput } from './content.ts'
import { requireRecord, selectBy, selectOne } from './records.ts'
import { type AnyRecord, emptyValues, toColumns, toRecord, type Values } from './row.ts'
import { requireStored, withUploads } from './stored-files.ts'
import { withTranslations } from './translation-reads.ts'
import { translationRows } from './translation-writes.ts'
import { chosenFiles } from './write.ts'

/* A record as it would look when published: beside its form, and by links, to everybody with the link, for a day, and at no other address. */

/** The lifetime of a link, ms. */
const lifetime = day

/** The id of a record that is not saved yet: the highest possible. */
const unsavedId = maxId

/** What is shown: the page's path, and by collection the records that replace the public ones. */
export interface Preview {
  path: string
  records: ReadonlyMap<string, AnyRecord>
  /** Of a link: ISO 8601, UTC. */
  expiresAt?: string
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
  const { stored, given, chosen } = await checkTyped(content, collection, withPart(collection), id, { values, uploads })
  return await withUploads(files, uploads, (names) =>
    db.transaction().execute(async (transaction) => {
      const link = await keepPreview(transaction, clock, collection, id ?? null, { ...given, ...chosen, ...names })
      await requireStored(transaction, content, chosen, stored)
      return link
    })
  )
}

/**
 * Shows typed values at once, with the files that are stored already: nothing is kept of it.
 * @param id as of `previewUnsaved`, or of the only record
 * @returns undefined where visitors would see the record on no page
 * @throws ClientError 404, 422
 */
export async function previewTyped(content: Content, definition: Definition, id: number | undefined, values: Values) {
  const form = withoutRequired(definition)
  const { stored, given, chosen } = await checkTyped(content, definition, form, id, { values, uploads: {} })
  return await previewOf(content, definition, stored, { ...given, ...chosen })
}

/**
 * Shows a stored record in a language with typed translations in the place of the stored ones: nothing is kept of it.
 * @param id of the record, or of the only one @param texts with those of the form's part, under their prefixed names
 * @returns undefined where visitors would see the record on no page
 * @throws ClientError 404, 422
 */
export async function previewTranslated(
  content: Content,
  definition: Definition,
  id: number | undefined,
  language: Language,
  texts: Values
): Promise<Preview | undefined> {
  const { db } = content
  const checked: Values = validate(translationSchema(withPart(definition)), texts)
  const given = mapValues(checked, (text) => String(text ?? ''))
  const stored = await storedOf(db, definition, id)
  const english = stored && (await previewOf(content, definition, stored, {}))
  if (!english) return undefined
  const rowsOf = (of: Definition, typed: Record<string, string>) =>
    translationRows(of, english.records.get(of.name) ?? {}, { language, texts: typed, updatedAt: '', updatedBy: '' })
  const part = partOf(definition)
  const typed = [...rowsOf(definition, given), ...(part ? rowsOf(part.collection, partValues(part, given)) : [])]
  const records = new Map<string, AnyRecord>()
  for (const [name, record] of english.records) {
    const of = name === definition.name ? definition : collectionNamed(name)
    for (const translated of await withTranslations(db, of, language, [record], typed)) records.set(name, translated)
  }
  return { path: inLanguage(language, english.path), records }
}

/** A form's fields, of which none is required: its pictures are not there yet. */
const withoutRequired = memoize((definition: Definition): Definition => {
  const form = withPart(definition)
  return { ...form, fields: mapValues(form.fields, (field) => ({ ...field, required: false }) as Field) }
})

/** Checks a form's values, of which texts may be missing. @returns with the record as it is stored, and with the files that the values choose */
async function checkTyped(
  content: Content,
  definition: Definition,
  form: Definition,
  id: number | undefined,
  { values, uploads }: RecordInput
) {
  const { db } = content
  const stored = await storedOf(db, definition, id)
  const blank = Object.entries(form.fields).filter(
    ([name, { kind }]) => kind !== 'relation' && kind !== 'select' && (values[name] === '' || values[name] === null)
  )
  const empties: Values = Object.fromEntries(blank.map(([name, field]) => [name, kindOf(field).empty]))
  const filled = { values: pickBy(values, (_, name) => !(name in empties)), uploads }
  const given = { ...empties, ...(await checkValues(content, form, filled, stored, previewSchema(form))) }
  await requireRelations(db, definition, { ...stored, ...given })
  return { stored, given, chosen: chosenFiles(form, filled) }
}

async function storedOf(db: Db, definition: Definition, id: number | undefined): Promise<AnyRecord | undefined> {
  if (!isCollection(definition)) return await selectOne(db, definition)
  return id === undefined ? undefined : await withPartOf(db, definition, await requireRecord(db, definition, 'id', id))
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
export async function openPreview(content: Content, token: string): Promise<Preview | undefined> {
  const { db, clock } = content
  const now = clock().toISOString()
  const kept = db.selectFrom('preview').selectAll().where('tokenHash', '=', hashToken(token))
  const row = await kept.where('expiresAt', '>', now).executeTakeFirst()
  if (!row) return undefined
  const collection = collectionNamed(row.collection)
  const [stored] = await selectBy(db, collection, 'id', row.recordId === null ? [] : [row.recordId])
  if (row.recordId !== null && !stored) return undefined
  const given: Values = row.values === null ? {} : JSON.parse(row.values)
  const preview = await previewOf(content, collection, stored && (await withPartOf(db, collection, stored)), given)
  return preview && { ...preview, expiresAt: row.expiresAt }
}

/** @param stored with its part's values; undefined for a new record @param given the values that differ from it */
async function previewOf(
  { db, clock }: Content,
  definition: Definition,
  stored: AnyRecord | undefined,
  given: Values
): Promise<Preview | undefined> {
  const now = clock().toISOString()
  const fresh = { id: unsavedId, version: 0, createdAt: now, updatedAt: now }
  const records = await recordsOf(db, definition, { ...fresh, ...stored, ...given })
  const path = shownAt(definition, records.get(definition.name) ?? {})
  return path === undefined ? undefined : { path, records }
}

/** A record with that of its form's part, under prefixed names. */
async function withPartOf(db: Db, collection: Collection, record: AnyRecord): Promise<AnyRecord> {
  const part = partOf(collection)
  const [ofPart] = part ? await selectBy(db, part.collection, part.relation, [record.id]) : []
  return part && ofPart ? { ...record, ...prefixed(part, ofPart) } : record
}

/** Returns the record, its part's record, and those it refers to: the page needs all of them, and visitors see none of a draft. */
async function recordsOf(db: Db, definition: Definition, whole: AnyRecord): Promise<Map<string, AnyRecord>> {
  const records = new Map<string, AnyRecord>()
  const put = (shown: Definition, values: AnyRecord) => {
    const lookups = mapValues(shown.lookups ?? {}, ({ via, field }) => records.get(relatedBy(shown, via).name)?.[field])
    const columns = toColumns(shown, { ...emptyValues(shown), ...values })
    records.set(shown.name, toRecord(shown, { ...values, ...columns, ...lookups }))
  }
  for (const [name] of relationsOf(definition)) {
    const related = relatedBy(definition, name)
    for (const record of await selectBy(db, related, 'id', [Number(whole[name])])) records.set(related.name, record)
  }
  put(definition, whole)
  const part = partOf(definition)
  const ofPart = part ? partValues(part, whole) : {}
  const { id, version, createdAt, updatedAt } = whole
  if (part && Object.keys(ofPart).length > 0)
    put(part.collection, { id, version, createdAt, updatedAt, ...ofPart, [part.relation]: id })
  return records
}
