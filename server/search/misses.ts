import { sql } from 'kysely'
import { z } from 'zod'
import { isText } from '../../fields/plain-text.ts'
import { limitSearch, normalizeForSearch } from '../../shared/search-text.ts'
import { type Limit, type Limits, tryTake } from '../auth/limits.ts'
import { hour } from '../clock.ts'
import type { Db } from '../database/db.ts'

/** Searches without a result: how often, and the last day in India. */
export const missSchema = z.object({ query: z.string(), count: z.int(), lastOn: z.iso.date() })
export type Miss = z.output<typeof missSchema>

const maxMisses = 200
/** A flood of searches shall not become one of writes. */
const missesPerHour: Limit = { name: 'search-miss', count: 200, within: hour }

/** True for an e-mail address, or a phone number's count of digits. */
const isPersonal = (query: string) => query.includes('@') || query.replace(/\D/g, '').length > 6

/** Counts a query that found nothing, unless it may name a person; of too many, those asked least are forgotten. */
export async function countMiss(limits: Limits, db: Db, text: string, today: string): Promise<void> {
  const query = normalizeForSearch(limitSearch(text))
  if (!isText(query) || !/[\p{L}\p{N}]/u.test(query) || isPersonal(query)) return
  if (!(await tryTake(limits, db, [[missesPerHour, 'all']]))) return
  await db
    .insertInto('searchMiss')
    .values({ query, count: 1, lastOn: today })
    .onConflict((conflict) =>
      conflict.column('query').doUpdateSet({ count: sql`"searchMiss".count + 1`, lastOn: today })
    )
    .execute()
  const kept = inOrder(db).select('query').limit(maxMisses)
  await db.deleteFrom('searchMiss').where('query', '<>', query).where('query', 'not in', kept).execute()
}

/** The most frequent first. */
export async function listMisses(db: Db, limit: number): Promise<Miss[]> {
  return await inOrder(db).selectAll().limit(limit).execute()
}

function inOrder(db: Db) {
  return db.selectFrom('searchMiss').orderBy('count', 'desc').orderBy('lastOn', 'desc').orderBy('query')
}
