import { collections } from '../../collections/index.ts'
import { nationalDigits } from '../../shared/phone.ts'
import type { Actor } from '../auth/actor.ts'
import { commitAs } from '../content/commit.ts'
import type { Content } from '../content/content.ts'
import { bumpRevision } from '../content/revision.ts'
import type { Db } from '../database/connect.ts'

/** Whose messages are meant. The phone is read as in the form. */
export type Person = { email: string } | { phone: string }

const { name: collection } = collections.contactMessage

/**
 * Erases a person's messages with their waiting mails and their history, those that only the history still has, too.
 * @returns how many messages there were
 * @throws ClientError 401, 403
 */
export async function erasePerson(content: Content, person: Person, actor: Actor): Promise<number> {
  return await commitAs(content, 'admin', actor, async (db) => {
    const isTheirs = matcher(person)
    const present = await db.selectFrom('contactMessage').select(['id', 'email', 'phone']).execute()
    const past = await db
      .selectFrom('history')
      .select(['recordId', 'values'])
      .where('collection', '=', collection)
      .where('values', 'is not', null)
      .execute()
    const ids = [
      ...present.filter(isTheirs).map(({ id }) => id),
      ...past.filter(({ values }) => isTheirs(JSON.parse(values ?? '{}'))).map(({ recordId }) => recordId)
    ]
    return await erase(db, [...new Set(ids)])
  })
}

/** Erases what was received this many months ago and somebody has read. 0 months keep everything. */
export async function eraseOldMessages({ db, clock, onChange }: Content): Promise<void> {
  const revision = await db.transaction().execute(async (transaction) => {
    const { retentionMonths } = await transaction
      .selectFrom('settings')
      .select('retentionMonths')
      .executeTakeFirstOrThrow()
    if (retentionMonths === 0) return undefined
    const before = clock()
    before.setUTCMonth(before.getUTCMonth() - retentionMonths)
    const old = await transaction
      .selectFrom('contactMessage')
      .select('id')
      .where('createdAt', '<', before.toISOString())
      .where('read', '=', 1)
      .execute()
    if (
      (await erase(
        transaction,
        old.map(({ id }) => id)
      )) === 0
    )
      return undefined
    return await bumpRevision(transaction)
  })
  if (revision !== undefined) await onChange(revision)
}

/** Mails go with their message. */
async function erase(db: Db, ids: readonly number[]): Promise<number> {
  for (const id of ids) {
    await db.deleteFrom('history').where('collection', '=', collection).where('recordId', '=', id).execute()
    await db.deleteFrom('contactMessage').where('id', '=', id).execute()
  }
  return ids.length
}

function matcher(person: Person) {
  if ('email' in person) {
    const wanted = person.email.trim().toLowerCase()
    return ({ email }: { email?: string }) => email?.toLowerCase() === wanted
  }
  const wanted = nationalDigits(person.phone)
  return ({ phone }: { phone?: string }) => phone !== undefined && nationalDigits(phone) === wanted
}
