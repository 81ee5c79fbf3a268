import { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import { type FileKind, uploadRules } from '../../fields/upload-rules.ts'
import type { RecordInput } from '../content/types.ts'
import { ClientError } from '../errors.ts'
import type { Files, StagedUpload } from '../files/files.ts'

const KiB = 1024

/** Of a whole JSON body, bytes: the longest article with all of its letters escaped. */
const maxJson = 512 * KiB
/** Of one text part of a form, bytes. */
const maxTextPart = 256 * KiB
/** Of a form beside its files, bytes: all texts of the longest record, and what stands between the parts. */
const maxBesideFiles = 1024 * KiB
/** A client that sends slower than this holds a connection for nothing: bytes in each `pace` ms. */
const minPerPace = 80 * KiB
const pace = 10_000

/** Reads a JSON object. @throws ClientError 400, 408, 413, 415 */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  if (!isMediaType(request, 'application/json')) throw new ClientError(415, 'Please send the data as application/json.')
  const bytes = await readAll(request, maxJson)
  let body: unknown
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new ClientError(400, 'The data is not valid JSON.')
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ClientError(400, 'The data must be a JSON object.')
  return body as Record<string, unknown>
}

/**
 * The same request with its form read: a page's form is small, and what reads it later has no limits of its own and
 * takes a body that is none for a fault of ours.
 * @throws ClientError 400, 408, 413, 415
 */
export async function withWholeForm(request: Request): Promise<Request> {
  if (!isMediaType(request, 'application/x-www-form-urlencoded') && !isMediaType(request, 'multipart/form-data'))
    throw new ClientError(415, 'Please send the data as a form.')
  const body = new Uint8Array(await readAll(request, maxJson))
  const { method, headers, signal } = request
  const whole = new Request(request.url, { method, headers, body, signal })
  try {
    await whole.clone().formData()
  } catch (cause) {
    throw notWellFormed(cause)
  }
  return whole
}

async function readAll(request: Request, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of paced(request, 0)) {
      size += chunk.length
      if (size > limit) throw new ClientError(413, `The data is too large: at most ${limit / KiB} KiB are accepted.`)
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof ClientError
      ? error
      : new ClientError(400, 'The data did not arrive whole.', { cause: error })
  }
  return Buffer.concat(chunks)
}

export interface MultipartOptions {
  files: Pick<Files, 'stage' | 'unstage'>
  /** The fields that take a file. Files under other names are read past. */
  fileKinds: ReadonlyMap<string, FileKind>
  /** Before the first file is taken; may refuse by throwing. */
  beforeFiles(): Promise<void>
}

/**
 * Reads a form as it streams in: texts into memory, files into the temporary folder. Where it fails, no file is left.
 * @throws ClientError 400, 408, 413, 415, 429
 */
