import { z } from 'zod'
import { contactFault } from '../../collections/contact-rules.ts'
import { limitsOf } from '../../fields/upload-rules.ts'
import { tokenCookie } from '../auth/cookie.ts'
import { readAttachment } from '../contact/attachment.ts'
import { challengeSchema } from '../contact/captcha.ts'
import { erasePerson } from '../contact/erase.ts'
import { addNote, eventSchema, noteSchema, readTimeline } from '../contact/lead-timeline.ts'
import { countLeads, leadCountsSchema } from '../contact/lead-work.ts'
import { contactPayload } from '../contact/payload.ts'
import type { RecordInput } from '../content/content.ts'
import { textOrder } from '../database/db.ts'
import { isMediaType, readJson } from '../http/body/request-body.ts'
import type { Services } from '../services.ts'
import { maxVisitorsText, readUploadForm } from './body/record-body.ts'
import { type RouteBody, toJsonSchema } from './body/route-body.ts'
import { type ApiRoute, defineRoute, messageSchema, Reply } from './route.ts'

/** A value that the form takes, and `erasePerson` compares. */
const sent = (field: 'email' | 'phone') =>
  z.string().refine((given) => contactFault(field, given.toLowerCase(), 'submit') === undefined)

const personSchema = z.union(
  [z.strictObject({ email: sent('email') }), z.strictObject({ phone: sent('phone') })],
  'Give either an e-mail address or a phone number of ten digits.'
)

/** The form's body: JSON, or multipart with a file. `contact.send` validates it, so that one answer names every wrong field. */
function messageBody(contact: Services['contact'], name: string): RouteBody<RecordInput> {
  const json = toJsonSchema(contactPayload, 'input')
  const file = { type: 'string', contentMediaType: 'application/octet-stream', description: limitsOf('attachment') }
  const form = { ...json, properties: { ...json.properties, attachment: file } }
  return {
    doc: { required: true, content: { 'application/json': { schema: json }, 'multipart/form-data': { schema: form } } },
    async read(request, { client, cookies }, { files }) {
      if (!isMediaType(request, 'multipart/form-data')) return { values: await readJson(request), uploads: {} }
      const admit = (texts: object) => contact.admitFile({ captchaId: cookies[name] ?? '', ...texts }, client.address)
      return await readUploadForm(request, new Map([['attachment', 'attachment']]), files, admit, maxVisitorsText)
    },
    discard: ({ uploads }, { files }) => files.unstage(Object.values(uploads))
  }
}

export function contactRoutes({ contact, content, env }: Services): ApiRoute[] {
  // The challenge that a page asked for last, for a sender that names none.
  const cookie = tokenCookie(env.PUBLIC_URL, 'captcha', { sameSite: 'Strict', maxAge: 300 })
  const common = { tag: 'contact', access: 'public' } as const
  return [
    defineRoute('get', '/api/captcha', {
      ...common,
      summary: 'A new challenge, to be answered once within five minutes; a spoken one has only digits',
      query: z.object({ spoken: z.literal('1').optional() }),
      answer: challengeSchema,
      async handle({ query, client }) {
        const issued = await contact.challenge(client.address, query.spoken === '1')
        return new Reply(issued, { headers: { 'Set-Cookie': cookie.set(issued.id) } })
      }
    }),
    defineRoute('get', '/api/captcha/{key}/audio', {
      ...common,
      summary: 'A spoken challenge, for people who cannot see the drawn one',
      answer: z.file(),
      async handle({ key, client }) {
        const spoken = await contact.speak(key, client.address)
        const body = new File([new Uint8Array(spoken)], 'captcha.wav', { type: 'audio/wav' })
        return new Reply(body, { headers: { 'Content-Type': body.type } })
      }
    }),
    defineRoute('post', '/api/mail/contact', {
      ...common,
      summary:
        'Send a message to the company, with an attachment as a form in which it comes last; captchaInput answers the challenge captchaId, or else the last one',
      body: messageBody(contact, cookie.name),
      answer: messageSchema.extend({ reference: z.string() }),
      handle: ({ body, client, cookies }) => contact.send(body, cookies[cookie.name], client.address)
    }),
    defineRoute('get', '/api/messages/{id}/attachment', {
      tag: 'contact',
      access: 'staff',
      summary: 'What came with a message: a picture to be shown, a PDF to be downloaded',
      answer: z.file(),
      async handle({ id }) {
        const attachment = await readAttachment(content, id)
        const isPicture = attachment.type.startsWith('image/')
        return new Reply(attachment, {
          headers: {
            'Content-Type': attachment.type,
            'Content-Length': String(attachment.size),
            'Content-Disposition': `${isPicture ? 'inline' : 'attachment'}; filename="${attachment.name}"`,
            'Content-Security-Policy': "default-src 'none'; sandbox"
          }
        })
      }
    }),
    defineRoute('post', '/api/messages/erase', {
      tag: 'contact',
      access: 'admin',
      summary: "Erase a person's messages with their history, by e-mail or by phone",
      body: personSchema,
      answer: z.object({ erased: z.int() }),
      handle: async ({ body, actor }) => ({ erased: await erasePerson(content, body, actor) })
    })
  ]
}

/** The calls for messages beyond those of every collection. */
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
