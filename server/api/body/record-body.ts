import type { z } from 'zod'
import type { Definition } from '../../../collections/define.ts'
import { fileFields } from '../../../collections/schemas.ts'
import { kindOf } from '../../../fields/index.ts'
import { existingName } from '../../../fields/types.ts'
import { emptyFileMessage, type FileKind, uploadRules } from '../../../fields/upload-rules.ts'
import { uploadsPerUser } from '../../auth/limits.ts'
import type { RecordInput } from '../../content/content.ts'
import { ClientError, invalid } from '../../errors.ts'
import type { Files } from '../../files/files.ts'
import type { StagedUpload } from '../../files/staging.ts'
import { type FilePart, type FormParts, formParts } from '../../http/body/multipart.ts'
import { KiB, readJson } from '../../http/body/request-body.ts'
import { type RouteBody, toJsonSchema } from './route-body.ts'

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
  return uploadBody(formDoc(definition, schema), fileKinds)
}

/** A form with nothing but a `file` of staff. @param about how the contract describes it */
export function fileBody(kind: FileKind, about: { contentMediaType: string; description?: string }) {
  const file = { type: 'string', ...about }
  return uploadBody({ type: 'object', properties: { file }, required: ['file'] }, new Map([['file', kind]]))
}

/** The one upload of such a form. @throws ClientError 422 where there is none */
export function requireFile({ uploads: { file } }: RecordInput): StagedUpload {
  if (!file) throw invalid({ file: 'File is required.' })
  return file
}

/** A form with files of staff. @param schema of all its parts @param fileKinds the fields that take a file */
function uploadBody(schema: object, fileKinds: ReadonlyMap<string, FileKind>): RouteBody<RecordInput> {
  return {
    doc: { required: true, content: { 'multipart/form-data': { schema } } },
    read: (request, { actor }, { files, limits }) =>
      readUploadForm(request, fileKinds, files, () => limits.take([[uploadsPerUser, String(actor?.id)]])),
    discard: ({ uploads }, { files }) => files.unstage(Object.values(uploads))
  }
}

function formDoc(definition: Definition, schema: z.ZodObject): object {
  const values = toJsonSchema(schema, 'input')
  const files = fileFields(definition).flatMap(([name, field]) => [
    [name, { type: 'string', contentMediaType: `${field.kind}/*`, description: `${field.label}: a file` }],
    [
      existingName(name),
      { type: 'string', description: 'The name of a stored file, such as the present one; empty removes it' }
    ]
  ])
  const properties = { ...values.properties, ...Object.fromEntries(files) }
  return { ...values, properties }
}

/** The rest of a form beside its files, bytes: all texts of the longest record, and the boundaries. */
const maxBesideFiles = 1024 * KiB
/** The largest form of a visitor, the contact form, has some 23 KiB. */
export const maxVisitorsText = 64 * KiB

/**
 * Reads a form as it arrives: texts into memory, files into the temporary folder. Where it fails, no file is left.
 * @param fileKinds the fields that take a file; files under other names are skipped
 * @param beforeFiles is called before the first file is taken, with the texts that came before it, and may refuse by throwing
 * @throws ClientError 400, 408, 413, 415, 422, 429
 */
export async function readUploadForm(
  request: Request,
  fileKinds: ReadonlyMap<string, FileKind>,
  files: Files,
  beforeFiles: (texts: Record<string, string>) => Promise<void>,
  maxText = maxBesideFiles
): Promise<RecordInput> {
  const most = [...fileKinds.values()].reduce((total, kind) => total + uploadRules[kind].maxBytes, maxBesideFiles)
  const parts = formParts(request, most, maxText)
  const texts = new Map<string, string>()
  const uploads = new Map<string, StagedUpload>()
  try {
    for await (const part of parts) {
      if (part.kind === 'text') {
        if (texts.has(part.name)) throw sentTwice(part.name)
        texts.set(part.name, part.value)
        continue
      }
      const kind = fileKinds.get(part.name)
      // A browser sends an empty part without a file's name for an input in which nothing was chosen.
      if (!kind || !part.filename) {
        part.stream.resume()
        continue
      }
      if (uploads.has(part.name)) throw sentTwice(part.name)
      if (uploads.size === 0) await beforeFiles(Object.fromEntries(texts))
      const upload = await stage(files, part, kind, parts)
      uploads.set(part.name, upload)
      if (upload.size === 0) throw invalid({ [part.name]: emptyFileMessage })
    }
  } catch (error) {
    await files.unstage([...uploads.values()])
    throw error
  }
  return { values: Object.fromEntries(texts), uploads: Object.fromEntries(uploads) }
}

async function stage(files: Files, { name, filename, stream }: FilePart, kind: FileKind, parts: FormParts) {
  try {
    return await files.stage(stream, kind, filename)
  } catch (error) {
    // A file whose form broke off failed with it: it is the form that has to be reported.
    if (parts.errored) throw parts.errored
    throw error instanceof ClientError ? error.ofField(name) : error
  }
}

function sentTwice(name: string): ClientError {
  return new ClientError(400, 'A field was sent twice.', { errors: { [name]: 'This field was sent twice.' } })
}
