import {
  type CollectionName,
  collections,
  definitionNamed,
  type SingletonName,
  singletons
} from '../../collections/index.ts'
import { requireAccess } from '../auth/access.ts'
import type { Db } from '../database/connect.ts'
import * as records from './records.ts'
import { searchSite } from './site-search.ts'
import type { CollectionRecord, ContentReader, ListQuery, SingletonRecord } from './types.ts'

/** Reads content as a visitor may; the definition gives each record its type back. */
export function contentReader(db: Db): ContentReader {
  const requirePublic = (name: string) => requireAccess(definitionNamed(name)?.access.read ?? 'admin', null)
  return {
    async list<N extends CollectionName>(name: N, query: ListQuery = {}) {
      requirePublic(name)
      const page = await records.selectPage(db, collections[name], query)
      return { ...page, records: page.records.map((record) => record as CollectionRecord<N>) }
    },
    async find<N extends CollectionName>(name: N, value: number, by = 'id') {
      requirePublic(name)
      const [found] = await records.selectBy(db, collections[name], by, [value])
      return found as CollectionRecord<N> | undefined
    },
    async one<N extends SingletonName>(name: N) {
      requirePublic(name)
      return (await records.selectOne(db, singletons[name])) as SingletonRecord<N>
    },
    async countBy(name, field) {
      requirePublic(name)
      return await records.countBy(db, collections[name], field)
    },
    search: (words, limit) => searchSite(db, words, limit)
  }
}
