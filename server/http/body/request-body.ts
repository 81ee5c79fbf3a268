import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ClientError } from '../../errors.ts'

export const KiB = 1024

/** A body's speed is looked at once in this time, ms. */
const checkInterval = 10_000

interface BodyLimits {
  maxBytes: number
  /** A client that sends less than this in each `checkInterval` is cut off; without it a body must be whole after one. */
  minBytesPerCheck?: number
  /** The message of 413. */
  tooLarge: string
}

/** A request's body as it arrives. It ends with a ClientError 408 or 413 where the client breaks its limits. */
export function limitedBody(
  request: Request,
  { maxBytes, minBytesPerCheck = Infinity, tooLarge }: BodyLimits
): Readable {
  let total = 0
  let sinceCheck = 0
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.length
      sinceCheck += chunk.length
      if (total > maxBytes) done(new ClientError(413, tooLarge))
      else done(null, chunk)
    }
  })
  const checkSpeed = () => {
    if (sinceCheck < minBytesPerCheck) body.destroy(new ClientError(408, 'The data came too slowly.'))
    sinceCheck = 0
  }
  const timer = setInterval(checkSpeed, checkInterval).unref()
  body.once('close', () => clearInterval(timer))
  const source = request.body
    ? Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0])
    : Readable.from([])
  // The failure of either end destroys the other; it is read from this stream.
  pipeline(source, body).catch(() => undefined)
  return body
}

/** Reads a small body whole. @throws ClientError 400, 408, 413 */
export async function readWhole(request: Request, maxBytes: number): Promise<Buffer> {
  const tooLarge = `The data is too large: at most ${maxBytes / KiB} KiB are accepted.`
  const chunks: Buffer[] = []
  try {
    for await (const chunk of limitedBody(request, { maxBytes, tooLarge })) chunks.push(chunk)
  } catch (error) {
    if (error instanceof ClientError) throw error
    throw new ClientError(400, 'The data did not arrive whole.', { cause: error })
  }
  return Buffer.concat(chunks)
}

/** True where a request declares this media type of its body. */
export function isMediaType(request: Request, type: string): boolean {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() === type
}

/** The longest article with all of its letters escaped. */
const maxJsonBytes = 512 * KiB

/** Reads a JSON object. @throws ClientError 400, 408, 413, 415 */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  if (!isMediaType(request, 'application/json')) throw new ClientError(415, 'Please send the data as application/json.')
  const bytes = await readWhole(request, maxJsonBytes)
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
