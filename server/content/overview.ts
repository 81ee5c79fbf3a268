import { z } from 'zod'
import { type Collection, type Definition, type Singleton, titleOf } from '../../collections/define.ts'
import { recommendedNames } from '../../collections/gaps.ts'
import { allCollections, allSingletons, collectionNamed } from '../../collections/index.ts'
import { type CollectionOnSite, isOnSite, picturesOf } from '../../collections/on-site.ts'
import { kindOf } from '../../fields/index.ts'
import { type Actor, isAllowed } from '../auth/access.ts'
import type { Db } from '../database/connect.ts'
import { selectLastWrites } from './history.ts'
import * as records from './records.ts'

export const overviewSchema = z.object({
  unreadMessages: z.int(),
  lastChanges: z.array(
    z.object({
      collection: z.string(),
      id: z.int(),
      title: z.string(),
      /** The file name of its first picture. */
      picture: z.string().nullable(),
      action: z.enum(['create', 'update']),
      at: z.iso.datetime(),
      /** Empty where nobody is known. */
      by: z.string()
    })
  ),
  /** The number of records that lack something recommended: `name`, a field or a collection whose record should refer to them. */
  gaps: z.array(z.object({ collection: z.string(), name: z.string(), missing: z.string(), count: z.int() })),
  /** Content that the site lacks altogether, in words, and where it is entered; the settings' part is for those who can fill it in. */
  blanks: z.array(z.object({ definition: z.string(), missing: z.string() }))
})
export type Overview = z.output<typeof overviewSchema>

const changesShown = 6

/** The state of the content as far as the person may read it: for the first screen of the back office. */
export async function readOverview(db: Db, actor: Actor | null): Promise<Overview> {
  const readable = allCollections.filter(({ access }) => isAllowed(access.read, actor))
  const [unread, lastChanges, gaps, emptyCollections, emptySingletons] = await Promise.all([
    Promise.all(readable.map((collection) => countUnread(db, collection))),
    readLastChanges(db, readable.filter(isOnSite)),
    Promise.all(allCollections.flatMap((collection) => gapsOf(db, collection))),
    Promise.all(allCollections.filter(isPublic).map((collection) => blankOf(db, collection))),
    // Only for those who can fill them in.
    Promise.all(allSingletons.filter(({ access }) => isAllowed(access.write, actor)).map((one) => blanksOf(db, one)))
  ])
  return {
    unreadMessages: unread.reduce((sum, count) => sum + count, 0),
    lastChanges,
    gaps: gaps.filter(({ count }) => count > 0),
    blanks: [...emptyCollections, ...emptySingletons].flat()
  }
}

async function countUnread(db: Db, collection: Collection): Promise<number> {
  const { unread } = collection.admin.list
  return unread === undefined ? 0 : await records.count(db, collection, { missing: [unread] })
}

const isPublic = ({ access }: Definition) => access.read === 'public'

/** The last writes by people, with the titles and pictures of today. */
async function readLastChanges(db: Db, collections: readonly CollectionOnSite[]) {
  const names = collections.map(({ name }) => name)
  const changes = (await selectLastWrites(db, names, changesShown)).map(async (write) => {
    const collection = collectionNamed(write.collection)
    const [record] = await records.selectBy(db, collection, 'id', [write.id])
    if (!record) return []
    const picture = picturesOf(collection, record)[0] ?? null
    return [{ ...write, title: titleOf(collection, record), picture }]
  })
  return (await Promise.all(changes)).flat()
}

function gapsOf(db: Db, collection: Collection) {
  return recommendedNames(collection).map(async ({ name, label }) => ({
    collection: collection.name,
    name,
    missing: label,
    count: await records.count(db, collection, { missing: [name] })
  }))
}

async function blankOf(db: Db, collection: Collection) {
  const isEmpty = (await records.selectList(db, collection, { page: 1, pageSize: 1 })).length === 0
  return isEmpty ? [{ definition: collection.name, missing: collection.label.plural }] : []
}

async function blanksOf(db: Db, singleton: Singleton) {
  const record = await records.selectOne(db, singleton)
  return Object.entries(singleton.fields)
    .filter(([name, field]) => field.recommended && record[name] === kindOf(field).empty)
    .map(([, field]) => ({ definition: singleton.name, missing: field.label }))
}
