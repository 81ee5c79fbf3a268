import type { Hono } from 'hono'
import { z } from 'zod'
import { nationalDigits } from '../../shared/phone.ts'
import { tokenCookie } from '../auth/cookie.ts'
import { challengeSchema } from '../contact/captcha.ts'
import { erasePerson } from '../contact/erase.ts'
import { contactPayload } from '../contact/payload.ts'
import { readJson } from '../http/body/request-body.ts'
import type { AppEnv } from '../http/context.ts'
import type { Services } from '../services.ts'
import { messageSchema } from './answer-schemas.ts'
import { jsonBody, type RouteBody, toJsonSchema } from './body/route-body.ts'
import { type ApiRoute, defineRoute } from './route.ts'

const personSchema = z.union(
  [
    z.strictObject({ email: z.email() }),
    z.strictObject({ phone: z.string().refine((phone) => /^\d{10}$/.test(nationalDigits(phone))) })
  ],
  'Give either an e-mail address or a phone number of ten digits.'
)

/** What the form sends; `contact.send` validates it, so that one answer names every field that is wrong. */
const messageBody: RouteBody<Record<string, unknown>> = {
  doc: { required: true, content: { 'application/json': { schema: toJsonSchema(contactPayload, 'input') } } },
  read: (request) => readJson(request)
}

/** The contact form's calls. */
export function contactRoutes({ contact, content, env }: Services): ApiRoute[] {
  // The challenge that a page asked for last, for a sender that names none.
  const cookie = tokenCookie(env.PUBLIC_URL, 'captcha', { sameSite: 'Strict', maxAge: 300 })
  const common = { tag: 'contact', access: 'public' } as const
  return [
    defineRoute({
      ...common,
      method: 'get',
      path: '/api/captcha',
      summary: 'A new challenge, to be answered once within five minutes; a spoken one is of digits alone',
      query: z.object({ spoken: z.literal('1').optional() }),
      responses: { 200: challengeSchema },
      async handle({ query, client }) {
        const issued = await contact.challenge(client.address, query.spoken === '1')
        return { body: issued, headers: { 'Set-Cookie': cookie.set(issued.id) } }
      }
    }),
    defineRoute({
      ...common,
      method: 'post',
      path: '/api/mail/contact',
      summary: 'Send a message to the company; captchaInput answers the challenge captchaId, or else the last one',
      body: messageBody,
      responses: { 200: messageSchema.extend({ reference: z.string() }) },
      handle: async ({ body, client, cookies }) => ({
        body: await contact.send(body, cookies[cookie.name], client.address)
      })
    }),
    defineRoute({
      tag: 'contact',
      method: 'post',
      path: '/api/messages/erase',
      access: 'admin',
      summary: "Erase a person's messages with their history, by e-mail or by phone",
      body: jsonBody(personSchema),
      responses: { 200: z.object({ erased: z.int() }) },
      handle: async ({ body, actor }) => ({ body: { erased: await erasePerson(content, body, actor) } })
    })
  ]
}

/** The spoken challenge, for people who cannot see the drawn one. */
export function mountCaptchaVoice(app: Hono<AppEnv>, contact: Services['contact']): void {
  app.get('/api/captcha/:id/audio', async (context) => {
    const spoken = await contact.speak(context.req.param('id'), context.get('address'))
    return new Response(new Uint8Array(spoken), {
      headers: { 'Content-Type': 'audio/wav', 'Cache-Control': 'no-store' }
    })
  })
}
