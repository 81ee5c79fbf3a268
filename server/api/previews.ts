import { z } from 'zod'
import { siblingCall } from '../../collections/define.ts'
import { allCollections, collectionNamed } from '../../collections/index.ts'
import { isShown } from '../../collections/on-site.ts'
import { withPart } from '../../collections/part.ts'
import { previewSchema } from '../../collections/schemas.ts'
import { maxId } from '../../fields/relation/field.ts'
import { previewSaved, previewUnsaved } from '../content/preview.ts'
import type { Services } from '../services.ts'
import { recordBody } from './body/record-body.ts'
import { positive } from './paging.ts'
import { type ApiRoute, defineRoute } from './route.ts'

const shown = allCollections.filter(isShown)

const names = shown.map(({ name }) => name)

const saved = z.object({
  collection: z.enum(names, { error: 'collection must name one whose records visitors see.' }),
  id: z.int({ error: 'id must be a whole number.' }).positive('id must be positive.').max(maxId)
})
const link = z.object({ url: z.url(), expiresAt: z.iso.datetime() })

export function previewRoutes({ content, env }: Services): ApiRoute[] {
  const answer = ({ token, expiresAt }: { token: string; expiresAt: string }) => ({
    url: `${env.PUBLIC_URL}/preview?token=${token}`,
    expiresAt
  })
  const common = { tag: 'previews', answer: link, status: 201 } as const
  return [
    defineRoute('post', '/api/previews', {
      ...common,
      access: 'staff',
      summary: 'A link that shows a record as it is saved, without a sign-in',
      body: saved,
      handle: async ({ body, actor }) =>
        answer(await previewSaved(content, collectionNamed(body.collection), body.id, actor))
    }),
    ...shown.map((collection) =>
      defineRoute('post', siblingCall(collection, 'preview'), {
        ...common,
        access: collection.access.write,
        summary: `A link that shows a ${collection.label.singular} as it is sent, which saves nothing`,
        query: z.object({ id: positive('id', maxId).optional() }),
        body: recordBody(withPart(collection), previewSchema(withPart(collection))),
        handle: async ({ query, body, actor }) =>
          answer(await previewUnsaved(content, collection, query.id, body, actor))
      })
    )
  ]
}
