import { createHash } from 'node:crypto'
import { type Definition, isCollection } from '../../collections/define.ts'
import { allDefinitions } from '../../collections/index.ts'
import { isRepeated, translatableFields, translationDefinition } from '../../collections/translatable.ts'
import { storedFilesIn } from '../../shared/image-variants.ts'
import type { Language } from '../../shared/languages.ts'
import { mapValues, pickBy } from '../../shared/objects.ts'
import type { Actor } from '../auth/access.ts'
import type { Db } from '../database/connect.ts'
import { anyTable, lockForWrites } from '../database/db.ts'
import { ClientError, changedMeanwhile } from '../errors.ts'
import { indexRecords } from '../search/entries.ts'
import type { Content } from './content.ts'
import type { Version } from './history.ts'
import { requireRecord, selectOne } from './records.ts'
import type { AnyRecord, Values } from './row.ts'
import { requireStored } from './stored-files.ts'
import { selectTexts, sharedId } from './translation-reads.ts'
import { inWriteTransaction, keepVersions } from './versioned-writes.ts'

export type Translation = Awaited<ReturnType<typeof translationOf>>

/** @throws ClientError 404 */
export async function readTranslation(db: Db, definition: Definition, id: number, language: Language) {
  return await translationOf(db, definition, await requireRecordOrSingleton(db, definition, id), language)
}

async function translationOf(db: Db, definition: Definition, record: AnyRecord, language: Language) {
  const fields = translatableFields(definition)
  const rows = (await selectTexts(db, language, new Map([[definition.name, [sharedId, record.id]]]))).filter(
    ({ recordId, field, value }) => field in fields && (recordId !== sharedId || value === record[field])
  )
  const texts = Object.fromEntries(rows.map(({ field, text }) => [field, text]))
  const [last] = rows.toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
  const unread = rows.find(({ updatedBy }) => updatedBy === '')
  return {
    /** By field; without those that are not translated. */
    texts,
    /** The English text of each translation. */
    originals: Object.fromEntries(rows.map(({ field, original }) => [field, original])),
    /**
     * Another number after each change; the same texts have the same one. The English of repeated values counts as well: once it is
     * another one, what was read is the translation of other records' value.
     */
    version: numberOf([texts, repeatedValues(definition, record)]),
    /** The last change, and its author: '' where a machine's translation has not been read by anybody since. Null for none. */
    updatedAt: last?.updatedAt ?? null,
    updatedBy: unread?.updatedBy ?? last?.updatedBy ?? null
  }
}

function numberOf(value: unknown): number {
  return Number.parseInt(createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12), 16)
}

/** The English of a record's translatable values that records repeat, by field. */
function repeatedValues(definition: Definition, record: Values): Record<string, string> {
  const repeated = pickBy(translatableFields(definition), (_, name) => isRepeated(definition.fields[name]))
  return mapValues(repeated, (_, name) => String(record[name] ?? ''))
}

/**
 * Translates texts of a record, or takes translations back, where null or ''.
 * @param restored the earlier version that is put back: repeated values are left out whose English was another one then, since that of
 * the present one belongs to other records, too
 * @throws ClientError 401, 403, 404, 409, 422
 */
export async function changeTranslation(
  content: Content,
  definition: Definition,
  id: number,
  language: Language,
  { version, ...given }: Readonly<Record<string, unknown>>,
  actor: Actor | null,
  restored?: Version
): Promise<Translation> {
  return await inWriteTransaction(content, definition, actor, async (tx) => {
    const { db, at } = tx
    // Of two concurrent writes, the second finds what the first has written.
    await lockForWrites(db, 'translation')
    const record = await requireRecordOrSingleton(db, definition, id)
    const before = await translationOf(db, definition, record, language)
    if (version !== undefined && version !== before.version) throw changedMeanwhile()
    const repeated = repeatedValues(definition, record)
    const then: Values = Object(restored?.values?.originals)
    const meant = pickBy(given, (_, name) => !restored || !(name in repeated) || then[name] === repeated[name])
    const texts = mapValues(meant, (text) => String(text ?? ''))
    const written = { language, texts, updatedAt: at, updatedBy: actor?.fullName ?? '' }
    for (const row of translationRows(definition, record, written)) {
      const { text, original, updatedAt, updatedBy, ...key } = row
      await db
        .deleteFrom('translation')
        .where(({ eb }) => eb.and(key))
        .execute()
      // An empty English value has no shared translation.
      if (text !== '' && (row.recordId !== sharedId || original !== ''))
        await db.insertInto('translation').values(row).execute()
    }
    const changed = Object.keys(texts).filter((field) => texts[field] !== (before.texts[field] ?? ''))
    const blank = mapValues(translatableFields(definition), () => '')
    const stored = { ...record, ...blank, ...before.texts, version: before.version, originals: repeated }
    if (changed.length > 0) await keepVersions(tx, translationDefinition(language, definition), 'update', [stored])
    await indexRecords(db, definition, await recordsSaying(db, definition, record, changed))
    // A file may have been removed from the library meanwhile. Asked last: all writes take the revision's lock at their end.
    const named = (text: unknown) => storedFilesIn(String(text ?? ''))
    for (const field of changed) {
      const known = new Set([...named(before.texts[field]), ...named(record[field])])
      for (const name of named(texts[field])) if (!known.has(name)) await requireStored(db, content, { [field]: name })
    }
    return await translationOf(db, definition, record, language)
  })
}

interface Written {
  language: Language
  texts: Readonly<Record<string, string>>
  updatedAt: string
  updatedBy: string
}

/** The rows of the translations of a record's fields; those of a repeated value belong to all records that have it. */
export function translationRows(definition: Definition, record: Values, { texts, ...written }: Written) {
  return Object.entries(texts).map(([field, text]) => {
    const original = String(record[field] ?? '')
    const own = isRepeated(definition.fields[field])
      ? { recordId: sharedId, value: original }
      : { recordId: Number(record.id), value: '' }
    return { collection: definition.name, ...own, field, text, original, ...written }
  })
}

/** The record, and those with which it shares the translation of one of these fields. */
async function recordsSaying(db: Db, definition: Definition, record: AnyRecord, fields: readonly string[]) {
  const shared = fields.filter((field) => isRepeated(definition.fields[field]) && record[field])
  const rows = shared.map((field) =>
    anyTable(db).selectFrom(definition.name).selectAll().where(field, '=', record[field]).execute()
  )
  return [record, ...(await Promise.all(rows)).flat()]
}

/** @throws ClientError 404 */
async function requireRecordOrSingleton(db: Db, definition: Definition, id: number): Promise<AnyRecord> {
  if (isCollection(definition)) return await requireRecord(db, definition, 'id', id)
  const only = await selectOne(db, definition)
  if (only.id !== id) throw new ClientError(404, `The only ${definition.label.singular} has the id ${only.id}.`)
  return only
}

/** Deletes the translations of deleted records, once the history has forgotten these. */
export async function eraseTranslations(db: Db): Promise<void> {
  for (const { name } of allDefinitions)
    await db
      .deleteFrom('translation')
      .where('collection', '=', name)
      .where('recordId', '<>', sharedId)
      .where('recordId', 'not in', anyTable(db).selectFrom(name).select('id').$castTo<{ id: number }>())
      .where('recordId', 'not in', (query) =>
        query.selectFrom('history').select('recordId').where('collection', '=', name)
      )
      .execute()
}
