import type { Singleton } from '../../collections/define.ts'
import { recordSchema, updateSchema } from '../../collections/schemas.ts'
import type { Content } from '../content/content.ts'
import { selectOne } from '../content/records.ts'
import { updateSingleton } from '../content/write.ts'
import { messageSchema } from './answer-schemas.ts'
import { recordBody } from './body/record-body.ts'
import { type ApiRoute, defineRoute } from './route.ts'

/** The two calls of a singleton. */
export function singletonRoutes(singleton: Singleton, content: Content): ApiRoute[] {
  const { access, api, label, admin } = singleton
  return [
    defineRoute('get', api.path, {
      tag: label.singular,
      access: access.read,
      summary: `The ${label.singular}`,
      responses: { 200: recordSchema(singleton) },
      cacheable: access.read === 'public',
      handle: async () => ({ body: await selectOne(content.db, singleton) })
    }),
    defineRoute('put', api.path, {
      tag: label.singular,
      access: access.write,
      summary: `Change the ${label.singular}`,
      body: recordBody(singleton, updateSchema(singleton)),
      responses: { 200: recordSchema(singleton).extend(messageSchema.shape) },
      async handle({ body, actor }) {
        const changed = await updateSingleton(content, singleton, body, actor)
        return { body: { ...changed, message: admin.messages.updated } }
      }
    })
  ]
}
