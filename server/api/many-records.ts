import { z } from 'zod'
import { type Collection, siblingCall } from '../../collections/define.ts'
import { importCall } from '../../collections/import-columns.ts'
import { bulkSchema } from '../../collections/schemas.ts'
import { isArranged } from '../../collections/sort.ts'
import { maxId } from '../../fields/relation/field.ts'
import { limitsOf } from '../../fields/upload-rules.ts'
import type { Content } from '../content/content.ts'
import { deleteRecords, previewDeletion, reorderRecords, updateRecords } from '../content/write.ts'
import { sheetReport } from '../import/check-sheet.ts'
import { importSheet } from '../import/import-sheet.ts'
import { fileBody, requireFile } from './body/record-body.ts'
import { jsonBody } from './body/route-body.ts'
import { errorSchema } from './openapi.ts'
import { type ApiRoute, defineRoute, messageSchema, Reply } from './route.ts'

const selected = z.object({
  ids: z
    .array(z.int({ error: 'ids must be whole numbers.' }).positive('ids must be positive.').max(maxId), {
      error: 'ids must be a list of numbers.'
    })
    .min(1, 'ids must name at least one record.')
    .max(1_000, 'ids must name at most 1,000 records.')
})

const deletion = selected.extend({
  /** Only counts the records that would be deleted. */
  dryRun: z.boolean({ error: 'dryRun must be true or false.' }).optional()
})

const deletionAnswer = messageSchema.extend({
  deleted: z.int(),
  batch: z.string().optional(),
  /** Of a dry run: the records that refer to these, and would be deleted with them. */
  dependents: z.array(z.object({ collection: z.string(), count: z.int() })).optional()
})

const order = selected.refine(({ ids }) => new Set(ids).size === ids.length, {
  path: ['ids'],
  error: 'ids must name each record once.'
})

const change = selected.extend({ values: z.record(z.string(), z.unknown(), { error: 'values must be an object.' }) })

const changed = z.object({ updated: z.int(), batch: z.string().optional() })

export function manyRoutes(collection: Collection, content: Content): ApiRoute[] {
  const { access, api, admin, label } = collection
  const common = { tag: label.plural, access: access.write }
  const remove = defineRoute('post', api.deleteMultiple, {
    ...common,
    summary: `Delete ${label.plural}; ids that name none are passed over`,
    body: deletion,
    answer: deletionAnswer,
    async handle({ body, actor }) {
      const ids = [...new Set(body.ids)]
      return body.dryRun
        ? { message: 'Nothing was deleted.', ...(await previewDeletion(content, collection, ids, actor)) }
        : { message: 'Deleted successfully!', ...(await deleteRecords(content, collection, ids, actor)) }
    }
  })
  const update = defineRoute('post', siblingCall(collection, 'update-multiple'), {
    ...common,
    summary: `Give ${label.plural} the same values; ids that name none are passed over`,
    // Published here; server/content validates, so that an error names the field.
    body: { ...jsonBody(change), doc: jsonBody(selected.extend({ values: bulkSchema(collection) })).doc },
    says: 'Updated successfully!',
    answer: changed,
    handle: ({ body: { ids, values }, actor }) => updateRecords(content, collection, ids, values, actor)
  })
  const reorder = defineRoute('post', siblingCall(collection, 'reorder'), {
    ...common,
    summary: `Put ${label.plural} first, in this order`,
    body: order,
    says: 'Order saved.',
    answer: changed,
    handle: ({ body: { ids }, actor }) => reorderRecords(content, collection, ids, actor)
  })
  return [remove, ...(admin.list.bulk ? [update] : []), ...(isArranged(collection) ? [reorder] : [])]
}

const imported = messageSchema.extend(sheetReport.shape)

/** The call by which a sheet makes and changes records; none where the collection takes no sheets. */
export function importRoutes(collection: Collection, content: Content): ApiRoute[] {
  const path = importCall(collection)
  if (path === undefined) return []
  const { access, label } = collection
  return [
    defineRoute('post', path, {
      tag: label.plural,
      access: access.write,
      summary: `Make and change ${label.plural} as a sheet says, all or none; with dryRun only say what it would do`,
      query: z.object({ dryRun: z.literal('1', { error: 'dryRun must be 1 where it is given.' }).optional() }),
      body: fileBody('sheet', { contentMediaType: 'application/*, text/csv', description: limitsOf('sheet') }),
      answer: imported.extend({ batch: z.string().optional() }),
      others: { 422: imported.or(errorSchema) },
      async handle({ query, body, signal, actor }) {
        const isDryRun = query.dryRun === '1'
        const done = await importSheet(content, collection, { file: requireFile(body).path, signal, isDryRun }, actor)
        const [fault] = done.errors
        if (!fault || isDryRun) return { message: isDryRun ? 'Nothing was changed.' : 'Imported.', ...done }
        const message = `Nothing was imported. Row ${fault.row}: ${fault.message}`
        return new Reply({ message, ...done }, { status: 422 })
      }
    })
  ]
}
