import { indianTime } from '../../shared/indian-format.ts'
import { isoTimeFromNow, minute } from '../clock.ts'
import type { Warning } from '../health/readiness.ts'
import type { Site } from '../site.ts'
import { mailStates, readRecipient, unsent } from './queue.ts'

/** A mail that waits longer than this is late, ms: the first retries are over. */
const lateAfter = 15 * minute

/** Returns warnings of mails that cannot leave. Without a mail server, messages wait in the inbox on purpose. */
export async function mailWarnings(site: Site): Promise<Warning[]> {
  const { db, clock } = site
  const { late, since } = await db
    .selectFrom('contactMessage')
    .select(({ fn }) => [fn.countAll().as('late'), fn.min('createdAt').as('since')])
    .where('mail', 'in', unsent)
    .where('createdAt', '<', isoTimeFromNow(clock, -lateAfter))
    .executeTakeFirstOrThrow()
  const { failed } = await db
    .selectFrom('contactMessage')
    .select(({ fn }) => fn.countAll().as('failed'))
    .where('mail', '=', mailStates.failed)
    .where('read', '=', 0)
    .executeTakeFirstOrThrow()

  const warnings: Warning[] = []
  if ((await readRecipient(site)) === undefined)
    warnings.push({
      kind: 'mail-recipient',
      message:
        'Messages are not mailed: there is no e-mail in the settings, or only an example’s. Enter the address that is to get them.'
    })
  if (Number(late) > 0)
    warnings.push({
      kind: 'mail-late',
      message: `${counted(Number(late))} could not be mailed since ${indianTime(since ?? '')}. Look for new ones in Messages.`
    })
  if (Number(failed) > 0)
    warnings.push({
      kind: 'mail-failed',
      message: `The mail about ${counted(Number(failed))} was given up after five days, and nobody has read ${Number(failed) === 1 ? 'it' : 'them'} in Messages yet.`
    })
  return warnings
}

function counted(count: number): string {
  return count === 1 ? 'one message' : `${count} messages`
}
