import { z } from 'zod'
import { addNote, eventSchema, noteSchema, readTimeline } from '../contact/lead-timeline.ts'
import { countLeads, leadCountsSchema } from '../contact/lead-work.ts'
import { textOrder } from '../database/db.ts'
import type { Services } from '../services.ts'
import { type ApiRoute, defineRoute } from './route.ts'

/** What staff do with messages besides changing them. */
export function leadRoutes({ db, clock, content }: Services): ApiRoute[] {
  const common = { tag: 'messages', access: 'staff' } as const
  return [
    defineRoute('get', '/api/messages/owners', {
      ...common,
      summary: 'To whom a message can be given',
      answer: z.array(z.object({ id: z.int(), fullName: z.string() })),
      handle: () => db.selectFrom('user').select(['id', 'fullName']).orderBy(textOrder(db, 'fullName')).execute()
    }),
    defineRoute('get', '/api/messages/counts', {
      ...common,
      summary: 'How many messages there are, by stage, your own, and due ones',
      answer: leadCountsSchema,
      handle: ({ actor }) => countLeads(db, actor, clock())
    }),
    defineRoute('get', '/api/messages/{id}/timeline', {
      ...common,
      summary: 'What has happened to a message, oldest first',
      answer: z.array(eventSchema),
      handle: ({ id }) => readTimeline(db, id)
    }),
    defineRoute('post', '/api/messages/{id}/notes', {
      ...common,
      summary: 'Add a note to a message',
      body: noteSchema,
      answer: eventSchema,
      status: 201,
      takesIdempotencyKey: true,
      handle: ({ id, body, actor, idempotencyKey }) => addNote(content, id, body.text, actor, idempotencyKey)
    })
  ]
}
