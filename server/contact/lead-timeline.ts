import { z } from 'zod'
import { collections } from '../../collections/index.ts'
import { kindOf } from '../../fields/index.ts'
import { longText } from '../../fields/long-text/field.ts'
import type { Actor } from '../auth/actor.ts'
import type { Content } from '../content/content.ts'
import { createOnce } from '../content/idempotency.ts'
import { find } from '../content/records.ts'
import { commitAs } from '../content/versioned-writes.ts'
import type { Db } from '../database/connect.ts'
import type { MessageEvent } from '../database/tables.ts'
import { ClientError } from '../errors.ts'
import { addEvent } from './lead-events.ts'

const note = longText({ label: 'Note', required: true, maxLength: 2_000 })

export const noteSchema = z.object({ text: kindOf(note).input(note) as z.ZodType<string> })

/** Something that has happened to a message. */
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

/** What has happened to a message, oldest first. @throws ClientError 404 */
export async function readTimeline(db: Db, messageId: number): Promise<TimelineEvent[]> {
  const { createdAt: at } = await find(db, collections.contactMessage, 'id', messageId)
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
    commitAs(content, 'staff', actor, async (note) => {
      await find(note.db, collections.contactMessage, 'id', messageId)
      const made = await addEvent(note.db, { messageId, at: note.at, kind: 'note', text }, actor)
      await keep(note, made)
      return made
    })
  )
  const event = await content.db.selectFrom('messageEvent').selectAll().where('id', '=', id).executeTakeFirst()
  // It was erased since the first call.
  if (!event) throw new ClientError(404, 'There is no such message.')
  return shown(event)
}

function shown({ id, at, byId, by, kind, text, from, to }: MessageEvent): TimelineEvent {
  return { id: Number(id), at, by: byId === null ? null : { id: byId, fullName: by }, kind, text, from, to }
}
