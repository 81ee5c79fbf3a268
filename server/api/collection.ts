import { z } from 'zod'
import type { Collection } from '../../collections/define.ts'
import { createSchema, recordSchema, updateSchema } from '../../collections/schemas.ts'
import { kindOf } from '../../fields/index.ts'
import { maxId } from '../../fields/relation/field.ts'
import type { Content } from '../content/content.ts'
import { deleteRecords, previewDeletion } from '../content/delete.ts'
import { countBy, find, selectIds, selectPage } from '../content/records.ts'
import { createRecord, updateRecord } from '../content/write.ts'
import { messageSchema } from './answer-schemas.ts'
import { recordBody } from './body/record-body.ts'
import { jsonBody } from './body/route-body.ts'
import { filterQuery, listQuery, toFilter, toListQuery } from './list-query.ts'
import { pageAnswer } from './paging.ts'
import { type ApiRoute, defineRoute } from './route.ts'

const deletion = z.object({
  ids: z
    .array(z.int({ error: 'ids must be whole numbers.' }).positive('ids must be positive.').max(maxId), {
      error: 'ids must be a list of numbers.'
    })
    .min(1, 'ids must name at least one record.')
    .max(1_000, 'At most 1,000 records can be deleted at once.'),
  /** Only count what would be deleted. */
  dryRun: z.boolean({ error: 'dryRun must be true or false.' }).optional()
})

const deletionAnswer = messageSchema.extend({
  deleted: z.int(),
  batch: z.string().optional(),
  /** Of a dry run: what refers to these records, and would be deleted with them. */
  dependents: z.array(z.object({ collection: z.string(), count: z.int() })).optional()
})

/** All calls of a collection, at the paths that its definition states. */
export function collectionRoutes(collection: Collection, content: Content): ApiRoute[] {
  // Paths of fixed words come before those with an id in the same place.
  return [
    ...listRoutes(collection, content),
    idsRoute(collection, content),
    ...valuesRoutes(collection, content),
    deleteRoute(collection, content),
    ...findRoutes(collection, content),
    ...createRoutes(collection, content),
    updateRoute(collection, content)
  ]
}

function listRoutes(collection: Collection, { db }: Content): ApiRoute[] {
  const { access, api, label } = collection
  return api.list.map((path) =>
    defineRoute({
      tag: label.plural,
      method: 'get',
      path,
      access: access.read,
      summary: `All ${label.plural}, or a page of them`,
      query: listQuery(collection),
      responses: { 200: z.array(recordSchema(collection)) },
      cacheable: access.read === 'public',
      async handle({ query, actor }) {
        const { records, total } = await selectPage(db, collection, toListQuery(query, actor))
        const { body, headers } = pageAnswer(records, total)
        // There is no end of pages behind the last one: they are not to fill the cache.
        const isBeyond = records.length === 0 && (query.page ?? 1) > 1
        return { body, headers: isBeyond ? { ...headers, 'Cache-Control': 'no-store' } : headers }
      }
    })
  )
}

function idsRoute(collection: Collection, { db }: Content): ApiRoute {
  const { access, api, label } = collection
  return defineRoute({
    tag: label.plural,
    method: 'get',
    path: `${api.list[0]}/ids`,
    access: access.read === 'public' ? 'staff' : access.read,
    summary: `The ids of all ${label.plural} that a search finds`,
    query: filterQuery(collection),
    responses: { 200: z.array(z.int()) },
    handle: async ({ query }) => ({ body: await selectIds(db, collection, toFilter(query)) })
  })
}

/** For the fields that suggest the values of other records. */
function valuesRoutes(collection: Collection, { db }: Content): ApiRoute[] {
  const { api, fields, label } = collection
  const suggesting = Object.keys(fields).filter((name) => {
    const field = fields[name]
    return field && kindOf(field).suggests?.(field)
  })
  if (suggesting.length === 0) return []
  const route = defineRoute({
    tag: label.plural,
    method: 'get',
    path: `${api.list[0]}/values`,
    access: 'staff',
    summary: `The values that a field has in all ${label.plural}, each once`,
    query: z.object({ field: z.enum(suggesting, { error: `field must be one of: ${suggesting.join(', ')}.` }) }),
    responses: { 200: z.array(z.string()) },
    async handle({ query }) {
      const values = (await countBy(db, collection, query.field)).map(({ value }) => value)
      return { body: values.filter((value) => value !== '') }
    }
  })
  return [route]
}

function findRoutes(collection: Collection, { db }: Content): ApiRoute[] {
  const { access, api, label } = collection
  return api.get.map(({ path, by }) =>
    defineRoute({
      tag: label.plural,
      method: 'get',
      path,
      access: access.read,
      summary: by === 'id' ? `One ${label.singular}` : `The ${label.singular} by ${by}`,
      responses: { 200: recordSchema(collection) },
      cacheable: access.read === 'public',
      handle: async ({ id }) => ({ body: await find(db, collection, by, id) })
    })
  )
}

function createRoutes(collection: Collection, content: Content): ApiRoute[] {
  const { access, api, label, admin } = collection
  if (api.create === undefined) return []
  const route = defineRoute({
    tag: label.plural,
    method: 'post',
    path: api.create,
    access: access.write,
    summary: `Create a ${label.singular}`,
    body: recordBody(collection, createSchema(collection)),
    responses: { 201: recordSchema(collection).extend(messageSchema.shape) },
    takesIdempotencyKey: true,
    async handle({ body, actor, idempotencyKey }) {
      const created = await createRecord(content, collection, body, actor, idempotencyKey)
      return { status: 201, body: { ...created, message: admin.messages.created } }
    }
  })
  return [route]
}

function updateRoute(collection: Collection, content: Content): ApiRoute {
  const { access, api, label, admin } = collection
  return defineRoute({
    tag: label.plural,
    method: 'put',
    path: api.update.path,
    access: access.write,
    summary: `Change the ${label.singular}`,
    body: recordBody(collection, updateSchema(collection)),
    responses: { 200: recordSchema(collection).extend(messageSchema.shape) },
    async handle({ id, body, actor }) {
      const changed = await updateRecord(content, collection, api.update.by, id, body, actor)
      return { body: { ...changed, message: admin.messages.updated } }
    }
  })
}

function deleteRoute(collection: Collection, content: Content): ApiRoute {
  const { access, api, label } = collection
  return defineRoute({
    tag: label.plural,
    method: 'post',
    path: api.deleteMultiple,
    access: access.write,
    summary: `Delete ${label.plural}; ids that name none are passed over`,
    body: jsonBody(deletion),
    responses: { 200: deletionAnswer },
    async handle({ body, actor }) {
      const ids = [...new Set(body.ids)]
      if (body.dryRun) {
        const preview = await previewDeletion(content, collection, ids, actor)
        return { body: { message: 'Nothing was deleted.', ...preview } }
      }
      const outcome = await deleteRecords(content, collection, ids, actor)
      return { body: { message: 'Deleted successfully!', ...outcome } }
    }
  })
}
