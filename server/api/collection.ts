import { z } from 'zod'
import type { Collection, Singleton } from '../../collections/define.ts'
import { isPublishable } from '../../collections/publishing.ts'
import { createSchema, recordSchema, updateSchema } from '../../collections/schemas.ts'
import { kindOf } from '../../fields/index.ts'
import type { Content, ListQuery } from '../content/content.ts'
import { countBy, requireRecord, selectIds, selectOne, selectPage } from '../content/records.ts'
import { perEdition, readRevision } from '../content/revision.ts'
import { createRecord, updateRecord, updateSingleton } from '../content/write.ts'
import { recordBody } from './body/record-body.ts'
import { itemQuery, listQuery, toListQuery, toStatus } from './list-query.ts'
import { importRoutes, manyRoutes } from './many-records.ts'
import { pageReply } from './paging.ts'
import { type ApiRoute, defineRoute } from './route.ts'

export function collectionRoutes(collection: Collection, content: Content): ApiRoute[] {
  // Paths of fixed words come before those with an id in the same place.
  return [
    ...listRoutes(collection, content),
    ...manyRoutes(collection, content),
    ...importRoutes(collection, content),
    ...findRoutes(collection, content),
    ...writeRoutes(collection, content)
  ]
}

function listRoutes(collection: Collection, { db, clock }: Content): ApiRoute[] {
  const { access, api, label, fields } = collection
  const tag = label.plural
  const lists = api.list.map((path) =>
    defineRoute('get', path, {
      tag,
      access: access.read,
      summary: `All ${label.plural}, or a page of them`,
      query: listQuery(collection),
      answer: z.array(recordSchema(collection)),
      cacheable: access.read === 'public',
      async handle({ query, actor }) {
        const { records, total } = await selectPage(db, collection, toListQuery(collection, query, actor, clock()))
        // There is no end of pages behind the last one: they are not to fill the cache.
        const isBeyond = records.length === 0 && (query.page ?? 1) > 1
        return pageReply(records, total, isBeyond ? { 'Cache-Control': 'no-store' } : {})
      }
    })
  )
  const ids = defineRoute('get', `${api.list[0]}/ids`, {
    tag,
    access: access.read === 'public' ? 'staff' : access.read,
    summary: `The ids of all ${label.plural} that a search finds`,
    query: listQuery(collection).omit({ page: true, pageSize: true }),
    answer: z.array(z.int()),
    handle: ({ query, actor }) => selectIds(db, collection, toListQuery(collection, query, actor, clock()))
  })
  const suggesting = Object.entries(fields).flatMap(([name, field]) => (kindOf(field).suggests?.(field) ? [name] : []))
  const values = defineRoute('get', `${api.list[0]}/values`, {
    tag,
    access: 'staff',
    summary: `The values that a field has in all ${label.plural}, each once`,
    query: z.object({ field: z.enum(suggesting, { error: `field must be one of: ${suggesting.join(', ')}.` }) }),
    answer: z.array(z.string()),
    async handle({ query }) {
      const values = (await countBy(db, collection, query.field)).map(({ value }) => value)
      return values.filter((value) => value !== '')
    }
  })
  const countStatuses = async (query: ListQuery = {}) => {
    const counted = await countBy(db, collection, 'status', query)
    return Object.fromEntries(counted.map(({ value, count }) => [value, count]))
  }
  // Every list asks, and the count of all reads a whole index.
  const countAll = perEdition(
    async () => String(await readRevision(db)),
    () => countStatuses()
  )
  const counts = defineRoute('get', `${api.list[0]}/counts`, {
    tag,
    access: 'staff',
    summary: `How many ${label.plural}, of those that a search finds, have each status`,
    query: listQuery(collection).omit({ page: true, pageSize: true }),
    answer: z.record(z.string(), z.int()),
    handle: ({ query, actor }) =>
      Object.values(query).some((value) => value !== undefined)
        ? countStatuses(toListQuery(collection, { ...query, status: 'all' }, actor, clock()))
        : countAll()
  })
  return [...lists, ids, ...(suggesting.length > 0 ? [values] : []), ...(isPublishable(collection) ? [counts] : [])]
}

function findRoutes(collection: Collection, { db }: Content): ApiRoute[] {
  const { access, api, label } = collection
  return api.get.map(({ path, by }) =>
    defineRoute('get', path, {
      tag: label.plural,
      access: access.read,
      summary: by === 'id' ? `One ${label.singular}` : `The ${label.singular} by ${by}`,
      query: itemQuery(collection),
      answer: withRelated(collection),
      cacheable: access.read === 'public',
      handle: ({ id, query, actor }) => requireRecord(db, collection, by, id, toStatus(query.status, actor))
    })
  )
}

/** A record as its own call answers, with those that are related. */
function withRelated(collection: Collection) {
  const schema = recordSchema(collection)
  const { related } = collection
  if (!related) return schema
  const shape: Record<string, z.ZodType> = schema.shape
  const shown = ['id', ...related.shown].map((name) => [name, shape[name] ?? z.never()])
  return schema.extend({ [related.name]: z.array(z.object(Object.fromEntries(shown))) })
}

function writeRoutes(collection: Collection, content: Content): ApiRoute[] {
  const { access, api, label, admin } = collection
  const common = { tag: label.plural, access: access.write, answer: withRelated(collection) }
  const update = defineRoute('put', api.update.path, {
    ...common,
    summary: `Change the ${label.singular}`,
    body: recordBody(collection, updateSchema(collection)),
    says: admin.messages.updated,
    handle: ({ id, body, actor }) => updateRecord(content, collection, api.update.by, id, body, actor)
  })
  if (api.create === undefined) return [update]
  const create = defineRoute('post', api.create, {
    ...common,
    summary: `Create a ${label.singular}`,
    body: recordBody(collection, createSchema(collection)),
    says: admin.messages.created,
    status: 201,
    takesIdempotencyKey: true,
    handle: ({ body, actor, idempotencyKey }) => createRecord(content, collection, body, actor, idempotencyKey)
  })
  return [create, update]
}

export function singletonRoutes(singleton: Singleton, content: Content): ApiRoute[] {
  const { access, api, label, admin } = singleton
  const common = { tag: label.singular, answer: recordSchema(singleton) }
  return [
    defineRoute('get', api.path, {
      ...common,
      access: access.read,
      summary: `The ${label.singular}`,
      cacheable: access.read === 'public',
      handle: () => selectOne(content.db, singleton)
    }),
    defineRoute('put', api.path, {
      ...common,
      access: access.write,
      summary: `Change the ${label.singular}`,
      body: recordBody(singleton, updateSchema(singleton)),
      says: admin.messages.updated,
      handle: ({ body, actor }) => updateSingleton(content, singleton, body, actor)
    })
  ]
}
