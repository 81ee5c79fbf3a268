import type { z } from 'zod'
import type { Definition } from '../../../collections/define.ts'
import { fileFields } from '../../../collections/schemas.ts'
import { existingName } from '../../../fields/existing-name.ts'
import { kindOf } from '../../../fields/index.ts'
import { uploadsPerUser } from '../../auth/limits.ts'
import type { RecordInput } from '../../content/types.ts'
import { readJson } from '../../http/body/request-body.ts'
import type { RequestBodyDoc, RouteBody } from './route-body.ts'
import { toJsonSchema } from './route-body.ts'
import { readUploadForm } from './upload-form.ts'

/**
 * The values of a record, as JSON or as a form with files.
 * @param schema published here; server/content validates by it, together with files and with the record as it is, so that
 * one answer names every field that is wrong
 */
export function recordBody(definition: Definition, schema: z.ZodObject): RouteBody<RecordInput> {
  if (definition.api.body === 'json') {
    return {
      doc: { required: true, content: { 'application/json': { schema: toJsonSchema(schema, 'input') } } },
      read: async (request) => ({ values: await readJson(request), uploads: {} })
    }
  }
  const fileKinds = new Map(fileFields(definition).map(([name, field]) => [name, kindOf(field).file ?? 'image']))
  return {
    doc: formDoc(definition, schema),
    read: (request, actor, { files, limits }) =>
      readUploadForm(request, {
        files,
        fileKinds,
        beforeFiles: () => limits.take([[uploadsPerUser, String(actor?.id)]])
      }),
    discard: ({ uploads }, { files }) => files.unstage(Object.values(uploads))
  }
}

function formDoc(definition: Definition, schema: z.ZodObject): RequestBodyDoc {
  const values = toJsonSchema(schema, 'input')
  const files = fileFields(definition).flatMap(([name, field]) => [
    [name, { type: 'string', contentMediaType: `${field.kind}/*`, description: `${field.label}: a file` }],
    [
      existingName(name),
      { type: 'string', description: `The present file's name keeps it; empty removes an optional one` }
    ]
  ])
  const properties = { ...values.properties, ...Object.fromEntries(files) }
  return { required: true, content: { 'multipart/form-data': { schema: { ...values, properties } } } }
}
