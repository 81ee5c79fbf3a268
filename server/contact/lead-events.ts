import { indianDay, rupees } from '../../shared/indian-format.ts'
import type { Actor } from '../auth/actor.ts'
import type { WriteRule } from '../content/content.ts'
import type { Db } from '../database/connect.ts'
import type { MessageEvent } from '../database/tables.ts'

/** A lead that somebody gets. */
export interface GivenLead {
  messageId: number
  ownerId: number
  /** Who gives it. */
  actor: Actor | null
  /** ISO 8601, UTC. */
  at: string
}

/** The fields whose changes are events, and how people read a value that is not empty. */
const followed: readonly [
  field: string,
  kind: MessageEvent['kind'],
  inWords: (value: string | number, db: Db) => string | Promise<string>
][] = [
  ['stage', 'stage', String],
  ['ownerId', 'owner', (id, db) => nameOf(db, Number(id))],
  ['followUpOn', 'followUp', (day) => indianDay(String(day))],
  ['value', 'value', (value) => rupees(Number(value))]
]

/**
 * Every change of a lead's stage, owner, follow-up day or value is an event of its message, in the same transaction.
 * @param onGiven is called in it when somebody gets a lead
 */
export function leadRule(onGiven?: (db: Db, given: GivenLead) => Promise<void>): WriteRule {
  return {
    async check(db, { collection, present, values, actor, at }) {
      if (collection.name !== 'contactMessage' || !present) return
      const messageId = present.id
      for (const [field, kind, inWords] of followed) {
        const before = present[field]
        const after = { ...present, ...values }[field]
        if (before === after) continue
        const words = async (value: unknown) =>
          typeof value === 'string' || typeof value === 'number' ? await inWords(value, db) : ''
        await addEvent(db, { messageId, at, kind, from: await words(before), to: await words(after) }, actor)
        if (field === 'ownerId' && typeof after === 'number')
          await onGiven?.(db, { messageId, ownerId: after, actor, at })
      }
    }
  }
}

async function nameOf(db: Db, userId: number): Promise<string> {
  const found = await db.selectFrom('user').select('fullName').where('id', '=', userId).executeTakeFirst()
  return found?.fullName ?? ''
}

type NewEvent = Pick<MessageEvent, 'messageId' | 'at' | 'kind'> & Partial<Pick<MessageEvent, 'text' | 'from' | 'to'>>

/** Adds to what has happened to a message. @param actor null where nobody of the staff did it @returns the event's id */
export async function addEvent(db: Db, event: NewEvent, actor: Actor | null): Promise<number> {
  const { id } = await db
    .insertInto('messageEvent')
    .values({ text: '', from: '', to: '', ...event, byId: actor?.id ?? null, by: actor?.fullName ?? '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return Number(id)
}
