import type { CollectionName, SingletonName } from '../../collections/index.ts'
import { collectionNamed, collections, definitionNamed, singletons } from '../../collections/index.ts'
import { defaultLanguage, type Language } from '../../shared/languages.ts'
import { requireAccess } from '../auth/access.ts'
import type { Db } from '../database/connect.ts'
import type { CollectionRecord, ListQuery, SingletonRecord } from './content.ts'
import type { AnyRecord, Values } from './records.ts'
import * as records from './records.ts'
import { translatedValues, withTranslations } from './translation-reads.ts'

/** The records of a collection that visitors see. */
const asVisitor = { status: 'published' } as const

/** A value of records, the number of records that have it, and its translation. */
export interface CountedValue {
  value: string
  count: number
  text?: string | undefined
}

export type ContentReader = ReturnType<typeof contentReader>

/** Reads content for the server's own pages as a visitor may, in a language; the definition gives each record its type back. */
export function contentReader(db: Db, language: Language = defaultLanguage) {
  const requirePublic = (name: string) => requireAccess(definitionNamed(name)?.access.read ?? 'admin', null)
  return {
    async list<N extends CollectionName>(name: N, query: ListQuery = {}) {
      requirePublic(name)
      const page = await records.selectPage(db, collections[name], { ...query, ...asVisitor })
      const inLanguage = await withTranslations(db, collections[name], language, page.records)
      return { ...page, records: inLanguage as CollectionRecord<N>[] }
    },

    /** Finds the record whose field `by`, by default the id, has this value. */
    async find<N extends CollectionName>(name: N, value: number, by = 'id') {
      requirePublic(name)
      const found = await records.selectBy(db, collections[name], by, [value], asVisitor)
      const [inLanguage] = await withTranslations(db, collections[name], language, found)
      return inLanguage as CollectionRecord<N> | undefined
    },

    async one<N extends SingletonName>(name: N) {
      requirePublic(name)
      const [only] = await withTranslations(db, singletons[name], language, [
        await records.selectOne(db, singletons[name])
      ])
      return only as SingletonRecord<N>
    },

    /** Counts the records by a field's value, the values in alphabetical order; `text` where a value is translated. */
    async countBy(name: CollectionName, field: string): Promise<CountedValue[]> {
      requirePublic(name)
      const counted = await records.countBy(db, collections[name], field, asVisitor)
      if (language === defaultLanguage) return counted
      const texts = await translatedValues(db, collections[name], field, language)
      return counted.map((one) => ({ ...one, text: texts.get(one.value) }))
    }
  }
}

/**
 * Reads as a visitor, with some records put in where they will be; of a list only the first page. The
 * database does not have them, so their places are found here.
 */
export function previewReader(reader: ContentReader, records: ReadonlyMap<string, AnyRecord>): ContentReader {
  return {
    ...reader,
    async find<N extends CollectionName>(name: N, value: number, by = 'id') {
      const record = records.get(name)
      return record?.[by] === value ? (record as CollectionRecord<N>) : await reader.find(name, value, by)
    },
    async one<N extends SingletonName>(name: N) {
      return (records.get(name) as SingletonRecord<N> | undefined) ?? (await reader.one(name))
    },
    async list<N extends CollectionName>(name: N, query: ListQuery = {}) {
      const page = await reader.list(name, query)
      const record = records.get(name)
      if (!record) return page
      const { where = {}, sort, pageSize } = query
      const listed: AnyRecord[] = page.records.filter(({ id }) => id !== record.id)
      // A filter is in English.
      const english: Values = { ...record, ...Object(record.originals) }
      if (Object.entries(where).every(([field, value]) => english[field] === value)) {
        const order = sort ? [sort] : collectionNamed(name).order
        const place = listed.findIndex((other) => isBefore(order, record, other))
        listed.splice(place === -1 ? listed.length : place, 0, record)
      }
      return { ...page, records: listed.slice(0, pageSize) as CollectionRecord<N>[] }
    }
  }
}

/** True where a record comes before another one in an order; an empty value comes last. */
function isBefore(order: readonly string[], record: AnyRecord, other: AnyRecord): boolean {
  for (const key of order) {
    const name = key.replace('-', '')
    const [own, others] = [record[name], other[name]] as (string | number | null)[]
    if (own === others) continue
    if (own === null || others === null || own === undefined || others === undefined) return others === null
    return key.startsWith('-') ? own > others : own < others
  }
  return false
}
