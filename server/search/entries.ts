import { type Definition, isCollection, titleOf } from '../../collections/define.ts'
import { allCollections } from '../../collections/index.ts'
import { type CollectionOnSite, isOnSite, picturesOf, siteAddress } from '../../collections/on-site.ts'
import { statusRelation } from '../../collections/publishing.ts'
import { markdownFields } from '../../collections/schemas.ts'
import { chunks } from '../../shared/chunks.ts'
import { defaultLanguage, type Language, languageCodes, languages } from '../../shared/languages.ts'
import { withPlainTexts } from '../../shared/markdown.ts'
import { saysSomething, termsOf } from '../../shared/search-terms.ts'
import { selectBy } from '../content/records.ts'
import type { AnyRecord, Values } from '../content/row.ts'
import { withTranslations } from '../content/translation-reads.ts'
import { type Db, lockForWrites, piecesOf } from '../database/db.ts'
import { liftTimeLimits } from '../database/raw-tables.ts'
import { clearIndex, keysPerSection, settleIndex, writeRows } from './index-table.ts'

/** A page of a record that visitors find, with the texts of all records on it. */
export interface Entry {
  /** Orders the index: by collection, then newest first, then by language. */
  key: number
  collection: CollectionOnSite
  language: Language
  path: string
  title: string
  text: string
  /** The file name of its first picture. */
  picture: string | undefined
  /** Its named figures, a line each. */
  figures: string | undefined
}

/** The collections with a page for each record, most wanted first. Records shown on another record's page are indexed with that one. */
const indexed = allCollections
  .filter(isOnSite)
  .filter((collection) => !statusRelation(collection))
  .toSorted((one, other) => one.onSite.group.order - other.onSite.group.order)
const belongingCollections = allCollections.filter(isOnSite).flatMap((collection) => {
  const relation = statusRelation(collection)
  return relation ? [{ collection, relation }] : []
})

/** More than there are ids. */
const idSpace = 2 ** 40
/** The number of languages that keys have room for: a key's remainder is the place of the row's language among all. */
const languageKeys = 4

function keyOf(collection: CollectionOnSite, id: number, language: Language): number {
  const place = languages.findIndex(({ code }) => code === language)
  return indexed.indexOf(collection) * keysPerSection + (idSpace - id) * languageKeys + place
}

export function idOf(key: number): number {
  return idSpace - Math.floor((key % keysPerSection) / languageKeys)
}

/** The sections of the index: one for each collection. @param name of one of them */
export function sectionsOf(name?: string): number[] {
  return indexed.flatMap((collection, section) => (name === undefined || collection.name === name ? section : []))
}

/** The records of these keys as visitors read them now, in the order of the keys; without those that they may not read any more. */
export async function entriesOf(db: Db, keys: readonly number[]): Promise<Entry[]> {
  const wanted = Map.groupBy(keys, (key) => `${Math.floor(key / keysPerSection)} ${key % languageKeys}`)
  const found = [...wanted.values()].map(([first = 0, ...others]) => {
    const collection = indexed[Math.floor(first / keysPerSection)]
    const ids = [first, ...others].map(idOf)
    const language = languages[first % languageKeys]?.code ?? defaultLanguage
    return collection ? readEntries(db, collection, ids, [language]) : []
  })
  const entries = new Map((await Promise.all(found)).flat().map((entry) => [entry.key, entry]))
  return keys.flatMap((key) => entries.get(key) ?? [])
}

/** Reads records in some languages; in others than English only those with a translation. */
async function readEntries(
  db: Db,
  collection: CollectionOnSite,
  ids: readonly number[],
  wanted: readonly Language[]
): Promise<Entry[]> {
  const belonging = belongingCollections.filter(({ relation }) => relation.to === collection.name)
  const [records, ...others] = await Promise.all([
    selectBy(db, collection, 'id', ids, { status: 'published' }),
    ...belonging.map((part) => selectBy(db, part.collection, part.relation.field, ids))
  ])
  const entries = wanted.map(async (language) => {
    const own = await withTranslations(db, collection, language, records)
    const textsBelonging = await Promise.all(
      belonging.map(({ collection }, index) => withTranslations(db, collection, language, others[index] ?? []))
    )
    return own.flatMap((record): Entry[] => {
      const onPage = belonging.map(({ collection, relation }, index) => ({
        collection,
        records: (textsBelonging[index] ?? []).filter((part) => part[relation.field] === record.id)
      }))
      return entryOf(record, [{ collection, records: [record] }, ...onPage], language)
    })
  })
  return (await Promise.all(entries)).flat()
}

