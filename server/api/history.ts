import { z } from 'zod'
import { allDefinitions } from '../../collections/index.ts'
import { otherLanguageCodes, translationDefinition } from '../../collections/translatable.ts'
import { maxId } from '../../fields/relation/field.ts'
import { listVersions, versionSchema } from '../content/history.ts'
import { restoreVersion, undoBatch } from '../content/restore.ts'
import type { Services } from '../services.ts'
import { pagedQuery, pageReply, positive } from './paging.ts'
import { type ApiRoute, defineRoute } from './route.ts'

const names = allDefinitions.map(({ name }) => name)

/** Translations have versions of their own, under such names: `news/hi`. */
const versionNames = allDefinitions.flatMap((one) =>
  otherLanguageCodes.map((code) => translationDefinition(code, one).name)
)

const query = pagedQuery(25).extend({
  collection: z.enum([...names, ...versionNames], { error: 'collection must name a kind of record.' }).optional(),
  recordId: positive('recordId', maxId).optional(),
  deleted: z.enum(['true'], { error: 'deleted must be true where it is given.' }).optional()
})

const fault = 'batch must name a change.'
const change = z.object({ batch: z.string(fault).regex(/^[\w-]{1,100}$/, fault) })

/** The record's version as the person sees it; without it the earlier version overwrites any other. */
const restoration = z.object({
  version: z.int({ error: 'version must be a whole number.' }).positive('version must be positive.').optional()
})

export function historyRoutes({ content }: Services): ApiRoute[] {
  const common = { tag: 'history', access: 'staff' } as const
  return [
    defineRoute('get', '/api/history', {
      ...common,
      summary: 'Earlier versions of records that the person may change, newest first; or what was deleted',
      query,
      answer: z.array(versionSchema),
      async handle({ query: { collection, deleted, ...rest }, actor }) {
        const wanted = { ...rest, collections: collection ? [collection] : names, deleted: deleted === 'true' }
        const { versions, total } = await listVersions(content, wanted, actor)
        return pageReply(versions, total)
      }
    }),
    defineRoute('post', '/api/history/undo', {
      ...common,
      summary: 'Put back everything that one call deleted or changed',
      body: change,
      says: 'Brought back.',
      answer: z.object({ restored: z.int() }),
      handle: async ({ body: { batch }, actor }) => ({ restored: await undoBatch(content, batch, actor) })
    }),
    defineRoute('post', '/api/history/{id}/restore', {
      ...common,
      summary: 'Restore a version of a record, also of a deleted one',
      body: restoration.prefault({}),
      says: 'Restored.',
      answer: z.object({ collection: z.string(), recordId: z.int() }),
      handle: ({ id, body: { version }, actor }) => restoreVersion(content, id, version, actor)
    })
  ]
}
