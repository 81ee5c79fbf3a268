import { z } from 'zod'
import { statuses } from '../../collections/common-fields.ts'
import { type Collection, relationsOf } from '../../collections/define.ts'
import { recommendedNames } from '../../collections/gaps.ts'
import { allCollections } from '../../collections/index.ts'
import { hasStatus } from '../../collections/publishing.ts'
import { sortableNames } from '../../collections/sort.ts'
import { maxId } from '../../fields/relation/field.ts'
import { indianToday } from '../../shared/indian-format.ts'
import { type Actor, requireAccess } from '../auth/access.ts'
import type { ListQuery } from '../content/content.ts'
import { maxPageSize, page, pageSize, positive } from './paging.ts'

const defaultPageSize = 10

const statusQuery = z
  .enum(['all', ...statuses], { error: `status must be one of: all, ${statuses.join(', ')}.` })
  .optional()

/** The query of a single record's address. */
export const itemQuery = (collection: Collection) =>
  z.object(hasStatus(collection) ? { status: statusQuery } : ({} as { status: typeof statusQuery }))

/** Gives the status to filter by: published, unless staff ask for another one. @throws ClientError 401 */
export function toStatus(status: z.output<typeof statusQuery>, actor: Actor | null): Pick<ListQuery, 'status'> {
  if (status !== undefined) requireAccess('staff', actor)
  return { status: status === 'all' ? undefined : (status ?? 'published') }
}

/** The query of a collection's list, with only the parameters that the collection has. Without `page` and its size all records come. */
export function listQuery(collection: Collection) {
  const missing = recommendedNames(collection).map(({ name }) => name)
  const referring = allCollections.flatMap((other) =>
    relationsOf(other, collection.name).length > 0 ? [other.name] : []
  )
  const sortable = sortableNames(collection)
  const shape = {
    search: z.string().max(200, 'search must be at most 200 characters long.'),
    unread: collection.admin.list.unread && z.literal('1', { error: 'unread must be 1 where it is given.' }),
    missing: missing.length > 0 && z.enum(missing, { error: 'missing must name what these records may lack.' }),
    unreferencedBy:
      referring.length > 0 &&
      z.enum(referring, { error: 'unreferencedBy must name a collection that refers to these records.' }),
    refersTo: relationsOf(collection).length > 0 && positive('refersTo', maxId),
    status: hasStatus(collection) && statusQuery,
    ...(collection.work && {
      stage: z.enum(stagesOf(collection), { error: 'stage must be one of those that the records may be in.' }),
      owner: z.union([z.enum(['me', 'none']), positive('owner', maxId)], { error: 'owner must be me, none or an id.' }),
      due: z.enum(['today', 'late'], { error: 'due must be today or late.' })
    }),
    topic:
      collection.topics &&
      z.enum([...Object.keys(collection.topics.names), 'other'], {
        error: 'topic must be one that these records have, or other.'
      }),
    page,
    pageSize,
    sort: z.enum([...sortable, ...sortable.map((name) => `-${name}`)], {
      error: 'sort must name a field of the records.'
    })
  }
  type Shape = { [N in keyof typeof shape]-?: Extract<(typeof shape)[N], z.ZodType> }
  // The type keeps the parameters left out here: they are undefined, as any optional parameter may be.
  return z.object(Object.fromEntries(Object.entries(shape).filter(([, schema]) => schema)) as Shape).partial()
}

function stagesOf({ fields, work }: Collection): readonly string[] {
  const field = fields[work?.stage ?? '']
  return field?.kind === 'select' ? field.options : []
}

/**
 * The parsed query as a read takes it: a page without a number is the first. A visitor's search or filter without a page
 * gets the first 100 records, since its answer is made anew each time.
 */
export function toListQuery(
  { work, admin, fields }: Pick<Collection, 'work' | 'admin' | 'fields'>,
  parsed: z.output<ReturnType<typeof listQuery>>,
  actor: Actor | null,
  now: Date
): ListQuery {
  const { page, pageSize, sort, status, ...narrowing } = parsed
  const { search, unread, missing, unreferencedBy, refersTo, stage, owner, due, topic } = narrowing
  const [[relation] = ['']] = relationsOf({ fields })
  const ownerId = owner === 'me' ? actor?.id : owner === 'none' ? null : owner
  const query = {
    ...toStatus(status, actor),
    search,
    missing: [unread && admin.list.unread, missing, unreferencedBy].filter((name) => name !== undefined),
    where: {
      ...(work && { [work.stage]: stage, [work.owner]: ownerId }),
      ...(refersTo !== undefined && { [relation]: refersTo })
    },
    topic,
    due: due && { today: indianToday(now.getTime()), isLate: due === 'late' },
    ...(sort !== undefined && { sort })
  }
  if (page !== undefined || pageSize !== undefined)
    return { ...query, page: page ?? 1, pageSize: pageSize ?? defaultPageSize }
  const isNarrowed = Object.values(narrowing).some((value) => value !== undefined)
  return actor === null && isNarrowed ? { ...query, page: 1, pageSize: maxPageSize } : query
}
