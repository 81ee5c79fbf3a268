import { phoneDigits } from '../../collections/contact-rules.ts'
import type { Access } from '../../collections/define.ts'
import { collections } from '../../collections/index.ts'
import type { Actor } from '../auth/access.ts'
import { day, isoTimeFromNow } from '../clock.ts'
import type { Content } from '../content/content.ts'
import { isLastWrite } from '../content/history.ts'
import { inWriteTransaction } from '../content/versioned-writes.ts'
import { type Db, emptyLog, jsonText, lockForWrites } from '../database/db.ts'

/** The sender of messages. The phone is read as in the form. */
export type Person = { email: string } | { phone: string }

const { name: collection } = collections.contactMessage
/** ms in which a deletion or a closing can be undone, however old the message is. */
const undoTime = 7 * day

/** Erases a person's messages with all their data, also those only in the history. @returns their number @throws ClientError 401, 403 */
export async function erasePerson(content: Content, person: Person, actor: Actor): Promise<number> {
  return await erase(content, 'admin', actor, async (db) => (await selectVersions(db)).filter(matcher(person)))
}

/** Erases won and lost messages, and deleted ones that the history holds, that are older than the settings' number of months; 0 keeps all. */
export async function eraseOldMessages(content: Content): Promise<void> {
  if ((await selectOld(content)).length === 0) return
  // Asked again in the transaction: a lead may have been taken up meanwhile.
  await erase(content, 'public', null, (db) => selectOld({ ...content, db }))
}

async function selectOld({ db, clock }: Content): Promise<{ id: number }[]> {
  const { retentionMonths } = await db.selectFrom('settings').select('retentionMonths').executeTakeFirstOrThrow()
  if (retentionMonths === 0) return []
  const before = clock()
  const date = before.getUTCDate()
  before.setUTCMonth(before.getUTCMonth() - retentionMonths)
  // A shorter month has no such day: its last one.
  if (before.getUTCDate() !== date) before.setUTCDate(0)
  const limit = before.toISOString()
  const undoable = isoTimeFromNow(clock, -undoTime)
  const closed = await db
    .selectFrom('contactMessage')
    .select('id')
    .where('createdAt', '<', limit)
    .where('stage', 'not in', collections.contactMessage.work.open)
    .where('updatedAt', '<', undoable)
    .execute()
  const deleted = await db
    .selectFrom('history')
    .select('recordId as id')
    .where('collection', '=', collection)
    .where('action', '=', 'delete')
    .where('at', '<', undoable)
    .where(isLastWrite)
    .where(jsonText(db, 'values', 'createdAt'), '<', limit)
    .execute()
  return [...closed, ...deleted]
}

/** Deletes the events of deleted messages, once the history has forgotten these. */
export async function eraseEvents(db: Db): Promise<void> {
  await db
    .deleteFrom('messageEvent')
    .where('messageId', 'not in', (query) => query.selectFrom('contactMessage').select('id'))
    .where('messageId', 'not in', (query) =>
      query.selectFrom('history').select('recordId').where('collection', '=', collection)
    )
    .execute()
}

/** Erases the messages that `choose` finds; mails go with their message. @returns their number */
async function erase(
  content: Content,
  access: Access,
  actor: Actor | null,
  choose: (db: Db) => Promise<{ id: number }[]>
): Promise<number> {
  const { ids, versions } = await inWriteTransaction(content, access, actor, async ({ db }) => {
    // As every write of messages does, by `leadRule`.
    await lockForWrites(db, collection)
    const ids = new Set((await choose(db)).map(({ id }) => id))
    const versions = (await selectVersions(db)).filter(({ id }) => ids.has(id))
    for (const reference of new Set(versions.flatMap(({ reference }) => reference || [])))
      await db.deleteFrom('captcha').where('sentHash', 'like', `% ${reference}`).execute()
    for (const id of ids) {
      await db.deleteFrom('history').where('collection', '=', collection).where('recordId', '=', id).execute()
      await db.deleteFrom('messageEvent').where('messageId', '=', id).execute()
      await db.deleteFrom('contactMessage').where('id', '=', id).execute()
    }
    return { ids, versions }
  })
  await content.files.remove(versions.flatMap(({ attachment }) => attachment || []))
  await emptyLog(content.db)
  return ids.size
}

type Version = { id: number } & Partial<Record<'email' | 'phone' | 'reference' | 'attachment', string | null>>

/** All messages as they are, and as the history keeps them. */
async function selectVersions(db: Db): Promise<Version[]> {
  const columns = ['id', 'email', 'phone', 'reference', 'attachment'] as const
  const past = await db
    .selectFrom('history')
    .select(['recordId', 'values'])
    .where('collection', '=', collection)
    .where('values', 'is not', null)
    .execute()
  return [
    ...(await db.selectFrom('contactMessage').select(columns).execute()),
    ...past.map(({ recordId, values }) => ({ ...JSON.parse(values ?? '{}'), id: recordId }))
  ]
}

function matcher(person: Person) {
  const [field, wanted] =
    'email' in person
      ? (['email', person.email.trim().toLowerCase()] as const)
      : (['phone', phoneDigits(person.phone)] as const)
  return (version: Version) => version[field]?.toLowerCase() === wanted
}
