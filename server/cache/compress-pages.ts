import type { MiddlewareHandler } from 'hono'
import { negotiate, toQuickBrotli } from './encoded-answer.ts'

/**
 * Compresses pages that are made for each request, by brotli where the client takes it: the contact page then fits the first
 * window of a connection. Hono's own middleware knows no brotli, and has all else.
 */
export const compressPages: MiddlewareHandler = async (context, next) => {
  await next()
  const { body, headers } = context.res
  const isPage = body && !headers.has('content-encoding') && headers.get('content-type')?.startsWith('text/html')
  if (!isPage || negotiate(context.req.header('accept-encoding') ?? '') !== 'br') return
  const compressed = new Uint8Array(await toQuickBrotli(Buffer.from(await context.res.arrayBuffer())))
  context.res = new Response(compressed, context.res)
  context.res.headers.delete('content-length')
  context.res.headers.set('content-encoding', 'br')
  context.res.headers.append('vary', 'Accept-Encoding')
}
