import { type Definition, isCollection } from '../../collections/define.ts'
import { relatedBy } from '../../collections/sort.ts'
import { isRepeated, translatableFields } from '../../collections/translatable.ts'
import { storedFilesIn } from '../../shared/image-variants.ts'
import { defaultLanguage, type Language } from '../../shared/languages.ts'
import { memoize } from '../../shared/objects.ts'
import type { Db } from '../database/connect.ts'
import type { AnyRecord } from './row.ts'

/*
 * Translations of records. A value that records repeat, such as a category, is translated once for all of them,
 * under the id 0. The texts of a deleted record stay for its restoration, until the history has forgotten it.
 */

/** The id under which the translations of repeated values are kept. */
export const sharedId = 0

/** From this many records on, all translations of their collection are read: databases limit the values of a statement. */
const mostIds = 1_000

/** A text that a record shows: the collection and field that own it, and the record's value that finds it. */
interface Source {
  name: string
  collection: string
  field: string
  via: string
  isShared: boolean
}

/** The translated texts of a definition's records: fields of their own, and lookups. */
const sourcesOf = memoize((definition: Definition): Source[] => {
  const sourceOf = (name: string, owner: Definition, field: string, via: string) =>
    field in translatableFields(owner)
      ? [{ name, collection: owner.name, field, via, isShared: isRepeated(owner.fields[field]) }]
      : []
  const own = Object.keys(definition.fields).flatMap((name) => sourceOf(name, definition, name, 'id'))
  if (!isCollection(definition)) return own
  const lookups = Object.entries(definition.lookups ?? {})
  return [
    ...own,
    ...lookups.flatMap(([name, { via, field }]) => sourceOf(name, relatedBy(definition, via), field, via))
  ]
})

/**
 * Returns the records with translations in place of the English, by one query for all.
 * @param typed translations that are not stored, which come before those that are; of one that is '' the English stays
 */
export async function withTranslations<R extends AnyRecord>(
  db: Db,
  definition: Definition,
  language: Language,
  records: readonly R[],
  typed: Awaited<ReturnType<typeof selectTexts>> = []
): Promise<R[]> {
  if (language === defaultLanguage || records.length === 0) return [...records]
  const sources = sourcesOf(definition)
  const wanted = [...Map.groupBy(sources, ({ collection }) => collection)].map(([collection, own]) => {
    const ids = own.flatMap((source) => records.map((record) => idOf(source, record)))
    return [collection, [...new Set(ids)]] as const
  })
  const rows = [...(await selectTexts(db, language, new Map(wanted))), ...typed]
  const keyOf = (...parts: (string | number)[]) => parts.join('\n')
  const texts = new Map(rows.map((row) => [keyOf(row.collection, row.recordId, row.field, row.value), row.text]))
  return records.map((record) => {
    const translated: Record<string, string> = {}
    const originals: Record<string, string> = {}
    const untranslated: string[] = []
    for (const source of sources) {
      const { name, collection, field, isShared } = source
      const original = String(record[name] ?? '')
      if (original === '') continue
      const text = texts.get(keyOf(collection, idOf(source, record), field, isShared ? original : ''))
      if (!text) {
        untranslated.push(name)
      } else {
        translated[name] = text
        originals[name] = original
      }
    }
    return { ...record, ...translated, untranslated, originals }
  })
}

const idOf = ({ via, isShared }: Source, record: AnyRecord) => (isShared ? sharedId : Number(record[via]))

/** The translations of records with these ids, by their collections. */
export async function selectTexts(db: Db, language: Language, wanted: ReadonlyMap<string, readonly number[]>) {
  if (wanted.size === 0) return []
  return await db
    .selectFrom('translation')
    .selectAll()
    .where('language', '=', language)
    .where(({ eb, and, or }) =>
      or(
        [...wanted].map(([collection, ids]) =>
          and([eb('collection', '=', collection), ...(ids.length > mostIds ? [] : [eb('recordId', 'in', ids)])])
        )
      )
    )
    .orderBy('field')
    .execute()
}

/** The translations of a field's repeated values, by the English. */
export async function translatedValues(db: Db, { name }: Definition, field: string, language: Language) {
  const rows = await selectTexts(db, language, new Map([[name, [sharedId]]]))
  return new Map(rows.filter((row) => row.field === field).map(({ value, text }) => [value, text]))
}

/** The stored files that translations show, with the records and fields of these. */
export async function translatedFiles(db: Db) {
  const select = db.selectFrom('translation').select(['collection', 'recordId', 'field', 'text'])
  const rows = await select.where('text', 'like', '%/uploads/%').execute()
  return rows.flatMap(({ text, ...of }) => storedFilesIn(text).map((name) => ({ ...of, name })))
}
