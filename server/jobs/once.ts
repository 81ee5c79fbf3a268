import { isoTime } from '../clock.ts'
import type { Site } from '../site.ts'

/**
 * Does work that is due every `every` ms, unless another server does it or has done it. Work that fails is due at once again,
 * and so is work with a due time that only a server whose clock was ahead can have written.
 * @param longest the work takes less, ms: after so long a server that has begun it counts as dead
 * @param work gets the time at which it was last done, '' for never
 * @returns whether it was done here @throws errors of the work
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
