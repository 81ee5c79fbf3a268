import type { Collection } from '../../collections/define.ts'
import { allCollections, collectionNamed } from '../../collections/index.ts'
import { isOnSite } from '../../collections/on-site.ts'
import { titleOf } from '../../collections/title.ts'
import { kindOf } from '../../fields/index.ts'
import { isAllowed } from '../auth/access.ts'
import type { Actor } from '../auth/actor.ts'
import type { Db } from '../database/connect.ts'
import * as records from './records.ts'

/** A record that was written lately. */
export interface Change {
  collection: string
  id: number
  title: string
  updatedAt: string
}

/** Records that lack something without which the site looks unfinished. */
export interface Gap {
  collection: string
  /** What is missing: a field's label, or the name of a record of another collection. */
  missing: string
  count: number
}

export interface Overview {
  unreadMessages: number
  lastChanges: Change[]
  gaps: Gap[]
}

const changesShown = 6

/** The state of the content as far as the person may read it: for the first screen of the back office. */
export async function readOverview(db: Db, actor: Actor | null): Promise<Overview> {
  const readable = allCollections.filter(({ access }) => isAllowed(access.read, actor))
  const [unread, changes, gaps] = await Promise.all([
    Promise.all(readable.map((collection) => countUnread(db, collection))),
    Promise.all(readable.filter(isOnSite).map((collection) => lastChanges(db, collection))),
    Promise.all(allCollections.flatMap((collection) => gapsOf(db, collection)))
  ])
  const newestFirst = changes.flat().sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
  return {
    unreadMessages: unread.reduce((sum, count) => sum + count, 0),
    lastChanges: newestFirst.slice(0, changesShown),
    gaps: gaps.filter(({ count }) => count > 0)
  }
}

async function countUnread(db: Db, collection: Collection): Promise<number> {
  const { unread } = collection.admin.list
  return unread === undefined ? 0 : await records.countEmpty(db, collection, unread, 0)
}

async function lastChanges(db: Db, collection: Collection): Promise<Change[]> {
  const changed = await records.selectList(db, collection, { sort: '-updatedAt', page: 1, pageSize: changesShown })
  return changed.map((record) => ({
    collection: collection.name,
    id: record.id,
    title: titleOf(collection, record),
    updatedAt: String(record.updatedAt)
  }))
}

function gapsOf(db: Db, collection: Collection): Promise<Gap>[] {
  return Object.entries(collection.fields)
    .filter(([, field]) => field.recommended)
    .map(async ([name, field]) => {
      if (field.kind === 'relation') {
        const related = collectionNamed(field.to)
        const count = await records.count(db, related, { unreferencedBy: collection.name })
        return { collection: related.name, missing: collection.label.singular, count }
      }
      return {
        collection: collection.name,
        missing: field.label,
        count: await records.countEmpty(db, collection, name, kindOf(field).empty)
      }
    })
}
