import { isoTime } from '../clock.ts'
import type { Site } from '../site.ts'

/**
 * Does work that is due, unless another server does it or has done it in this time, `every`, ms. Work that fails is due at once,
 * and what is due later than any clock of now can have meant it was put off by one that was ahead.
 * @param longest the work takes less, ms: after so long a server that has begun it counts as dead
 * @param work is told when it was done before, '' for never
 * @returns whether it was done here @throws what the work throws
 */
export async function onceForAll(
  { db, clock }: Pick<Site, 'db' | 'clock'>,
  name: string,
  { every, longest }: Record<'every' | 'longest', number>,
  work: (doneAt: string) => Promise<unknown>
): Promise<boolean> {
  const now = clock().getTime()
  const furthest = isoTime(now + Math.max(every, longest))
  const begun = { dueAt: isoTime(now + longest) }
  const row = await db
    .insertInto('job')
    .values({ name, ...begun, doneAt: '' })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(begun)
        .where(({ eb, or }) => or([eb('job.dueAt', '<=', isoTime(now)), eb('job.dueAt', '>', furthest)]))
    )
    .returning('doneAt')
    .executeTakeFirst()
  if (!row) return false
  let ended: { dueAt: string; doneAt?: string } = { dueAt: isoTime(now) }
  try {
    await work(row.doneAt)
    ended = { dueAt: isoTime(now + every), doneAt: isoTime(now) }
  } finally {
    await db.updateTable('job').set(ended).where('name', '=', name).execute()
  }
  return true
}
