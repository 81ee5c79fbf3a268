import { allCollections, collectionNamed } from '../../collections/index.ts'
import { isPublishable } from '../../collections/publishing.ts'
import type { Content } from '../content/content.ts'
import { selectBy, update } from '../content/records.ts'
import { inWriteTransaction, keepVersions } from '../content/versioned-writes.ts'
import type { Db } from '../database/connect.ts'
import { anyTable } from '../database/db.ts'
import { indexRecords } from '../search/entries.ts'
import type { Services } from '../services.ts'
import { repeat } from './repeat.ts'

/** The interval in which due records are looked for, ms: they are to be public within five seconds. */
const interval = 2_000

const publishable = allCollections.filter(isPublishable)

/** Publishes due records, once, also where several servers find them. @returns their number */
export async function publishDue(content: Content): Promise<number> {
  const due = await selectDue(content.db, content.clock().toISOString())
  if (due.length === 0) return 0
  return await inWriteTransaction(content, 'public', null, async (tx) => {
    let published = 0
    for (const { collection, id } of due) {
      const [record] = await selectBy(tx.db, collection, 'id', [id])
      // A second server, or one after somebody's change, finds another version.
      if (record?.status !== 'scheduled' || String(record.publishAt) > tx.at) continue
      if (!(await update(tx.db, collection, record, { status: 'published' }, tx.at))) continue
      await keepVersions(tx, collection, 'update', [record])
      await indexRecords(tx.db, collection, [record])
      published++
    }
    return published
  })
}

/** One query for all collections, each by its index of scheduled records. */
async function selectDue(db: Db, now: string) {
  const [first, ...others] = publishable.map(({ name }) =>
    anyTable(db)
      .selectFrom(name)
      .select((expressions) => ['id', expressions.val(name).$castTo<string>().as('collection')])
      .where('status', '=', 'scheduled')
      .where('publishAt', '<=', now)
  )
  if (!first) return []
  const rows = await others.reduce((all, one) => all.unionAll(one), first).execute()
  return rows.map(({ id, collection }) => ({ id: Number(id), collection: collectionNamed(collection) }))
}

/** Publishes at once the records that fell due while the program was down, and then each as it falls due, until the program ends. */
export function startPublishing({ cache, content, readiness, log }: Services) {
  return repeat(log, 'publishing', interval, async () => {
    if (readiness.isEnding()) return
    cache.turnDay()
    await publishDue(content)
  })
}
