import type { MiddlewareHandler } from 'hono'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress'
import { compressed, negotiate } from './encoded-answer.ts'

/** Bytes: what is shorter fits the packet of its headers. */
const minLength = 1024

/**
 * Compresses answers that are made for each request, as a whole: Hono's own middleware streams them, so each waits for a timer
 * of a millisecond, and it knows no brotli, by which the contact page fits the first window of a connection.
 */
export const compressAnswers: MiddlewareHandler = async (context, next) => {
  await next()
  const { body, headers, status } = context.res
  // The cache's answers name the header, and are in the encoding that it asks for.
  if (!body || status === 206 || headers.has('content-encoding') || /accept-encoding/i.test(headers.get('vary') ?? ''))
    return
  if (!COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('content-type') ?? '')) return
  headers.append('vary', 'Accept-Encoding')
  const encoding = negotiate(context.req.header('accept-encoding') ?? '')
  if (encoding === 'identity') return
  const identity = Buffer.from(await context.res.arrayBuffer())
  const isLong = identity.length >= minLength
  if (isLong) headers.set('content-encoding', encoding)
  headers.delete('content-length')
  // Hono would add the headers of the answer it has to those of the one it gets.
  context.res = undefined
  context.res = new Response(new Uint8Array(isLong ? await compressed[encoding](identity) : identity), {
    status,
    headers
  })
}
