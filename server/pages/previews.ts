import type { Hono } from 'hono'
import { openPreview } from '../content/preview.ts'
import type { AppEnv } from '../http/context.ts'
import type { Services } from '../services.ts'
import type { ServePage } from './serve.ts'

/** Serves the pages that preview links show. No cache, search engine or other site gets to know of them. */
export function mountPreviews(app: Hono<AppEnv>, { content }: Services, servePage: ServePage) {
  app.get('/preview', async (context) => {
    const preview = await openPreview(content, context.req.query('token') ?? '')
    const request = new Request(new URL(preview?.path ?? '/not-found', context.req.url))
    const { body, status, headers } = await servePage(context, request, { uploads: {} }, preview)
    headers.set('Cache-Control', 'no-store')
    headers.set('Referrer-Policy', 'no-referrer')
    headers.set('X-Robots-Tag', 'noindex, nofollow')
    return new Response(body, { status, headers })
  })
}