/** @param onPage all records that stand on the page of this one, itself first */
function entryOf(record: AnyRecord, onPage: readonly Shown[], language: Language): Entry[] {
  const collection = onPage[0]?.collection
  const isTranslated = onPage.some(({ collection, records }) =>
    records.some(({ originals }) => collection.onSite.fields.some((name) => name in Object(originals)))
  )
  if (!collection || (language !== defaultLanguage && !isTranslated)) return []
  const { figures } = collection.onSite
  const texts = onPage.flatMap(({ collection, records }) => records.flatMap((one) => textsOf(collection, one)))
  return [
    {
      key: keyOf(collection, record.id, language),
      collection,
      language,
      path: siteAddress(collection, record),
      title: titleOf(collection, record),
      text: texts.join('\n'),
      picture: picturesOf(collection, record)[0],
      figures: figures && String(record[figures] ?? '')
    }
  ]
}

/** The text that a page is found by: its own and, in English, the words for its offers. */
export function foundBy({ text, collection, language }: Entry): string {
  return language === defaultLanguage ? `${text}\n${collection.onSite.offers ?? ''}` : text
}

interface Shown {
  collection: CollectionOnSite
  records: readonly AnyRecord[]
}

/** The texts of a record that visitors read, without its title. */
function textsOf(collection: CollectionOnSite, record: AnyRecord): string[] {
  const plain: Values = withPlainTexts(record, markdownFields(collection))
  const names = collection.onSite.fields.filter((name) => name !== collection.title)
  return names.map((name) => String(plain[name] ?? '')).filter((text) => text !== '')
}

/** Keeps the index with a write, in its transaction. @param written the records as they were, are, or both */
export async function indexRecords(db: Db, definition: Definition, written: readonly Values[]): Promise<void> {
  if (!isCollection(definition) || !isOnSite(definition)) return
  const owner = statusRelation(definition)
  const collection = indexed.find(({ name }) => name === (owner?.to ?? definition.name))
  const ids = new Set(written.map((record) => Number(record[owner?.field ?? 'id'])))
  if (collection) for (const some of chunks([...ids], recordsAtOnce)) await indexIds(db, collection, some)
}

async function indexIds(db: Db, collection: CollectionOnSite, ids: readonly number[]): Promise<void> {
  const keys = ids.flatMap((id) => languageCodes.map((code) => keyOf(collection, id, code)))
  // Waits for whoever is writing these rows: what is read then has what that one wrote.
  await writeRows(db, keys, [])
  const entries = await readEntries(db, collection, ids, languageCodes)
  const rows = entries.map((entry) => ({
    key: entry.key,
    language: entry.language,
    title: termsOf(entry.title),
    words: termsOf(foundBy(entry)).filter(saysSomething)
  }))
  await writeRows(db, keys, rows)
}

/** Counted up when words are made in another way. */
const format = 3
/** The fingerprint of the index: it changes with the format and the indexed fields, and then the index is made anew. */
const indexFingerprint = JSON.stringify({
  format,
  of: [...indexed, ...belongingCollections.map(({ collection }) => collection)].map(({ name, onSite }) => [
    name,
    onSite
  ])
})
const recordsAtOnce = 500

/** Makes the index where there is none, or one of another program: after an update, a restore or the first content. */
export async function updateSearchIndex(db: Db): Promise<void> {
  if (await isUpToDate(db)) return
  const isMade = await db.transaction().execute(async (transaction) => {
    await liftTimeLimits(transaction)
    await lockForWrites(transaction, 'searchState')
    if (await isUpToDate(transaction)) return false
    await transaction.deleteFrom('searchState').execute()
    await clearIndex(transaction)
    for (const collection of indexed)
      for await (const rows of piecesOf(transaction, collection.name, [], recordsAtOnce)) {
        const ids = rows.map(({ id }) => Number(id))
        await indexIds(transaction, collection, ids)
      }
    await transaction.insertInto('searchState').values({ built: indexFingerprint }).execute()
    return true
  })
  if (isMade) await settleIndex(db)
}

async function isUpToDate(db: Db): Promise<boolean> {
  return (await db.selectFrom('searchState').select('built').executeTakeFirst())?.built === indexFingerprint
}