export async function readMultipart(
  request: Request,
  { files, fileKinds, beforeFiles }: MultipartOptions
): Promise<RecordInput> {
  if (!isMediaType(request, 'multipart/form-data'))
    throw new ClientError(415, 'Please send the data as multipart/form-data.')
  const limit = maxBesideFiles + sum([...fileKinds.values()].map((kind) => uploadRules[kind].maxBytes))
  const tooLarge = () => new ClientError(413, `The form is too large: at most ${limit / KiB / KiB} MiB are accepted.`)
  if (Number(request.headers.get('content-length')) > limit) throw tooLarge()
  const body = paced(request, minPerPace)
  const texts = new Map<string, string>()
  const stagings = new Map<string, Promise<StagedUpload>>()
  const arriving: Readable[] = []
  let admitted: Promise<void> | undefined

  const parsing = new Promise<void>((resolve, reject) => {
    const parser = openParser(request)
    const refuse = (error: ClientError) => reject(error)
    parser.on('field', (name, value, nameCut, valueCut) => {
      if (texts.has(name)) return refuse(givenTwice(name))
      if (nameCut || valueCut)
        return refuse(new ClientError(413, 'A text is too long.', { errors: { [name]: 'This text is too long.' } }))
      texts.set(name, value)
    })
    parser.on('file', (name, stream, filename) => {
      // From the first: a file that nobody reads yet, or at all, would end the program when it breaks off.
      stream.on('error', (error) => {
        // Too large, or no room for it: what stages it says so.
        if (!(error instanceof ClientError || 'syscall' in error)) refuse(notWellFormed())
      })
      const kind = fileKinds.get(name)
      if (!kind || !filename) return stream.resume()
      if (stagings.has(name)) {
        stream.resume()
        return refuse(givenTwice(name))
      }
      admitted ??= beforeFiles()
      arriving.push(stream)
      const staging = admitted.then(() => files.stage(stream, kind))
      staging.catch((error) => {
        stream.resume()
        reject(
          error instanceof ClientError
            ? new ClientError(error.status, error.message, { errors: { [name]: error.message } })
            : error
        )
      })
      stagings.set(name, staging)
    })
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      parser.on(limit, () => refuse(new ClientError(413, 'The form has too many parts.')))
    }
    // Each part has its limit, but what belongs to no part, or to no field, is only read past.
    let size = 0
    body.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > limit) refuse(tooLarge())
    })
    parser.on('error', () => refuse(notWellFormed()))
    parser.on('finish', resolve)
    body.on('error', (error) =>
      reject(error instanceof ClientError ? error : new ClientError(400, 'The form did not arrive whole.'))
    )
    body.pipe(parser)
  })

  try {
    await parsing
    const staged = new Map<string, StagedUpload>()
    for (const [name, staging] of stagings) staged.set(name, await staging)
    return { values: Object.fromEntries(texts), uploads: Object.fromEntries(await dropEmpty(files, staged)) }
  } catch (error) {
    body.destroy()
    // Nobody else ends them: the parser waits for bytes that will not come, and the staging for the parser. Without an
    // error a file that had arrived whole would keep whoever stages it waiting.
    for (const stream of arriving) stream.destroy(notWellFormed())
    const settled = await Promise.allSettled(stagings.values())
    await files.unstage(settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])))
    throw error
  }
}

function openParser(request: Request) {
  try {
    return new Busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      limits: {
        fieldNameSize: 100,
        fieldSize: maxTextPart,
        fields: 100,
        files: 10,
        parts: 110,
        headerPairs: 20,
        headerSize: 8 * KiB
      }
    })
  } catch {
    throw notWellFormed()
  }
}

// A browser sends an empty part for a file input in which nothing was chosen.
async function dropEmpty(
  files: MultipartOptions['files'],
  staged: Map<string, StagedUpload>
): Promise<Map<string, StagedUpload>> {
  const isEmpty = ([, file]: [string, StagedUpload]) => file.size === 0
  await files.unstage([...staged].filter(isEmpty).map(([, file]) => file))
  return new Map([...staged].filter((entry) => !isEmpty(entry)))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function notWellFormed(cause?: unknown): ClientError {
  return new ClientError(400, 'The form is not well-formed.', { cause })
}

function givenTwice(name: string): ClientError {
  return new ClientError(400, 'A field was sent twice.', { errors: { [name]: 'This field was sent twice.' } })
}

function isMediaType(request: Request, type: string): boolean {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() === type
}

/** The body as it comes; a client that falls behind is cut off. A body with no pace to keep must be whole after one. */
function paced(request: Request, perPace: number): Readable {
  const stream = request.body
    ? Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0])
    : Readable.from([])
  let since = 0
  const timer = setInterval(() => {
    const isTooSlow = perPace === 0 || since < perPace
    since = 0
    if (isTooSlow) stream.destroy(new ClientError(408, 'The data came too slowly.'))
  }, pace)
  timer.unref()
  stream.on('data', (chunk: Buffer) => {
    since += chunk.length
  })
  stream.pause()
  stream.on('close', () => clearInterval(timer))
  return stream
}
