import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

type Encoding = 'br' | 'gzip' | 'identity'

/** The bytes of an answer in one encoding, with its headers for a 200 and for a 304. */
interface Encoded {
  etag: string
  body: Buffer
  okHeaders: Record<string, string>
  notModifiedHeaders: Record<string, string>
}

export type EncodedAnswer = Record<Encoding, Encoded>

/** Compresses a body and gives each encoding a strong ETag of its own. A PDF is compressed already, and sent as it is. */
export async function encodeAnswer(identity: Buffer, headers: Record<string, string>): Promise<EncodedAnswer> {
  if (headers['content-type'] === 'application/pdf') return encodedAnswer({ identity }, headers)
  const [gzipped, br] = await Promise.all([compressed.gzip(identity), compressed.br(identity)])
  return encodedAnswer({ identity, gzip: gzipped, br }, headers)
}

/** Bytes: what is shorter is compressed in less time than another thread takes to begin. */
const shortLength = 8 * 1024

/** Compresses at a speed that a visitor can wait for. */
export const compressed = {
  gzip: async (body: Buffer) => {
    const options = { level: 7 }
    return body.length < shortLength ? gzipSync(body, options) : await toGzip(body, options)
  },
  br: async (body: Buffer) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
    return body.length < shortLength ? brotliCompressSync(body, { params }) : await toBrotli(body, { params })
  }
}

/** An answer of compressed bodies; clients of an encoding that is left out get the plain bytes. */
export function encodedAnswer(
  { identity, gzip, br }: { identity: Buffer; gzip?: Buffer | undefined; br?: Buffer | undefined },
  headers: Record<string, string>
): EncodedAnswer {
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const as = (encoding: Encoding, body: Buffer) => encoded(encoding, body, headers, `"${hash}-${encoding}"`)
  const plain = as('identity', identity)
  return { identity: plain, gzip: gzip ? as('gzip', gzip) : plain, br: br ? as('br', br) : plain }
}

function encoded(encoding: Encoding, body: Buffer, headers: Record<string, string>, etag: string): Encoded {
  const notModifiedHeaders = { ...headers, etag }
  const okHeaders: Record<string, string> = { ...notModifiedHeaders, 'content-length': String(body.length) }
  if (encoding !== 'identity') okHeaders['content-encoding'] = encoding
  return { etag, body, notModifiedHeaders, okHeaders }
}

/** The same with brotli at its best: a tenth smaller for 70 ms of another thread, for which the first client would wait. */
export async function recompressed(answer: EncodedAnswer): Promise<EncodedAnswer> {
  const { identity, br } = answer
  if (br === identity) return answer
  const body = await toBrotli(identity.body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: identity.body.length } })
  return { ...answer, br: encoded('br', body, br.notModifiedHeaders, br.etag.replace('-br', '-brotli')) }
}

export function bytesOf({ identity, gzip, br }: EncodedAnswer): number {
  return identity.body.length + gzip.body.length + br.body.length
}

/** Selects the answer to these request headers ('' for an absent one): the body, or 304 without one. */
export function selectAnswer(answer: EncodedAnswer, acceptEncoding: string, ifNoneMatch: string) {
  const { etag, body, okHeaders, notModifiedHeaders } = answer[negotiate(acceptEncoding)]
  if (ifNoneMatch !== '' && ifNoneMatch.includes(etag))
    return { status: 304, headers: notModifiedHeaders, body: undefined }
  return { status: 200, headers: okHeaders, body }
}

export function sendAnswer(answer: EncodedAnswer, request: IncomingMessage, response: ServerResponse): void {
  const { 'accept-encoding': encodings = '', 'if-none-match': known = '' } = request.headers
  const { status, headers, body } = selectAnswer(answer, String(encodings), known)
  response.writeHead(status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

// Named without `q=0`, which refuses it.
const accepts = { br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/, gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/ }

/** The smallest encoding of those that a client takes, by its Accept-Encoding. */
export function negotiate(acceptEncoding: string): Encoding {
  return accepts.br.test(acceptEncoding) ? 'br' : accepts.gzip.test(acceptEncoding) ? 'gzip' : 'identity'
}
