import { z } from 'zod'
import type { Collection } from '../../collections/define.ts'
import { missables } from '../../collections/gaps.ts'
import { allCollections } from '../../collections/index.ts'
import { relationsOf } from '../../collections/relations.ts'
import { sortableNames } from '../../collections/sort.ts'
import type { Actor } from '../auth/actor.ts'
import type { ListQuery } from '../content/types.ts'
import { maxPageSize, page, pageSize } from './paging.ts'

const defaultPageSize = 10

/** Which records of a collection belong to a list; what a collection does not have cannot be asked for. */
export function filterQuery(collection: Collection) {
  const query = z.object({ search: z.string().max(200, 'search must be at most 200 characters long.').optional() })
  const unread = z.literal('1', { error: 'unread must be 1 where it is given.' })
  const missing = missables(collection).map(({ name }) => name)
  const error = 'missing must name what these records may lack.'
  return query.extend({
    ...(collection.admin.list.unread && { unread: unread.optional() }),
    ...(missing.length > 0 && { missing: z.enum(missing, { error }).optional() })
  })
}

/** What the address of a collection's list may ask for; without a page or its size all records come. */
export function listQuery(collection: Collection) {
  const sortable = sortableNames(collection)
  const sortKeys = [...sortable, ...sortable.map((name) => `-${name}`)]
  const query = filterQuery(collection).extend({
    page: page.optional(),
    pageSize: pageSize.optional(),
    sort: z.enum(sortKeys, { error: 'sort must name a field of the records.' }).optional()
  })
  const referring = allCollections
    .filter((other) => relationsOf(other, collection.name).length > 0)
    .map(({ name }) => name)
  if (referring.length === 0) return query
  const error = 'unreferencedBy must name a collection that refers to these records.'
  return query.extend({ unreferencedBy: z.enum(referring, { error }).optional() })
}

/**
 * The parsed query as a read takes it: a page without a number is the first. A visitor's search or filter without a page
 * gets the first 100 records, since its answer is made anew each time.
 */
export function toListQuery(parsed: z.output<ReturnType<typeof listQuery>>, actor: Actor | null): ListQuery {
  const query = { ...parsed, ...toFilter(parsed) }
  if (query.page !== undefined || query.pageSize !== undefined) return { page: 1, pageSize: defaultPageSize, ...query }
  const isNarrowed = query.search !== undefined || query.missing !== undefined
  return actor === null && isNarrowed ? { ...query, page: 1, pageSize: maxPageSize } : query
}

/** What the address of a list can filter by. */
type ListFilter = Record<'search' | 'missing', string | undefined> & { unread: boolean }

/** The parsed filter as a read takes it. */
export function toFilter({ search, unread, missing }: z.output<ReturnType<typeof filterQuery>>): ListFilter {
  return {
    search,
    unread: unread !== undefined,
    missing: typeof missing === 'string' ? missing : undefined
  }
}
