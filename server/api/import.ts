import { z } from 'zod'
import type { Collection } from '../../collections/define.ts'
import { importCall } from '../../collections/import-columns.ts'
import { limitsOf } from '../../fields/upload-rules.ts'
import type { Content } from '../content/content.ts'
import { sheetReport } from '../import/check-sheet.ts'
import { importSheet } from '../import/import-sheet.ts'
import { errorSchema, messageSchema } from './answer-schemas.ts'
import { fileBody, requireFile } from './body/record-body.ts'
import { type ApiRoute, defineRoute } from './route.ts'

const report = messageSchema.extend(sheetReport.shape)
const contentMediaType = 'application/*, text/csv'

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
      body: fileBody('sheet', { contentMediaType, description: limitsOf('sheet') }),
      responses: { 200: report.extend({ batch: z.string().optional() }), 422: report.or(errorSchema) },
      async handle({ query, body, signal, actor }) {
        const isDryRun = query.dryRun === '1'
        const done = await importSheet(content, collection, { file: requireFile(body).path, signal, isDryRun }, actor)
        const [fault] = done.errors
        if (!fault || isDryRun) return { body: { message: isDryRun ? 'Nothing was changed.' : 'Imported.', ...done } }
        return { status: 422, body: { message: `Nothing was imported. Row ${fault.row}: ${fault.message}`, ...done } }
      }
    })
  ]
}
