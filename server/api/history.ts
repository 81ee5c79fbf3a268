import { z } from 'zod'
import { allDefinitions } from '../../collections/index.ts'
import { maxId } from '../../fields/relation/field.ts'
import type { Content } from '../content/content.ts'
import { listVersions } from '../content/history.ts'
import { restoreVersion, undoDeletion } from '../content/restore.ts'
import { fieldErrors, invalid } from '../errors.ts'
import { positive } from './list-query.ts'
import { type ApiRoute, messageSchema } from './route.ts'

const names = allDefinitions.map(({ name }) => name)

const version = z.object({
  id: z.int(),
  collection: z.string(),
  recordId: z.int(),
  action: z.enum(['create', 'update', 'delete']),
  batch: z.string(),
  title: z.string(),
  values: z.record(z.string(), z.unknown()).nullable(),
  at: z.iso.datetime(),
  by: z.string()
})

const query = z.object({
  collection: z.enum(names, { error: 'collection must name a kind of record.' }).optional(),
  recordId: positive('recordId', maxId).optional(),
  deleted: z.enum(['true'], { error: 'deleted must be true where it is given.' }).optional(),
  page: positive('page', 1_000_000).optional(),
  pageSize: positive('pageSize', 100).optional()
})

const deletion = z.object({ batch: z.string({ error: 'batch must name a deletion.' }).max(100) })

/** The record as the person sees it; whoever does not say puts back over whatever there is. */
const restoration = z.object({
  version: z.int({ error: 'version must be a whole number.' }).positive('version must be positive.').optional()
})

const defaultPageSize = 25

/** What records were, and the way back. */
export function historyRoutes(content: Content): ApiRoute[] {
  const common = { tag: 'history', access: 'staff' } as const
  return [
    {
      ...common,
      method: 'get',
      path: '/api/history',
      summary: 'Earlier versions of records that the person may change, newest first; or what was deleted',
      query,
      responses: { 200: z.array(version) },
      async handle(request) {
        const { collection, recordId, deleted, page, pageSize } = query.parse(request.query)
        const { versions, total } = await listVersions(
          content,
          {
            collections: collection ? [collection] : names,
            recordId,
            deleted: deleted === 'true',
            page: page ?? 1,
            pageSize: pageSize ?? defaultPageSize
          },
          request.actor
        )
        return { body: versions, headers: { 'X-Total-Count': String(total) } }
      }
    },
    {
      ...common,
      method: 'post',
      path: '/api/history/undo-deletion',
      summary: 'Bring back everything that one deletion took',
      body: { kind: 'json', schema: deletion },
      responses: { 200: messageSchema.extend({ restored: z.int() }) },
      async handle({ input, actor }) {
        const parsed = deletion.safeParse(input.values)
        if (!parsed.success) throw invalid(fieldErrors(parsed.error))
        const restored = await undoDeletion(content, parsed.data.batch, actor)
        return { body: { message: 'Brought back.', restored } }
      }
    },
    {
      ...common,
      method: 'post',
      path: '/api/history/{id}/restore',
      summary: 'Put a version of a record back, also of a deleted one',
      body: { kind: 'json', schema: restoration, isOptional: true },
      responses: { 200: messageSchema.extend({ collection: z.string(), recordId: z.int() }) },
      async handle({ id, input, actor }) {
        const parsed = restoration.safeParse(input.values)
        if (!parsed.success) throw invalid(fieldErrors(parsed.error))
        return { body: { message: 'Restored.', ...(await restoreVersion(content, id, parsed.data.version, actor)) } }
      }
    }
  ]
}
