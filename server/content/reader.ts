import { type CollectionName, collections, type SingletonName, singletons } from '../../collections/index.ts'
import { requireAccess } from '../auth/access.ts'
import type { Content } from './content.ts'
import { listRecords, readSingleton } from './read.ts'
import * as records from './records.ts'
import { searchSite } from './site-search.ts'
import type { CollectionRecord, ContentReader, ListQuery, SingletonRecord } from './types.ts'

/** Reads content as a visitor may; the definition gives each record its type back. */
export function contentReader(content: Content): ContentReader {
  const { db } = content
  return {
    async list<N extends CollectionName>(name: N, query: ListQuery = {}) {
      const page = await listRecords(content, collections[name], query, null)
      return { ...page, records: page.records.map((record) => record as CollectionRecord<N>) }
    },
    async find<N extends CollectionName>(name: N, value: number, by = 'id') {
      requireAccess(collections[name].access.read, null)
      const [found] = await records.selectBy(db, collections[name], by, [value])
      return found as CollectionRecord<N> | undefined
    },
    async one<N extends SingletonName>(name: N) {
      return (await readSingleton(content, singletons[name], null)) as SingletonRecord<N>
    },
    async countBy(name, field) {
      requireAccess(collections[name].access.read, null)
      return await records.countBy(db, collections[name], field)
    },
    search: (words, limit) => searchSite(db, words, limit)
  }
}
