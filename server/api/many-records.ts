import { z } from 'zod'
import { callBeside } from '../../collections/call-beside.ts'
import type { Collection } from '../../collections/define.ts'
import { bulkSchema } from '../../collections/schemas.ts'
import { isArranged } from '../../collections/sort.ts'
import { maxId } from '../../fields/relation/field.ts'
import type { Content } from '../content/content.ts'
import { deleteRecords, previewDeletion } from '../content/write.ts'
import { reorderRecords, updateRecords } from '../content/write-many.ts'
import { messageSchema } from './answer-schemas.ts'
import { jsonBody } from './body/route-body.ts'
import { type ApiRoute, defineRoute } from './route.ts'

const selected = z.object({
  ids: z
    .array(z.int({ error: 'ids must be whole numbers.' }).positive('ids must be positive.').max(maxId), {
      error: 'ids must be a list of numbers.'
    })
    .min(1, 'ids must name at least one record.')
    .max(1_000, 'ids must name at most 1,000 records.')
})

const deletion = selected.extend({
  /** Only count what would be deleted. */
  dryRun: z.boolean({ error: 'dryRun must be true or false.' }).optional()
})

const deletionAnswer = messageSchema.extend({
  deleted: z.int(),
  batch: z.string().optional(),
  /** Of a dry run: what refers to these records, and would be deleted with them. */
  dependents: z.array(z.object({ collection: z.string(), count: z.int() })).optional()
})

const order = selected.refine(({ ids }) => new Set(ids).size === ids.length, {
  path: ['ids'],
  error: 'ids must name each record once.'
})

const change = selected.extend({ values: z.record(z.string(), z.unknown(), { error: 'values must be an object.' }) })

const changeAnswer = messageSchema.extend({ updated: z.int(), batch: z.string().optional() })

/** The calls of a collection for many records at once. */
export function manyRoutes(collection: Collection, content: Content): ApiRoute[] {
  const { access, api, admin, label } = collection
  const common = { tag: label.plural, access: access.write }
  const remove = defineRoute('post', api.deleteMultiple, {
    ...common,
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
  const update = defineRoute('post', callBeside(collection, 'update-multiple'), {
    ...common,
    summary: `Give ${label.plural} the same values; ids that name none are passed over`,
    // Published here; server/content validates, so that an error names the field.
    body: { ...jsonBody(change), doc: jsonBody(selected.extend({ values: bulkSchema(collection) })).doc },
    responses: { 200: changeAnswer },
    async handle({ body: { ids, values }, actor }) {
      const outcome = await updateRecords(content, collection, ids, values, actor)
      return { body: { message: 'Updated successfully!', ...outcome } }
    }
  })
  const reorder = defineRoute('post', callBeside(collection, 'reorder'), {
    ...common,
    summary: `Put ${label.plural} first, in this order`,
    body: jsonBody(order),
    responses: { 200: changeAnswer },
    async handle({ body: { ids }, actor }) {
      return { body: { message: 'Order saved.', ...(await reorderRecords(content, collection, ids, actor)) } }
    }
  })
  return [remove, ...(admin.list.bulk ? [update] : []), ...(isArranged(collection) ? [reorder] : [])]
}
