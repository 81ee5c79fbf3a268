import { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import { ClientError } from '../../errors.ts'
import { isMediaType, KiB, limitedBody } from './request-body.ts'

const partLimits = {
  fieldNameSize: 100,
  fieldSize: 256 * KiB,
  fields: 100,
  files: 10,
  parts: 110,
  headerPairs: 20,
  headerSize: 8 * KiB
}

interface TextPart {
  kind: 'text'
  name: string
  value: string
}

/** The next part comes once the stream is read, or `resume` is called on it. */
export interface FilePart {
  kind: 'file'
  name: string
  filename: string
  stream: Readable
}

/** The parts of a form, to be read by `for await`; leaving the loop early ends the request's body and all open files. */
export interface FormParts extends AsyncIterable<TextPart | FilePart> {
  /** Why the form cannot be read. Streams of files fail with the same error. */
  readonly errored: Error | null
}

/** Reads a form of at most `maxBytes`, `maxText` of them texts, as it arrives. @throws ClientError 400, 413, 415; while read: 400, 408, 413 */
export function formParts(request: Request, maxBytes: number, maxText: number): FormParts {
  if (!isMediaType(request, 'multipart/form-data'))
    throw new ClientError(415, 'Please send the data as multipart/form-data.')
  const tooLarge = `The form is too large: at most ${maxBytes / KiB / KiB} MiB are accepted.`
  if (Number(request.headers.get('content-length')) > maxBytes) throw new ClientError(413, tooLarge)

  const parser = openParser(request, { ...partLimits, fieldSize: Math.min(partLimits.fieldSize, maxText) })
  const body = limitedBody(request, { maxBytes, tooLarge, minBytesPerCheck: 80 * KiB })
  const openFiles = new Set<Readable>()
  const parts = new Readable({
    objectMode: true,
    read() {},
    destroy(error, done) {
      body.destroy()
      // Nothing else ends them: the parser waits for bytes that do not come. Without an error the reader of a file that
      // has arrived would wait for ever.
      for (const file of openFiles) file.destroy(error ?? notWellFormed())
      done(error)
    }
  })
  const add = (part: TextPart | FilePart) => parts.push(part)
  let textLength = 0
  const fail = (error: Error) => parts.destroy(error)

  parser.on('field', (name, value, isNameCut, isValueCut) => {
    const errors = { [name]: 'This text is too long.' }
    textLength += value.length
    if (isNameCut || isValueCut || textLength > maxText) fail(new ClientError(413, 'A text is too long.', { errors }))
    else add({ kind: 'text', name, value })
  })
  parser.on('file', (name, stream, filename) => {
    openFiles.add(stream)
    stream.on('close', () => openFiles.delete(stream))
    // Listened to from the start: the error of a stream that nobody reads yet would end the process.
    stream.on('error', (error) => {
      // The file's reader refused it, or the disk did: the reader reports that itself.
      if (!(error instanceof ClientError || 'syscall' in error)) fail(notWellFormed())
    })
    add({ kind: 'file', name, filename, stream })
  })
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(limit, () => fail(new ClientError(413, 'The form has too many parts.')))
  parser.on('error', () => fail(notWellFormed()))
  parser.on('finish', () => parts.push(null))
  body.on('error', (error) =>
    fail(error instanceof ClientError ? error : new ClientError(400, 'The form did not arrive whole.'))
  )
  body.pipe(parser)
  return parts
}

export function notWellFormed(cause?: unknown): ClientError {
  return new ClientError(400, 'The form is not well-formed.', { cause })
}

function openParser(request: Request, limits: typeof partLimits) {
  try {
    return new Busboy({ headers: { 'content-type': request.headers.get('content-type') ?? '' }, limits })
  } catch {
    throw notWellFormed()
  }
}
