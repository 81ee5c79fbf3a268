import { z } from 'zod'
import { collections } from '../../collections/index.ts'
import { kindOf } from '../../fields/index.ts'
import { longText } from '../../fields/long-text/field.ts'
import { indianDay, rupees } from '../../shared/indian-format.ts'
import type { Actor } from '../auth/access.ts'
import type { Content, WriteRule } from '../content/content.ts'
import { createOnce } from '../content/idempotency.ts'
import { requireRecord } from '../content/records.ts'
import { inWriteTransaction } from '../content/versioned-writes.ts'
import { type Db, lockForWrites } from '../database/db.ts'
import type { LeadEvent } from '../database/tables.ts'
import { ClientError } from '../errors.ts'

const note = longText({ label: 'Note', required: true, maxLength: 2_000 })

export const noteSchema = z.object({ text: kindOf(note).input(note) as z.ZodType<string> })

export const eventSchema = z.object({
  /** 0 of its arrival, which is no event of its own. */
  id: z.int(),
  at: z.iso.datetime(),
  by: z.object({ id: z.int(), fullName: z.string() }).nullable(),
  kind: z.enum(['received', 'note', 'stage', 'owner', 'followUp', 'value', 'mail']),
  text: z.string(),
  /** Of a change: the values in words, '' where there was or is none. */
  from: z.string(),
  to: z.string()
})
export type TimelineEvent = z.output<typeof eventSchema>

/** Reads the events of a message, oldest first. @throws ClientError 404 */
export async function readTimeline(db: Db, messageId: number): Promise<TimelineEvent[]> {
  const { createdAt: at } = await requireRecord(db, collections.contactMessage, 'id', messageId)
  const events = await db
    .selectFrom('messageEvent')
    .selectAll()
    .where('messageId', '=', messageId)
    .orderBy('id')
    .execute()
  return [{ id: 0, at, by: null, kind: 'received', text: '', from: '', to: '' }, ...events.map(shown)]
}

/** Adds a note to a message. @param key of the call: a repetition gives the note that the first one made @throws ClientError 401, 404 */
export async function addNote(content: Content, messageId: number, text: string, actor: Actor, key?: string) {
  const call = { key, body: ['note', messageId, text], actor }
  const id = await createOnce(content.db, call, (keep) =>
    inWriteTransaction(content, 'staff', actor, async (tx) => {
      await requireRecord(tx.db, collections.contactMessage, 'id', messageId)
      const made = await addEvent(tx.db, { messageId, at: tx.at, kind: 'note', text }, actor)
      await keep(tx, made)
      return made
    })
  )
  const event = await content.db.selectFrom('messageEvent').selectAll().where('id', '=', id).executeTakeFirst()
  // The note was erased since the first call.
  if (!event) throw new ClientError(404, 'There is no such message.')
  return shown(event)
}

function shown({ id, at, byId, by, kind, text, from, to }: LeadEvent): TimelineEvent {
  return { id: Number(id), at, by: byId === null ? null : { id: byId, fullName: by }, kind, text, from, to }
}

export interface LeadAssignment {
  messageId: number
  ownerId: number
  actor: Actor | null
  /** ISO 8601, UTC. */
  at: string
}

/** The fields whose changes are events, and how people read a value that is not empty. */
const loggedFields: readonly [
  field: string,
  kind: LeadEvent['kind'],
  inWords: (value: string | number, db: Db) => string | Promise<string>
][] = [
  ['stage', 'stage', String],
  ['ownerId', 'owner', (id, db) => nameOf(db, Number(id))],
  ['followUpOn', 'followUp', (day) => indianDay(String(day))],
  ['value', 'value', (value) => rupees(Number(value))]
]

/**
 * Every change of a lead's stage, owner, follow-up day or value is an event of its message, in the same transaction.
 * @param onAssigned is called in it when somebody gets a lead
 */
export function leadRule(onAssigned?: (db: Db, assignment: LeadAssignment) => Promise<void>): WriteRule {
  return {
    // Of a write and an erasure the second finds all that the first has done, in the history too.
    async lock(db, { name }) {
      if (name === 'contactMessage') await lockForWrites(db, name)
    },

    async onWrite(db, { collection, stored, values, actor, at }) {
      if (collection.name !== 'contactMessage' || !stored) return
      const messageId = stored.id
      for (const [field, kind, inWords] of loggedFields) {
        const before = stored[field]
        const after = { ...stored, ...values }[field]
        if (before === after) continue
        const words = async (value: unknown) =>
          typeof value === 'string' || typeof value === 'number' ? await inWords(value, db) : ''
        await addEvent(db, { messageId, at, kind, from: await words(before), to: await words(after) }, actor)
        if (field === 'ownerId' && typeof after === 'number')
          await onAssigned?.(db, { messageId, ownerId: after, actor, at })
      }
    }
  }
}

async function nameOf(db: Db, userId: number): Promise<string> {
  const found = await db.selectFrom('user').select('fullName').where('id', '=', userId).executeTakeFirst()
  return found?.fullName ?? ''
}

type NewEvent = Pick<LeadEvent, 'messageId' | 'at' | 'kind'> & Partial<Pick<LeadEvent, 'text' | 'from' | 'to'>>

/** Adds an event to a message. @param actor null where nobody of the staff did it @returns the event's id */
export async function addEvent(db: Db, event: NewEvent, actor: Actor | null): Promise<number> {
  const { id } = await db
    .insertInto('messageEvent')
    .values({ text: '', from: '', to: '', ...event, byId: actor?.id ?? null, by: actor?.fullName ?? '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return Number(id)
}
