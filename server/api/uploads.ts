import { Readable } from 'node:stream'
import type { Hono } from 'hono'
import { typeOfName } from '../../fields/upload-rules.ts'
import { ClientError, unlessMissing } from '../errors.ts'
import type { FileStore } from '../files/storage.ts'
import type { AppEnv } from '../http/context.ts'

/** Names that the program makes: a random part, a picture's size, the width of a variant, an ending. */
const namePattern = /^[\w-]{22}(?:-\d+x\d+)?(?:\.\d+)?\.\w+$/

/** Serves the uploads: with a fixed media type, sandboxed, immutable, and in ranges. */
export function mountUploads(app: Hono<AppEnv>, store: FileStore): void {
  app.get('/uploads/:name', async (context) => {
    const name = context.req.param('name')
    const type = namePattern.test(name) ? typeOfName(name) : undefined
    const found = type ? await store.stat(name) : undefined
    if (!type || !found) throw noSuchFile()

    const { size } = found
    const headers: Record<string, string> = {
      'Content-Type': type,
      'Accept-Ranges': 'bytes',
      // A name is never used for another content.
      'Cache-Control': 'public, max-age=31536000, immutable',
      // Feed readers and messengers show the pictures on their own pages.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: `"${name}"`,
      'Content-Security-Policy': "default-src 'none'; media-src 'self'; sandbox"
    }
    if (context.req.header('if-none-match')?.includes(`"${name}"`)) return new Response(null, { status: 304, headers })

    const range = readRange(context.req.header('range'), context.req.header('if-range'), `"${name}"`, size)
    if (range === 'unsatisfiable')
      return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } })
    const { start, end } = range ?? { start: 0, end: size - 1 }
    headers['Content-Length'] = String(end - start + 1)
    if (range) headers['Content-Range'] = `bytes ${start}-${end}/${size}`
    const isAsked = context.req.raw.method !== 'HEAD'
    const content = isAsked ? await store.read(name, range).catch(unlessMissing) : undefined
    if (isAsked && !content) throw noSuchFile()
    const body = content ? (Readable.toWeb(content) as ReadableStream) : null
    return new Response(body, { status: range ? 206 : 200, headers })
  })
}

function noSuchFile(): ClientError {
  return new ClientError(404, 'There is no such file.')
}

/**
 * One range of a Range header (RFC 9110, 14.2), both ends included; undefined where the whole is to be sent: without a
 * range, with several, with one that ends before it begins, or with one of another version of the file.
 */
export function readRange(header: string | undefined, ifRange: string | undefined, etag: string, size: number) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if ((first === '' && last === '') || (ifRange !== undefined && ifRange !== etag)) return undefined
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start < size ? { start, end } : ('unsatisfiable' as const)
}
