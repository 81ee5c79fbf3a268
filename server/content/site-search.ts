import { allCollections } from '../../collections/index.ts'
import { type CollectionOnSite, isOnSite, siteAddress } from '../../collections/on-site.ts'
import { titleOf } from '../../collections/title.ts'
import { searchWords } from '../../shared/search-text.ts'
import { requireAccess } from '../auth/access.ts'
import type { Db } from '../database/connect.ts'
import * as records from './records.ts'
import type { Hit } from './types.ts'

/** What visitors can read that has all of these words, at most `limit` records of each collection. */
export async function searchSite(db: Db, words: string, limit: number): Promise<Hit[]> {
  if (searchWords(words).length === 0) return []
  const onSite = allCollections.filter(isOnSite)
  const hits = await Promise.all(onSite.map((collection) => searchCollection(db, collection, words, limit)))
  return onePerPage(hits.flat())
}

async function searchCollection(db: Db, collection: CollectionOnSite, text: string, limit: number): Promise<Hit[]> {
  requireAccess(collection.access.read, null)
  const found = await records.selectList(db, collection, { text, page: 1, pageSize: limit })
  const { group, fields } = collection.onSite
  return found.map((record) => ({
    path: siteAddress(collection, record),
    title: titleOf(collection, record),
    group: group.heading,
    text: fields
      .filter((name) => name !== collection.title)
      .map((name) => String(record[name]))
      .join('\n')
  }))
}

/** Several records may stand on one page: the first hit that leads to it is kept. */
function onePerPage(hits: readonly Hit[]): Hit[] {
  return hits.filter(
    (hit, index) => hits.findIndex(({ path, title }) => path === hit.path && title === hit.title) === index
  )
}
