import { z } from 'zod'
import type { Services } from '../services.ts'
import { languages } from '../texts/catalogues.ts'
import { changeText, listTexts } from '../texts/edit-texts.ts'
import { messageSchema } from './answer-schemas.ts'
import { jsonBody } from './body/route-body.ts'
import { type ApiRoute, defineRoute } from './route.ts'

const query = z.object({ language: z.enum(languages).default('en') })

const editedText = z.object({
  key: z.string(),
  page: z.string(),
  original: z.string(),
  text: z.string(),
  changed: z.boolean(),
  updatedAt: z.iso.datetime().nullable()
})

/** What public pages say, as their owner changes it. */
export function textRoutes({ content }: Services): ApiRoute[] {
  return [
    defineRoute({
      tag: 'texts',
      method: 'get',
      path: '/api/texts',
      access: 'staff',
      summary: 'The sentences of the public pages, each with its original',
      query,
      responses: { 200: z.array(editedText) },
      handle: async ({ query: { language } }) => ({ body: await listTexts(content, language) })
    }),
    defineRoute({
      tag: 'texts',
      method: 'put',
      path: '/api/texts/{key}',
      access: 'staff',
      summary: 'Change a sentence; `null` returns to its original',
      query,
      body: jsonBody(z.object({ text: z.string().nullable() })),
      responses: { 200: editedText.extend(messageSchema.shape) },
      async handle({ key, query: { language }, body: { text }, actor }) {
        const changed = await changeText(content, language, key, text, actor)
        return { body: { ...changed, message: 'Text updated successfully!' } }
      }
    })
  ]
}
