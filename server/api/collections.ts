import { z } from 'zod'
import type { Collection, Definition, Singleton } from '../../collections/define.ts'
import { allCollections } from '../../collections/index.ts'
import { createSchema, fileFields, recordSchema, updateSchema } from '../../collections/schemas.ts'
import { sortableNames } from '../../collections/sort.ts'
import { maxId } from '../../fields/relation/field.ts'
import type { Content } from '../content/content.ts'
import { deleteRecords } from '../content/delete.ts'
import { findRecord, listIds, listRecords, readSingleton } from '../content/read.ts'
import type { ListQuery } from '../content/types.ts'
import { createRecord, updateRecord, updateSingleton } from '../content/write.ts'
import { fieldErrors, invalid } from '../errors.ts'
import { positive } from './list-query.ts'
import { type ApiRoute, messageSchema, type RouteBody } from './route.ts'

const defaultPageSize = 10

const deletion = z.object({
  ids: z
    .array(z.int({ error: 'ids must be whole numbers.' }).positive('ids must be positive.').max(maxId), {
      error: 'ids must be a list of numbers.'
    })
    .min(1, 'ids must name at least one record.')
    .max(1_000, 'At most 1,000 records can be deleted at once.')
})

/** All calls of a collection, at the paths that its definition states. */
export function collectionRoutes(collection: Collection, content: Content): ApiRoute[] {
  const { access, api, label } = collection
  const record = recordSchema(collection)
  const saved = record.extend({ message: z.string() })
  const common = { tag: label.plural }
  const query = listQuery(collection)
  const cacheable = access.read === 'public'

  const lists = api.list.map(
    (path): ApiRoute => ({
      ...common,
      method: 'get',
      path,
      access: access.read,
      summary: `All ${label.plural}, or a page of them`,
      query,
      responses: { 200: z.array(record) },
      cacheable,
      async handle(request) {
        const { records, total } = await listRecords(content, collection, toListQuery(request.query), request.actor)
        return { body: records, headers: { 'X-Total-Count': String(total) } }
      }
    })
  )

  const [firstList = ''] = api.list
  const ids: ApiRoute = {
    ...common,
    method: 'get',
    path: `${firstList}/ids`,
    access: 'staff',
    summary: `The ids of all ${label.plural} that a search finds`,
    query: query.pick({ search: true }),
    responses: { 200: z.array(z.int()) },
    handle: async (request) => ({ body: await listIds(content, collection, toListQuery(request.query), request.actor) })
  }

  const gets = api.get.map(
    ({ path, by }): ApiRoute => ({
      ...common,
      method: 'get',
      path,
      access: access.read,
      summary: by === 'id' ? `One ${label.singular}` : `The ${label.singular} by ${by}`,
      responses: { 200: record },
      cacheable,
      handle: async ({ id, actor }) => ({ body: await findRecord(content, collection, by, id, actor) })
    })
  )

  const update: ApiRoute = {
    ...common,
    method: 'put',
    path: api.update.path,
    access: access.write,
    summary: `Change the ${label.singular}`,
    body: bodyOf(collection, updateSchema(collection)),
    responses: { 200: saved },
    async handle({ id, input, actor }) {
      const changed = await updateRecord(content, collection, api.update.by, id, input, actor)
      return { body: { ...changed, message: collection.admin.messages.updated } }
    }
  }

  const deleteMultiple: ApiRoute = {
    ...common,
    method: 'post',
    path: api.deleteMultiple,
    access: access.write,
    summary: `Delete ${label.plural}; ids that name none are passed over`,
    body: { kind: 'json', schema: deletion },
    responses: { 200: messageSchema.extend({ deleted: z.int(), batch: z.string().optional() }) },
    async handle({ input, actor }) {
      const parsed = deletion.safeParse(input.values)
      if (!parsed.success) throw invalid(fieldErrors(parsed.error))
      const outcome = await deleteRecords(content, collection, [...new Set(parsed.data.ids)], actor)
      return { body: { message: 'Deleted successfully!', ...outcome } }
    }
  }

  // Paths of fixed words come before those with an id in the same place.
  return [
    ...lists,
    ids,
    deleteMultiple,
    ...gets,
    ...(api.create ? [createRoute(collection, api.create, content)] : []),
    update
  ]
}

function createRoute(collection: Collection, path: string, content: Content): ApiRoute {
  return {
    tag: collection.label.plural,
    method: 'post',
    path,
    access: collection.access.write,
    summary: `Make a ${collection.label.singular}`,
    body: bodyOf(collection, createSchema(collection)),
    responses: { 201: recordSchema(collection).extend({ message: z.string() }) },
    async handle({ input, actor }) {
      const created = await createRecord(content, collection, input, actor)
      return { status: 201, body: { ...created, message: collection.admin.messages.created } }
    }
  }
}

/** The two calls of a singleton. */
export function singletonRoutes(singleton: Singleton, content: Content): ApiRoute[] {
  const record = recordSchema(singleton)
  const common = { tag: singleton.label.singular, path: singleton.api.path }
  return [
    {
      ...common,
      method: 'get',
      access: singleton.access.read,
      summary: `The ${singleton.label.singular}`,
      responses: { 200: record },
      cacheable: singleton.access.read === 'public',
      handle: async ({ actor }) => ({ body: await readSingleton(content, singleton, actor) })
    },
    {
      ...common,
      method: 'put',
      access: singleton.access.write,
      summary: `Change the ${singleton.label.singular}`,
      body: bodyOf(singleton, updateSchema(singleton)),
      responses: { 200: record.extend({ message: z.string() }) },
      async handle({ input, actor }) {
        const changed = await updateSingleton(content, singleton, input, actor)
        return { body: { ...changed, message: singleton.admin.messages.updated } }
      }
    }
  ]
}

function bodyOf(definition: Definition, schema: z.ZodObject): RouteBody {
  return definition.api.body === 'json'
    ? { kind: 'json', schema }
    : { kind: 'multipart', schema, files: fileFields(definition) }
}

function listQuery(collection: Collection) {
  const sortable = sortableNames(collection)
  const refers = ({ fields }: Collection) =>
    Object.values(fields).some((field) => field.kind === 'relation' && field.to === collection.name)
  const referring = allCollections.filter(refers).map(({ name }) => name)
  return z.object({
    page: positive('page', 1_000_000).optional(),
    pageSize: positive('pageSize', 100).optional(),
    search: z.string().max(200, 'search must be at most 200 characters long.').optional(),
    sort: z
      .enum([...sortable, ...sortable.map((name) => `-${name}`)], { error: 'sort must name a field of the records.' })
      .optional(),
    ...(referring.length > 0
      ? {
          unreferencedBy: z
            .enum(referring, { error: 'unreferencedBy must name a collection that refers to these records.' })
            .optional()
        }
      : {})
  })
}

function toListQuery(query: Record<string, unknown>): ListQuery {
  const { page, pageSize } = query as ListQuery
  const isPaged = page !== undefined || pageSize !== undefined
  return isPaged ? { ...query, page: page ?? 1, pageSize: pageSize ?? defaultPageSize } : query
}
