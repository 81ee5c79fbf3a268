import { isoTime } from '../clock.ts'
import type { Site } from '../site.ts'

/**
 * Does work that is due, unless another server does it or has done it in this time, `every`, ms. Work that fails is due at once.
 * @param longest the work takes less, ms: after so long a server that has begun it counts as dead
 * @returns whether it was done here @throws what the work throws
 */
export async function onceForAll(
  { db, clock }: Pick<Site, 'db' | 'clock'>,
  name: string,
  { every, longest }: Record<'every' | 'longest', number>,
  work: () => Promise<unknown>
): Promise<boolean> {
  const now = clock().getTime()
  const begun = { dueAt: isoTime(now + longest) }
  const row = await db
    .insertInto('job')
    .values({ name, ...begun, doneAt: '' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(begun).where('job.dueAt', '<=', isoTime(now)))
    .returning('name')
    .executeTakeFirst()
  if (!row) return false
  let ended: { dueAt: string; doneAt?: string } = { dueAt: isoTime(now) }
  try {
    await work()
    ended = { dueAt: isoTime(now + every), doneAt: isoTime(now) }
  } finally {
    await db.updateTable('job').set(ended).where('name', '=', name).execute()
  }
  return true
}
